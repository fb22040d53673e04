import type { Database } from "../db/driver";
import type { Scope } from "../expressions/evaluate";
import { recordsOf, type EventRecord, type EventRef, type SubjectKind } from "./eventRecords";
import { ruleNames } from "./match";
import { silencedTables } from "./silences";

/** What an event is about, as it is now. */
export interface EventScope {
  kind: SubjectKind;
  /** Id of the resource; of an approval that of its playbook, of a comment that of its incident. */
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

/** Pages of the console about a resource, and about a new silence of it. */
export function linksOf(baseUrl: string, kind: SubjectKind, id: string) {
  const pages = {
    config: `/catalog/${id}`,
    component: `/topology/${id}`,
    check: `/health?checkId=${id}`,
    canary: `/settings/canaries/${id}`,
    playbook: `/playbooks/${id}`,
    incident: `/incidents/${id}`,
    notification: `/notifications/rules?id=${id}`,
  };
  return {
    permalink: `${baseUrl}${pages[kind]}`,
    silenceURL: !Object.hasOwn(silencedTables, kind)
      ? ""
      : `${baseUrl}/notifications/silences/add?${kind}_id=${id}`,
  };
}

const healthWords = /^(?:healthy|unhealthy|warning|unknown|degraded)$/;

function stateOf(event: string, health: string | null): string {
  const word = event.split(".").at(-1) ?? "";
  if (event.startsWith("incident.status.")) return word;
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
  db: Pick<Database, "query">,
  events: readonly EventRef[],
  baseUrl: string,
): Promise<(EventScope | undefined)[]> {
  const found = await recordsOf(db, events);
  return events.map((event, place) => {
    const row = found[place];
    return row && scopeOf(event, row, baseUrl);
  });
}

function scopeOf(event: EventRef, row: EventRecord, baseUrl: string): EventScope {
  const resourceId = row.resourceId ?? row.id;
  const empty = Object.fromEntries(ruleNames.map((name): [string, unknown] => [name, {}]));
  const { kind, name, type, health, status, description } = row;
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
