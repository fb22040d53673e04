import type { Database } from "../db/driver";
import { scopesOf, type EventScope } from "../notifications/scope";

/** Something that happened, with what it is about. */
export interface PastEvent {
  name: string;
  properties: Readonly<Record<string, string>>;
  at: Date;
  /** Undefined where its record is gone. */
  about: EventScope | undefined;
}

interface Row {
  name: string;
  properties: Record<string, string> | null;
  at: Date;
}

/** As many events are looked at, the newest; a day of a busy installation has more. */
const MOST = 5_000;

/** How the record was when the event happened, as far as the event says: it is read as it is now. */
function asThen(name: string, about: EventScope): EventScope {
  const state = about.scope["new_state"];
  if (typeof state !== "string" || state === "") return about;
  const { kind, scope } = about;
  const key = kind === "check" || kind === "incident" ? "status" : "health";
  if (
    kind === "playbook" ||
    kind === "canary" ||
    !/\.(?!created|updated|deleted|changed)/.test(name)
  )
    return about;
  const record = scope[kind];
  return {
    ...about,
    ...(kind !== "incident" && { health: state }),
    ...(key === "status" && { status: state }),
    scope: { ...scope, [kind]: { ...Object(record), [key]: state } },
  };
}

/**
 * Events of these names since a time, the newest first. Their records are read as they are now, but with the health
 * that the event told.
 */
export async function pastEvents(
  db: Database,
  names: readonly string[],
  since: Date,
  baseUrl: string,
): Promise<PastEvent[]> {
  const rows = await db.query<Row>(
    `select name, properties, at from sandbox_event_log where name = any($1::text[]) and at > $2
     order by at desc limit ${MOST}`,
    [[...names], since.toISOString()],
  );
  const events = rows.map(({ name, properties, at }) => ({
    name,
    properties: properties ?? {},
    at,
  }));
  const abouts = await scopesOf(db, events, baseUrl);
  return events.map((event, index) => {
    const about = abouts[index];
    return { ...event, about: about && asThen(event.name, about) };
  });
}

/** When anything happened to each record since a time, the oldest first, by its id. */
export async function eventsByRecord(
  db: Database,
  since: Date,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const rows = await db.query<Row>(
    `select name, properties, at from sandbox_event_log
     where at > $1 and name ~ '^(check\\.|incident\\.status\\.|(config|component)\\.(healthy|unhealthy|warning|degraded|unknown))' order by at`,
    [since.toISOString()],
  );
  const byId = new Map<string, Row[]>();
  for (const row of rows) {
    const id = row.properties?.["id"] ?? "";
    byId.set(id, [...(byId.get(id) ?? []), row]);
  }
  return byId;
}
