import { operationOf } from "~generated/operationOf";
import { operations, type OperationId } from "~generated/operations";
import { addressOf } from "~/api/callRule";
import { config } from "~/api/config";
import { apiFetch } from "~/api/request";
import { curlCommand } from "~/lib/text/curlCommand";
import { markOf, maskedSecrets } from "~/lib/wire/maskedSecrets";
import { isRecord } from "~/lib/wire/wirePath";

export type Row = Readonly<Record<string, unknown>>;

/** A write as it would be sent. */
export interface PlannedCall {
  /** Its name in the contract; undefined for a call that the contract does not know. */
  operation: OperationId | undefined;
  method: string;
  /** Path and query. */
  path: string;
  /** Table of /db that it is about. */
  table: string | undefined;
  body: unknown;
  /** Fields of it that are secrets although their names do not say so. */
  secrets: ReadonlySet<string> | undefined;
  /** Records of /db that it would change or delete, as they are now; undefined where that cannot be read. */
  rows: readonly Row[] | undefined;
  curl: string;
  /** Variables of the shell that stand for secrets in it. */
  variables: readonly string[];
}

/** Variable that stands for the access token of whoever makes the call. */
const token = "TOKEN";

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.clone().text();
  if (text === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** Records that the row filters of a change or deletion pick now. */
async function rowsOf({ method, url }: Request): Promise<readonly Row[] | undefined> {
  if (method !== "PATCH" && method !== "DELETE") return undefined;
  try {
    const answer: unknown = await (await apiFetch(url)).json();
    return Array.isArray(answer) ? answer.filter((row) => isRecord(row)) : undefined;
  } catch {
    // Some tables cannot be read as they are written; the call is shown all the same.
    return undefined;
  }
}

/** What is known of a write that was held back; records are read as they are now. */
export async function plannedCall(
  request: Request,
  secrets?: ReadonlySet<string>,
): Promise<PlannedCall> {
  const { method, url } = request;
  const { pathname, search } = new URL(url);
  const operation = operationOf(method, pathname);
  const table =
    operation === "createNotificationSilence"
      ? "notification_silences"
      : /^\/api\/db\/(\w+)$/.exec(pathname)?.[1];
  const body = await bodyOf(request);
  const masked = maskedSecrets(body, secrets);
  const headers = ["content-type", "prefer"].flatMap((name) => {
    const value = request.headers.get(name);
    return value === null || body === undefined ? [] : [[name, value] as const];
  });
  const asksWho = config().auth !== "none";
  return {
    operation,
    method,
    path: pathname + search,
    table,
    body,
    secrets,
    rows: pathname.startsWith("/api/db/") ? await rowsOf(request) : undefined,
    curl: curlCommand(
      {
        method,
        address: new URL(addressOf(pathname) + search, location.origin).href,
        headers: [
          ...(asksWho ? [["Authorization", `Bearer ${markOf(token)}`] as const] : []),
          ...headers,
        ],
        body: body === undefined ? undefined : JSON.stringify(masked.value),
      },
      " \\\n  ",
    ),
    variables: [...(asksWho ? [token] : []), ...masked.variables],
  };
}

/** What a call asks for, "write on scopes". */
export function accessOf({ operation }: PlannedCall): string | undefined {
  if (operation === undefined) return undefined;
  const { action, resource } = operations[operation].access;
  return `${action} on ${resource}`;
}
