import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "../db/driver";
import { durationMs } from "../duration";
import { onEvent, type QueuedEvent, type Subscription } from "../events/onEvent";
import type { Host } from "../host";
import { fits, loadTarget, type Row, type Target } from "./resource";
import { scopeOf } from "./scope";
import { readSpec, SpecError, type EventCondition, type PlaybookSpec } from "./spec";
import { startRun, StartError } from "./startRun";
import { evaluateIn, TemplateError } from "./template";
import { plain, variable } from "./actions/action";
import * as v from "valibot";

/** An event that a playbook could have reacted to, and what its expressions could see. */
export interface SeenEvent {
  event: { name: string; properties: Readonly<Record<string, string>>; created_at: string };
  env: Row;
}

const KEPT = 20;
const seen = new WeakMap<Database, Map<string, SeenEvent[]>>();

/** The newest events by name. */
export const seenEvents = (db: Database): Record<string, SeenEvent[]> =>
  Object.fromEntries(seen.get(db) ?? []);

function remember(db: Database, event: QueuedEvent, env: Row): void {
  const byName = seen.get(db) ?? new Map<string, SeenEvent[]>();
  const { name, properties, createdAt } = event;
  const entry = { event: { name, properties, created_at: createdAt.toISOString() }, env };
  byName.set(name, [entry, ...(byName.get(name) ?? [])].slice(0, KEPT));
  seen.set(db, byName);
}

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
  const target: Target = { kind, id };
  const resource = await loadTarget(host.db, target);
  if (!resource) return;
  remember(host.db, event, { [kind]: { id, name: resource["name"], type: resource["type"] } });
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

const same = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const secretOf = (source: unknown, field: string): string => {
  const read = v.safeParse(variable, source);
  return read.success ? plain(read.output, field) : "";
};

const TOLERANCE_MS = 5 * 60_000;

/** Svix signs id, time and body; the secret is base64 after `whsec_`. */
function isBySvix(section: Row, headers: Headers, body: string): boolean {
  const id = headers.get("svix-id") ?? "";
  const time = headers.get("svix-timestamp") ?? "";
  const own = typeof section["verifyTimestamp"] === "string" ? section["verifyTimestamp"] : "";
  const limit = durationMs(own) ?? TOLERANCE_MS;
  if (Math.abs(Date.now() - Number(time) * 1000) > limit) return false;
  const key = Buffer.from(secretOf(section["secret"], "secret").replace(/^whsec_/, ""), "base64");
  const wanted = createHmac("sha256", key).update(`${id}.${time}.${body}`).digest("base64");
  return (headers.get("svix-signature") ?? "")
    .split(" ")
    .some((signature) => same(signature.replace(/^v1,/, ""), wanted));
}

/**
 * Whether a call proves itself as the playbook's webhook asks; without authentication every call does.
 * @throws ActionError for a secret that lies in a cluster, and for kinds that the sandbox cannot check.
 */
export function isProven(authentication: Row | null, headers: Headers, body: string): boolean {
  const [kind, section] = Object.entries(authentication ?? {}).find(([, value]) => value) ?? [];
  if (kind === undefined) return true;
  const own: Row = Object(section);
  if (kind === "basic") {
    const pair = `${secretOf(own["username"], "username")}:${secretOf(own["password"], "password")}`;
    return same(
      headers.get("authorization") ?? "",
      `Basic ${Buffer.from(pair).toString("base64")}`,
    );
  }
  if (kind === "github") {
    const key = secretOf(own["token"], "token");
    const wanted = `sha256=${createHmac("sha256", key).update(body).digest("hex")}`;
    return key !== "" && same(headers.get("x-hub-signature-256") ?? "", wanted);
  }
  return kind === "svix" && isBySvix(own, headers, body);
}
