import type { Host } from "../host";
import { ActionError } from "./actions/action";
import { wait } from "./stopping";
import type { Row } from "./resource";
import { startRun } from "./startRun";
import { changeAction, finalStatuses, targetOf, type StoredRun } from "./store";

const LOOK_MS = 200;

/** Starts a playbook on behalf of a run, for the same resource, and waits until it is over. */
export function runChildOf(work: { host: Host; run: StoredRun; id: string }, signal: AbortSignal) {
  const { db } = work.host;
  return async (playbook: { namespace?: string; name: string }, params: Row): Promise<string> => {
    const [found] = await db.query<{ id: string }>(
      "select id::text from playbooks where name = $1 and namespace = $2 and deleted_at is null",
      [playbook.name, playbook.namespace ?? "default"],
    );
    if (!found) throw new ActionError(`There is no playbook ${playbook.name}.`);
    const { id } = await startRun(db, {
      playbookId: found.id,
      target: targetOf(work.run),
      params: Object.fromEntries(
        Object.entries(params).map(([key, value]) => [key, String(value)]),
      ),
      userId: work.run.created_by,
      request: null,
      parentId: work.run.id,
      isApproved: true,
    });
    await changeAction(db, work.id, { status: "waiting_children" });
    for (;;) {
      const [child] = await db.query<{ status: string; error: string | null }>(
        "select status, error from playbook_runs where id = $1::uuid",
        [id],
      );
      if (child?.status === "completed") break;
      if (child && finalStatuses.has(child.status))
        throw new ActionError(
          `The playbook ${playbook.name} ${child.status}: ${child.error ?? "no reason given"}`,
        );
      await wait(LOOK_MS, signal);
    }
    await changeAction(db, work.id, { status: "running" });
    const results = await db.query<{ name: string; result: Row | null }>(
      "select name, result from playbook_run_actions where playbook_run_id = $1::uuid order by start_time",
      [id],
    );
    return results
      .map(({ name, result }) => `### ${name}\n\n${JSON.stringify(result)}`)
      .join("\n\n");
  };
}
