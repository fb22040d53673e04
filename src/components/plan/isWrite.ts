import { operationOf } from "~generated/operationOf";
import { operations, type OperationId } from "~generated/operations";

/** Ask for the right to write, and leave everything as it is. */
const changesNothing: ReadonlySet<OperationId> = new Set(["previewView"]);

/** Whether a call changes something: some calls read by POST, and some writes ask for no more than reading. */
export function isWrite({ method, url }: Pick<Request, "method" | "url">): boolean {
  if (method === "GET" || method === "HEAD") return false;
  const id = operationOf(method, new URL(url).pathname);
  if (id === undefined) return true;
  const { access, invalidates } = operations[id];
  return !changesNothing.has(id) && (access.action === "write" || invalidates.length > 0);
}
