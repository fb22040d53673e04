import * as v from "valibot";
import type { Database } from "../db/driver";
import { evaluate } from "../expressions/evaluate";
import type { RecipientColumns } from "./rule";
import type { EventScope } from "./scope";

const properties = v.nullish(v.record(v.string(), v.unknown()));
const service = v.looseObject({
  name: v.nullish(v.string()),
  connection: v.nullish(v.string()),
  url: v.nullish(v.string()),
  filter: v.nullish(v.string()),
  properties,
});
const services = v.array(v.fallback(v.nullable(service), null));

/** A connection or an address that a rule or a team names, with what goes to its service. */
export type Service = v.InferOutput<typeof service>;

/** One of those that a rule sends to. */
export interface Recipient {
  /** Tells it apart among those of its rule. */
  key: string;
  person_id: string | null;
  team_id: string | null;
  playbook_id: string | null;
  service: Service | null;
}

const nobody = { person_id: null, team_id: null, playbook_id: null, service: null };

const readServices = (value: unknown): Service[] => {
  const read = v.safeParse(services, value);
  return read.success ? read.output.filter((one) => one !== null) : [];
};

/** A service with a filter gets what its filter lets through; a filter that fails lets nothing through. */
function takes({ filter }: Service, about: EventScope): boolean {
  if (!filter?.trim()) return true;
  try {
    return evaluate(filter, about.scope) === true;
  } catch {
    return false;
  }
}

/** A team's own services, else its members by mail; a team with neither stays one recipient, which says so. */
async function ofTeam(db: Database, teamId: string, about: EventScope): Promise<Recipient[]> {
  const [team] = await db.query<{ notifications: unknown }>(
    "select spec -> 'notifications' as notifications from teams where id = $1::uuid and deleted_at is null",
    [teamId],
  );
  const own = readServices(team?.notifications);
  const base = { ...nobody, team_id: teamId };
  if (own.length > 0)
    return own
      .map((one, place) => ({ ...base, key: `team:${teamId}:${place}`, service: one }))
      .filter((one) => takes(one.service, about));
  const members = await db.query<{ id: string }>(
    `select person.id::text from team_members member join people person on person.id = member.person_id
     where member.team_id = $1::uuid and person.deleted_at is null and person.email is not null order by person.name`,
    [teamId],
  );
  if (members.length === 0) return [{ ...base, key: `team:${teamId}` }];
  return members.map(({ id }) => ({ ...base, key: `team:${teamId}:person:${id}`, person_id: id }));
}

/** Everybody and everything that the columns name, each once. */
export async function recipientsOf(
  db: Database,
  { person_id, team_id, playbook_id, custom_services }: RecipientColumns,
  about: EventScope,
): Promise<Recipient[]> {
  return [
    ...(person_id ? [{ ...nobody, key: `person:${person_id}`, person_id }] : []),
    ...(team_id ? await ofTeam(db, team_id, about) : []),
    ...readServices(custom_services)
      .map((one, place) => ({ ...nobody, key: `service:${place}`, service: one }))
      .filter((one) => takes(one.service, about)),
    ...(playbook_id ? [{ ...nobody, key: `playbook:${playbook_id}`, playbook_id }] : []),
  ];
}
