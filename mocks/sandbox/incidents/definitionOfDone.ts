import type { Database } from "../db/driver";
import { durationMs } from "../duration";
import { evaluate } from "../expressions/evaluate";

type Row = Readonly<Record<string, unknown>>;

interface Item {
  id: string;
  incident_id: string;
  done: boolean | null;
  script: string | null;
  script_result: string | null;
  incident: Row;
  /** When the evidence was judged otherwise last. */
  changed_at: string;
  /** How long everything must hold before the incident is over, as the rule that opened it says: "10m". */
  wait: string | null;
  check: Row | null;
  component: Row | null;
  config: Row | null;
  analysis: Row | null;
  change: Row | null;
}

/** How long a row is in its present state, in milliseconds. */
const ageOf = (row: Row, now: Date): number => {
  const since = row["last_transition_time"] ?? row["updated_at"] ?? row["created_at"];
  const at = typeof since === "string" ? Date.parse(since) : Number.NaN;
  return Number.isNaN(at) ? 0 : Math.max(0, now.getTime() - at);
};

/** A row as expressions read it; what the evidence is not about is an empty one. */
const seen = (row: Row | null, now: Date): Row =>
  row ? { ...row, age: ageOf(row, now), healthy: isHealthy(row) } : {};

const isHealthy = (row: Row): boolean => (row["health"] ?? row["status"]) === "healthy";

function judge(item: Item, now: Date): { done: boolean; result: string } {
  try {
    const value = evaluate(item.script ?? "", {
      check: seen(item.check, now),
      component: seen(item.component, now),
      config: seen(item.config, now),
      analysis: item.analysis ?? {},
      change: item.change ?? {},
      incident: item.incident,
    });
    if (typeof value !== "boolean")
      return { done: false, result: "Script should evaluate to a boolean value" };
    return { done: value, result: String(value) };
  } catch (error) {
    return { done: false, result: error instanceof Error ? error.message : "it failed" };
  }
}

const read = (db: Database): Promise<Item[]> =>
  db.query<Item>(`
    select evidence.id::text, hypothesis.incident_id::text, evidence.done, evidence.script, evidence.script_result,
      to_jsonb(incident) as incident, to_json(evidence.updated_at) #>> '{}' as changed_at,
      rule.spec #>> '{autoResolve,timeout}' as wait, to_jsonb(checks) as check, to_jsonb(components) as component,
      to_jsonb(config_items) as config, to_jsonb(config_analysis) as analysis, to_jsonb(config_changes) as change
    from evidences evidence
    join hypotheses hypothesis on hypothesis.id = evidence.hypothesis_id
    join incidents incident on incident.id = hypothesis.incident_id
    left join incident_rules rule on rule.id = incident.incident_rule_id
    left join checks on checks.id = evidence.check_id
    left join components on components.id = evidence.component_id
    left join config_items on config_items.id = evidence.config_id
    left join config_analysis on config_analysis.id = evidence.config_analysis_id
    left join config_changes on config_changes.id = evidence.config_change_id
    where evidence.definition_of_done and lower(incident.status) not in ('closed', 'cancelled')
    order by evidence.created_at`);

/** Whether everything has held for as long as the incident's rule wants it to. */
function hasHeld(judged: readonly Judged[], now: Date): boolean {
  const wait = durationMs(judged[0]?.item.wait ?? "") ?? 0;
  if (wait === 0) return true;
  return judged.every(
    // What holds since this very look has been written just now.
    ({ item, isNew }) => !isNew && now.getTime() - Date.parse(item.changed_at) >= wait,
  );
}

interface Judged {
  item: Item;
  done: boolean;
  /** Whether this look found it otherwise than the one before. */
  isNew: boolean;
  hasRegressed: boolean;
}

/**
 * Judges what incidents wait for. Scripts must give a boolean; what a person marks stays as it is marked. An incident of
 * which everything is done is resolved, at once or after the time that its rule names; one that the scripts resolve opens again when one of them does not hold any more.
 * Only what changes is written, so that nobody's edit is outdated by a look.
 */
export async function evaluateDefinitions(db: Database, now = new Date()): Promise<void> {
  const items = await read(db);
  const byIncident = new Map<string, Judged[]>();
  for (const item of items) {
    const isScripted = (item.script ?? "").trim() !== "";
    const { done, result } = isScripted
      ? judge(item, now)
      : { done: item.done === true, result: item.script_result };
    const isNew = isScripted && (done !== item.done || result !== item.script_result);
    if (isNew)
      await db.query(
        "update evidences set done = $2::boolean, script_result = $3::text where id = $1::uuid",
        [item.id, done, result],
      );
    const known = byIncident.get(item.incident_id) ?? [];
    known.push({ item, done, isNew, hasRegressed: isScripted && item.done === true && !done });
    byIncident.set(item.incident_id, known);
  }
  for (const [id, judged] of byIncident) {
    const status = String(judged[0]?.item.incident["status"]).toLowerCase();
    const hasScript = judged.some(({ item }) => (item.script ?? "").trim() !== "");
    if (
      hasScript &&
      status !== "resolved" &&
      judged.every(({ done }) => done) &&
      hasHeld(judged, now)
    )
      await db.query(
        "update incidents set status = 'resolved', resolved = now() where id = $1::uuid and status <> 'resolved'",
        [id],
      );
    else if (status === "resolved" && judged.some(({ hasRegressed }) => hasRegressed))
      await db.query(
        "update incidents set status = 'open', resolved = null where id = $1::uuid and status = 'resolved'",
        [id],
      );
  }
}
