import type { Database } from "../db/driver";

/** An event as the queue holds it: a name, and mostly the id of what it is about. */
export interface EventRef {
  name: string;
  properties: Readonly<Record<string, string>>;
}

/** Kinds of what rules may tell about. */
export type SubjectKind =
  | "config"
  | "component"
  | "check"
  | "canary"
  | "playbook"
  | "incident"
  /** A rule itself, of which its watchdog tells. */
  | "notification";

type Row = Readonly<Record<string, unknown>>;

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
  incident: `select one.id::text, jsonb_build_object('incident', to_jsonb(one)) as named, one.title as name, one.type,
      null as health, one.status, one.description
    from incidents one where one.id = any($1::uuid[])`,
  responder: `select responder.id::text, jsonb_build_object('incident', to_jsonb(one), 'responder', to_jsonb(responder)
        || jsonb_build_object('name', coalesce(person.name, team.name, responder.type))) as named,
      one.title as name, one.type, null as health, one.status, coalesce(person.name, team.name, responder.type) as description,
      one.id::text as "resourceId"
    from responders responder join incidents one on one.id = responder.incident_id
    left join people person on person.id = responder.person_id left join teams team on team.id = responder.team_id
    where responder.id = any($1::uuid[])`,
  comment: `select said.id::text, jsonb_build_object('incident', to_jsonb(one), 'comment', to_jsonb(said),
        'author', to_jsonb(person)) as named,
      one.title as name, one.type, null as health, one.status, person.name || ': ' || said.comment as description,
      one.id::text as "resourceId"
    from comments said join incidents one on one.id = said.incident_id
    join people person on person.id = said.created_by where said.id = any($1::uuid[])`,
  evidence: `select evidence.id::text, jsonb_build_object('incident', to_jsonb(one), 'hypothesis', to_jsonb(hypothesis),
        'evidence', to_jsonb(evidence)) as named,
      one.title as name, one.type, null as health, one.status, evidence.description, one.id::text as "resourceId"
    from evidences evidence join hypotheses hypothesis on hypothesis.id = evidence.hypothesis_id
    join incidents one on one.id = hypothesis.incident_id where evidence.id = any($1::uuid[])`,
  notification: `select one.id::text, jsonb_build_object('notification', to_jsonb(one)) as named, one.name, null as type,
      null as health, null as status, told.sent || ' sent and ' || told.failed || ' failed during the last day.' as description
    from notifications one cross join lateral (
      select count(*) filter (where status = 'sent') as sent, count(*) filter (where status = 'error') as failed
      from notification_send_history where notification_id = one.id and created_at > now() - interval '1 day'
        and source_event not like '%watchdog%'
    ) told where one.id = any($1::uuid[])`,
};

/** Events whose id is that of something that belongs to what they are about. */
const parts: readonly { of: string; read: string; kind: SubjectKind }[] = [
  { of: "playbook.approval.inserted", read: "approval", kind: "playbook" },
  { of: "incident.responder.", read: "responder", kind: "incident" },
  { of: "incident.comment.", read: "comment", kind: "incident" },
  { of: "incident.dod.", read: "evidence", kind: "incident" },
];

const wholes: Readonly<Record<string, SubjectKind>> = {
  config: "config",
  component: "component",
  check: "check",
  canary: "canary",
  playbook: "playbook",
  incident: "incident",
  notification: "notification",
};

/** Where the record of an event lies; undefined for events that rules do not know. */
function placeOf(name: string): { read: string; kind: SubjectKind } | undefined {
  const part = parts.find(({ of }) => name.startsWith(of));
  if (part) return part;
  const [read = ""] = name.split(".");
  const kind = Object.hasOwn(wholes, read) ? wholes[read] : undefined;
  return kind && { read, kind };
}

/** The record of an event, as it is now. */
export interface EventRecord {
  kind: SubjectKind;
  id: string;
  named: Row;
  name: string | null;
  type: string | null;
  health: string | null;
  status: string | null;
  description: string | null;
  resourceId?: string;
}

/** The record of each event, in one read for each kind; undefined where it is gone. */
export async function recordsOf(
  db: Pick<Database, "query">,
  events: readonly EventRef[],
): Promise<(EventRecord | undefined)[]> {
  const wanted = new Map<string, Set<string>>();
  for (const { name, properties } of events) {
    const place = placeOf(name);
    const { id } = properties;
    if (!place || id === undefined || !/^[\da-f-]{36}$/i.test(id)) continue;
    wanted.set(place.read, (wanted.get(place.read) ?? new Set()).add(id));
  }
  const found = new Map<string, Omit<EventRecord, "kind">>();
  for (const [read, ids] of wanted)
    for (const row of await db.query<EventRecord>(reads[read] ?? "", [[...ids]]))
      found.set(`${read} ${row.id}`, row);
  return events.map(({ name, properties }) => {
    const place = placeOf(name);
    const row = place && found.get(`${place.read} ${properties["id"]}`);
    return place && row && { ...row, kind: place.kind };
  });
}
