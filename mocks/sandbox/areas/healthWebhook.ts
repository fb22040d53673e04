import * as v from "valibot";
import { simpleError } from "../answers";
import { entriesOf } from "../checks/entries";
import { recordResult } from "../checks/record";
import type { Database } from "../db/driver";

/** Of a body that is no JSON so much is kept. */
const TEXT_LIMIT = 10 * 1024;

interface Listener {
  id: string;
  name: string;
  namespace: string;
  labels: Record<string, string>;
  spec: unknown;
}

const webhookSpec = v.object({
  webhook: v.object({ token: v.nullish(v.looseObject({ value: v.nullish(v.string()) })) }),
});

/** Canaries that listen on a webhook of that name, or the one with that id if it listens at all. */
const listenersOn = (db: Database, id: string) =>
  db.query<Listener>(
    `select id::text, name, namespace, coalesce(labels, '{}') as labels, spec from canaries
     where deleted_at is null and spec -> 'webhook' is not null
       and (spec -> 'webhook' ->> 'name' = $1 or id::text = lower($1)) order by id`,
    [id],
  );

/** What was sent, as the run keeps it: JSON whole, any other text cut. Undefined for what says JSON and is none. */
async function contentOf(
  request: Request,
): Promise<{ json?: unknown; content?: string } | undefined> {
  const text = await request.text();
  const type = request.headers.get("content-type")?.split(";")[0]?.trim();
  if (type !== "application/json") return { content: text.slice(0, TEXT_LIMIT) };
  if (text === "") return {};
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** receiveCheckWebhook: the call is a run that passed of the webhook check of its canary. */
export async function receiveCheckWebhook(request: Request, db: Database): Promise<Response> {
  const url = new URL(request.url);
  const id = decodeURIComponent(url.pathname.split("/").at(-1) ?? "");
  const [canary, ...others] = await listenersOn(db, id);
  if (!canary) return simpleError(404, `no canary listens on the webhook ${id}`);
  if (others.length > 0) return simpleError(400, `multiple canaries found for webhook: ${id}`);
  const spec = v.safeParse(webhookSpec, canary.spec);
  if (!spec.success) return simpleError(404, "no webhook checks found");
  const { token } = spec.output.webhook;
  // A token of the cluster cannot be read here; nobody gets in by not knowing it.
  if (token && !("value" in token && typeof token.value === "string"))
    return simpleError(500, "the token of the webhook lies in the cluster and cannot be read here");
  const given = url.searchParams.get("token") ?? request.headers.get("webhook-token") ?? "";
  if (token?.value && token.value !== given) return simpleError(401, "invalid webhook token");
  const content = await contentOf(request);
  if (content === undefined) return simpleError(400, "the body says that it is JSON and is none");
  const entry = entriesOf(canary).find(({ type }) => type === "webhook");
  const [check] = await db.query<{ id: string }>(
    `select id::text from checks
     where canary_id = $1::uuid and type = 'webhook' and name = $2 and deleted_at is null`,
    [canary.id, entry?.name ?? ""],
  );
  if (!check) return simpleError(404, "no webhook checks found");
  const { authorization: _, cookie: __, ...headers } = Object.fromEntries(request.headers);
  await recordResult(db, {
    checkId: check.id,
    startedAt: new Date(),
    nextRuntime: null,
    result: { pass: true, message: "", durationMs: 0, details: { headers, ...content } },
  });
  return Response.json({ message: "ok" });
}
