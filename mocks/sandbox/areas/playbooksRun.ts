import type { PlaybookRunRecord } from "~generated/playbook/types.gen";
import { frameworkError, httpError, plainError } from "../answers";
import type { Area } from "../area";
import { signedIn, type Context } from "../context";
import type { SandboxUser } from "../people";
import { ActionError } from "../playbooks/actions/action";
import { approveRun } from "../playbooks/approve";
import { hasRight, refusal } from "../playbooks/rights";
import { startRun, StartError } from "../playbooks/startRun";
import { finalStatuses, loadRun, setRunStatus, targetOf } from "../playbooks/store";
import { playbooksAt } from "../playbooks/triggers";
import { isProven } from "../playbooks/webhookProof";
import { idOf } from "../requestBody";

type Call = Context & { user: SandboxUser };

interface RunRow extends Omit<
  PlaybookRunRecord,
  "created_at" | "scheduled_time" | "start_time" | "end_time"
> {
  created_at: Date;
  scheduled_time: Date;
  start_time: Date | null;
  end_time: Date | null;
}

/** getPlaybookRun: no key for what is empty. */
async function readRun({ request, db }: Call): Promise<Response> {
  const id = idOf(request);
  if (id instanceof Response) return id;
  const [row] = await db.query<RunRow>(
    `select id::text, playbook_id::text, status, spec, created_at, scheduled_time, start_time, end_time, timeout,
       created_by::text, config_id::text, component_id::text, check_id::text, notification_send_id::text,
       parent_id::text, agent_id::text, parameters, request, error
     from playbook_runs where id = $1::uuid`,
    [id],
  );
  if (!row) return httpError(404, `playbook run '${id}' not found`);
  return Response.json(
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
  );
}

/** The run that a request names with its playbook, or the answer that says why not. */
async function named({ request, db }: Call) {
  const id = idOf(request);
  if (id instanceof Response) return id;
  const run = await loadRun(db, id);
  const [playbook] = run
    ? await db.query<{ id: string; name: string; namespace: string }>(
        "select id::text, name, namespace from playbooks where id = $1::uuid",
        [run.playbook_id],
      )
    : [];
  return run && playbook ? { run, playbook } : httpError(404, `playbook run '${id}' not found`);
}

/** approvePlaybookRun. */
async function approve(call: Call): Promise<Response> {
  const found = await named(call);
  if (found instanceof Response) return found;
  const { db, user } = call;
  const { run, playbook } = found;
  const mayOverrule = await hasRight(db, user, "playbook:approve", {
    playbook,
    target: targetOf(run),
  });
  const approval = await approveRun(db, run.id, user.token?.ownerId ?? user.id, { mayOverrule });
  switch (approval) {
    case "not needed":
      return httpError(400, "this playbook does not require approval");
    case "not waiting":
      return httpError(400, `the run is ${run.status} and waits for no approval`);
    case "not an approver":
      return refusal(user, "playbook:approve");
    default:
      return Response.json({ message: "playbook run approved" });
  }
}

/** cancelPlaybookRun. */
async function cancel(call: Call): Promise<Response> {
  const found = await named(call);
  if (found instanceof Response) return found;
  const { db, user } = call;
  const { run, playbook } = found;
  if (!(await hasRight(db, user, "playbook:cancel", { playbook, target: targetOf(run) })))
    return refusal(user, "playbook:cancel");
  const isCancelled =
    !finalStatuses.has(run.status) &&
    (await setRunStatus(db, run.id, "cancelled", `Cancelled by ${user.name}.`));
  return isCancelled
    ? Response.json({ message: "playbook run cancelled" })
    : httpError(400, `the run is ${run.status} already`);
}

/** What a call may bring into templates. */
const MAX_BODY = 256 * 1024;

/** triggerPlaybookWebhook: every playbook that listens on the path. */
async function webhook({ request, db }: Context): Promise<Response> {
  const url = new URL(request.url);
  const path = decodeURIComponent(url.pathname.replace(/^.*\/playbook\/webhook\//, ""));
  const playbooks = await playbooksAt(db, path);
  if (playbooks.length === 0) return frameworkError(404, "Not Found");
  const content = await request.text();
  if (content.length > MAX_BODY) return httpError(400, "the body is too large");
  const proven: typeof playbooks = [];
  try {
    for (const playbook of playbooks)
      if (await isProven(playbook.authentication, request.headers, content)) proven.push(playbook);
  } catch (error) {
    if (error instanceof ActionError) return httpError(500, error.message);
    throw error;
  }
  if (proven.length === 0)
    return plainError(401, "the call does not prove itself as the playbook asks");
  const { authorization: _, cookie: __, ...headers } = Object.fromEntries(request.headers);
  const query = Object.fromEntries(url.searchParams);
  try {
    for (const { id } of proven)
      await startRun(db, {
        playbookId: id,
        target: null,
        params: {},
        userId: null,
        request: { path, headers, query, content, ...jsonOf(content) },
      });
  } catch (error) {
    if (error instanceof StartError) return httpError(500, error.message);
    throw error;
  }
  return Response.json({ message: "ok" });
}

function jsonOf(content: string): { json?: unknown } {
  try {
    return { json: JSON.parse(content) };
  } catch {
    return {};
  }
}

export const area: Area = {
  handlers: {
    getPlaybookRun: signedIn(readRun),
    approvePlaybookRun: signedIn(approve),
    cancelPlaybookRun: signedIn(cancel),
    triggerPlaybookWebhook: webhook,
  },
};
