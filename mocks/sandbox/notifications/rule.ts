import type { Database } from "../db/driver";
import { durationMs } from "../duration";
import type { RuleCondition } from "./match";
import type { RuleTexts } from "./message";

/** Whom something goes to; the columns of a rule, first or second choice. */
export interface RecipientColumns {
  person_id: string | null;
  team_id: string | null;
  playbook_id: string | null;
  custom_services: unknown;
}

/** A rule as the delivery needs it. Durations are milliseconds, 0 for none. */
export interface Rule extends RuleCondition, RuleTexts {
  id: string;
  name: string;
  /** Paused, for this reason. */
  error: string | null;
  isDeleted: boolean;
  properties: Readonly<Record<string, unknown>>;
  inhibitions: unknown;
  group_by: readonly string[];
  repeatMs: number;
  waitMs: number;
  evaluateMs: number;
  groupMs: number;
  fallbackMs: number;
  to: RecipientColumns;
  fallback: RecipientColumns;
}

interface Row extends RuleTexts {
  id: string;
  name: string;
  events: string[];
  filter: string | null;
  error: string | null;
  deleted: boolean;
  properties: Record<string, unknown> | null;
  inhibitions: unknown;
  group_by: string[] | null;
  repeat_interval: string | null;
  wait_for: string | number | null;
  wait_for_eval_period: string | number | null;
  group_by_interval: string | number | null;
  fallback_delay: string | number | null;
  person_id: string | null;
  team_id: string | null;
  playbook_id: string | null;
  custom_services: unknown;
  fallback_person_id: string | null;
  fallback_team_id: string | null;
  fallback_playbook_id: string | null;
  fallback_custom_services: unknown;
}

const columns = `id::text, name, events, filter, error, deleted_at is not null as deleted, title, template, properties,
  inhibitions, group_by, repeat_interval, wait_for, wait_for_eval_period, group_by_interval, fallback_delay,
  person_id::text, team_id::text, playbook_id::text, custom_services, fallback_person_id::text, fallback_team_id::text,
  fallback_playbook_id::text, fallback_custom_services`;

/** After the wait is over, for what is scraped or checked meanwhile (facts: 30 s unless the rule says so). */
const EVALUATE_MS = 30_000;

const ms = (nanoseconds: string | number | null) => Number(nanoseconds ?? 0) / 1e6;

const ruleOf = (row: Row): Rule => ({
  id: row.id,
  name: row.name,
  events: row.events,
  filter: row.filter,
  error: row.error,
  isDeleted: row.deleted,
  title: row.title,
  template: row.template,
  properties: row.properties ?? {},
  inhibitions: row.inhibitions,
  group_by: row.group_by ?? [],
  repeatMs: durationMs(row.repeat_interval?.trim() ?? "") ?? 0,
  waitMs: ms(row.wait_for),
  evaluateMs: ms(row.wait_for_eval_period) || EVALUATE_MS,
  groupMs: ms(row.group_by_interval),
  fallbackMs: ms(row.fallback_delay),
  to: row,
  fallback: {
    person_id: row.fallback_person_id,
    team_id: row.fallback_team_id,
    playbook_id: row.fallback_playbook_id,
    custom_services: row.fallback_custom_services,
  },
});

/** Rules that listen to an event, are not paused and not deleted, the oldest first. */
export async function rulesFor(db: Database, eventName: string): Promise<Rule[]> {
  const rows = await db.query<Row>(
    `select ${columns} from notifications
     where deleted_at is null and error is null and $1 = any(events) order by created_at, id`,
    [eventName],
  );
  return rows.map(ruleOf);
}

/** A rule by its id, also one that is paused or deleted meanwhile. */
export async function loadRule(db: Database, id: string): Promise<Rule | undefined> {
  const [row] = await db.query<Row>(`select ${columns} from notifications where id = $1::uuid`, [
    id,
  ]);
  return row && ruleOf(row);
}

/** A filter that can never work pauses its rule, and the rule says why. */
export async function pauseRule(db: Database, id: string, error: string, at: Date): Promise<void> {
  await db.query("update notifications set error = $2, error_at = $3 where id = $1::uuid", [
    id,
    error,
    at.toISOString(),
  ]);
}
