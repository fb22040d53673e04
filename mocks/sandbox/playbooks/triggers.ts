import type { Database } from "../db/driver";
import { onEvent, type QueuedEvent, type Subscription } from "../events/onEvent";
import { SeenEvents } from "../events/seenEvents";
import type { Host } from "../host";
import { fits, loadTarget, type Row, type Target } from "./resource";
import { scopeOf } from "./scope";
import { readSpec, SpecError, type EventCondition, type PlaybookSpec } from "./spec";
import { startRun, StartError } from "./startRun";
import { evaluateIn, TemplateError } from "./templateValue";

const seen = new SeenEvents();

/** The newest events by name. */
export const seenEvents = (db: Database) => seen.of(db);

const triggers = { check: "canary", config: "config", component: "component" } as const;

const hasLabels = (resource: Row, labels: EventCondition["labels"]): boolean =>
  Object.entries(labels ?? {}).every(([key, value]) => Object(resource["labels"])[key] === value);

interface Listening {
  id: string;
  spec: unknown;
}

async function start(
  host: Host,
  { id, spec }: Listening,
  event: QueuedEvent,
  target: Target,
  resource: Row,
) {
  const read: PlaybookSpec = readSpec(spec);
  const [, happened = ""] = event.name.split(/\.(.*)/s);
  for (const wanted of read.on?.[triggers[target.kind]] ?? []) {
    if (wanted.event !== happened || !hasLabels(resource, wanted.labels)) continue;
    const request = { event: event.name };
    const scope = await scopeOf(host.db, {
      playbookId: id,
      target,
      params: {},
      userId: null,
      request,
    });
    if (wanted.filter && evaluateIn(wanted.filter, scope) !== true) continue;
    const selects = read[`${target.kind}s`];
    if (selects && selects.length > 0 && !(await fits(host.db, read, target))) continue;
    await startRun(host.db, { playbookId: id, target, params: {}, userId: null, request });
    return;
  }
}

/** Starts the playbooks that wait for what happened. One that cannot start does not keep the others from it. */
async function react(event: QueuedEvent, host: Host): Promise<void> {
  const kind = event.name.split(".")[0];
  const id = event.properties["id"];
  if (!id || (kind !== "check" && kind !== "config" && kind !== "component")) return;
  const target: Target = { kind, id, mayBeGone: event.name === "config.deleted" };
  const resource = await loadTarget(host.db, target);
  if (!resource) return;
  seen.remember(host.db, event, { [kind]: { id, name: resource["name"], type: resource["type"] } });
  const listening = await host.db.query<Listening>(
    "select id::text, spec from playbooks where deleted_at is null and spec -> 'on' -> $1 is not null",
    [triggers[kind]],
  );
  const problems: string[] = [];
  for (const playbook of listening)
    await start(host, playbook, event, target, resource).catch((error: unknown) => {
      const isOwn =
        error instanceof SpecError || error instanceof TemplateError || error instanceof StartError;
      if (!isOwn) throw error;
      problems.push(error.message);
    });
  if (problems.length > 0) throw new Error(problems.join("; "));
}

export const playbookEvents: readonly Subscription[] = ["check.*", "config.*", "component.*"].map(
  (pattern) => onEvent(pattern, react),
);

/** A playbook that listens on a webhook path. */
export interface WebhookPlaybook {
  id: string;
  authentication: Row | null;
}

export async function playbooksAt(db: Database, path: string): Promise<WebhookPlaybook[]> {
  return db.query<WebhookPlaybook>(
    `select id::text, spec -> 'on' -> 'webhook' -> 'authentication' as authentication from playbooks
     where deleted_at is null and spec -> 'on' -> 'webhook' ->> 'path' = $1 order by id`,
    [path],
  );
}
