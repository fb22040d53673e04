import type { Database } from "../db/driver";
import type { Scope } from "../expressions/evaluate";
import { ruleNames } from "./match";

/** An event as the queue holds it: a name, and mostly the id of what it is about. */
export interface EventRef {
  name: string;
  properties: Readonly<Record<string, string>>;
}

/** Kinds of what rules may tell about. */
export type SubjectKind = "config" | "component" | "check" | "canary" | "playbook";

/** What an event is about, as it is now. */
export interface EventScope {
  kind: SubjectKind;
  /** Id of the resource; of an approval that of its playbook. */
  resourceId: string;
  name: string;
  type: string | null;
  health: string | null;
  status: string | null;
  /** Why it is as it is, where something says so. */
  description: string | null;
  /** What filters and templates of a rule read: `ruleNames`. */
  scope: Scope;
}

type Row = Readonly<Record<string, unknown>>;
type Query = Pick<Database, "query">;

/** Deleted ones too: their deletion is an event. `canary` and `agent` come along where the kind has them. */
const reads: Readonly<Record<string, string>> = {
  config: `select one.id::text, jsonb_build_object(
      'config', case when jsonb_typeof(one.config) = 'object' then one.config else '{}'::jsonb end || to_jsonb(one),
      'agent', jsonb_build_object('id', agent.id, 'name', agent.name)
    ) as named, one.name, one.type, one.health, one.status, one.description
    from config_items one left join agents agent on agent.id = one.agent_id where one.id = any($1::uuid[])`,
  component: `select one.id::text, jsonb_build_object(
      'component', to_jsonb(one), 'agent', jsonb_build_object('id', agent.id, 'name', agent.name)
    ) as named, one.name, one.type, one.health, one.status, coalesce(one.status_reason, one.description) as description
    from components one left join agents agent on agent.id = one.agent_id where one.id = any($1::uuid[])`,
  check: `select one.id::text, jsonb_build_object(
      'check', to_jsonb(one), 'canary', to_jsonb(canary),
      'agent', jsonb_build_object('id', agent.id, 'name', agent.name)
    ) as named, one.name, one.type, one.status as health, one.status, coalesce(nullif(last.error, ''), last.message) as description
    from checks one join canaries canary on canary.id = one.canary_id left join agents agent on agent.id = one.agent_id
    left join lateral (
      select error, message from check_statuses where check_id = one.id order by time desc limit 1
    ) last on true
    where one.id = any($1::uuid[])`,
  canary: `select one.id::text, jsonb_build_object(
      'canary', to_jsonb(one), 'agent', jsonb_build_object('id', agent.id, 'name', agent.name)
    ) as named, one.name, null as type, null as health, null as status, null as description
    from canaries one left join agents agent on agent.id = one.agent_id where one.id = any($1::uuid[])`,
  playbook: `select one.id::text, jsonb_build_object('playbook', to_jsonb(one)) as named, coalesce(one.title, one.name) as name,
      null as type, null as health, null as status, null as description
    from playbooks one where one.id = any($1::uuid[])`,
  approval: `select approval.id::text, jsonb_build_object(
      'playbook', to_jsonb(one), 'run', to_jsonb(run) - 'spec',
      'approver', coalesce(to_jsonb(person), to_jsonb(team), '{}'::jsonb)
    ) as named, coalesce(one.title, one.name) as name, null as type, null as health, run.status, null as description,
      one.id::text as "resourceId"
    from playbook_approvals approval join playbook_runs run on run.id = approval.run_id
    join playbooks one on one.id = run.playbook_id
    left join people person on person.id = approval.person_id left join teams team on team.id = approval.team_id
    where approval.id = any($1::uuid[])`,
};

/** Where the record of an event lies; undefined for events that rules do not know. */
function readOf(name: string): string | undefined {
  if (name === "playbook.approval.inserted") return "approval";
  const kind = name.split(".")[0] ?? "";
  return Object.hasOwn(reads, kind) && kind !== "approval" ? kind : undefined;
}

const kindOf = (read: string): SubjectKind =>
  read === "config" || read === "component" || read === "check" || read === "canary"
    ? read
    : "playbook";

/** Pages of the console about a resource, and about a new silence of it. */
export function linksOf(baseUrl: string, kind: SubjectKind, id: string) {
  const pages = {
    config: `/catalog/${id}`,
    component: `/topology/${id}`,
    check: `/health?checkId=${id}`,
    canary: `/settings/canaries/${id}`,
    playbook: `/playbooks/${id}`,
  };
  return {
    permalink: `${baseUrl}${pages[kind]}`,
    silenceURL: kind === "playbook" ? "" : `${baseUrl}/notifications/silences/add?${kind}_id=${id}`,
  };
}

interface Found {
  id: string;
  named: Row;
  name: string | null;
  type: string | null;
  health: string | null;
  status: string | null;
  description: string | null;
  resourceId?: string;
}

const healthWords = /^(?:healthy|unhealthy|warning|unknown|degraded)$/;

function stateOf(event: string, health: string | null): string {
  const word = event.split(".").at(-1) ?? "";
  if (event === "check.failed") return "unhealthy";
  if (event === "check.passed") return "healthy";
  return healthWords.test(word) ? word : (health ?? "");
}

/**
 * What each event is about, in one read for each kind, however many events there are; undefined for an event whose
 * record is gone, or that rules do not know.
 * @param baseUrl address of the console, for links in messages.
 */
export async function scopesOf(
  db: Query,
  events: readonly EventRef[],
  baseUrl: string,
): Promise<(EventScope | undefined)[]> {
  const wanted = new Map<string, Set<string>>();
  for (const { name, properties } of events) {
    const read = readOf(name);
    const { id } = properties;
    if (read === undefined || id === undefined || !/^[\da-f-]{36}$/i.test(id)) continue;
    wanted.set(read, (wanted.get(read) ?? new Set()).add(id));
  }
  const found = new Map<string, Found>();
  for (const [read, ids] of wanted)
    for (const row of await db.query<Found>(reads[read] ?? "", [[...ids]]))
      found.set(`${read} ${row.id}`, row);
  return events.map((event) => {
    const read = readOf(event.name);
    const row = read && found.get(`${read} ${event.properties["id"]}`);
    return read && row ? scopeOf(event, kindOf(read), row, baseUrl) : undefined;
  });
}

function scopeOf(event: EventRef, kind: SubjectKind, row: Found, baseUrl: string): EventScope {
  const resourceId = row.resourceId ?? row.id;
  const empty = Object.fromEntries(ruleNames.map((name): [string, unknown] => [name, {}]));
  const { name, type, health, status, description } = row;
  return {
    kind,
    resourceId,
    name: name ?? resourceId,
    type,
    health,
    status,
    description,
    scope: {
      ...empty,
      ...row.named,
      event: { name: event.name, ...event.properties },
      new_state: stateOf(event.name, health),
      ...linksOf(baseUrl, kind, resourceId),
    },
  };
}
