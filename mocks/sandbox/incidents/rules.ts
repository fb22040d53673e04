import * as v from "valibot";
import type { ResourceSelector } from "~generated/resources/types.gen";
import type { Database } from "../db/driver";
import { durationMs } from "../duration";
import type { QueuedEvent } from "../events/onEvent";
import { isSelected } from "../playbooks/resource";
import { callResponders } from "./ruleResponders";

const texts = v.fallback(v.array(v.string()), []);
const close = v.optional(v.fallback(v.object({ timeout: v.optional(v.string()) }), {}));

/** As much of a rule's spec as the sandbox acts upon; fields of another shape count as missing. */
const ruleSpec = v.object({
  components: v.fallback(v.array(v.custom<ResourceSelector>((one) => typeof one === "object")), []),
  filter: v.fallback(
    v.object({
      status: texts,
      severity: texts,
      category: texts,
      /** Nanoseconds that the state has lasted. */
      age: v.optional(v.fallback(v.number(), 0), 0),
    }),
    { status: [], severity: [], category: [], age: 0 },
  ),
  template: v.fallback(v.record(v.string(), v.unknown()), {}),
  breakOnMatch: v.fallback(v.boolean(), false),
  autoAssignOwner: v.fallback(v.boolean(), false),
  priority: v.fallback(v.number(), 0),
  hoursOfOperation: v.fallback(
    v.array(v.object({ start: v.string(), end: v.string(), negate: v.optional(v.boolean()) })),
    [],
  ),
  autoClose: close,
  autoResolve: close,
  responders: v.fallback(v.record(v.string(), v.unknown()), {}),
});
type RuleSpec = v.InferOutput<typeof ruleSpec>;

interface Rule {
  id: string;
  name: string;
  created_by: string;
  spec: RuleSpec;
}

interface Component {
  id: string;
  name: string;
  health: string | null;
  status: string | null;
  owner: string | null;
  since: string | null;
}

interface Check {
  id: string;
  name: string;
  severity: string | null;
  category: string | null;
  since: string | null;
}

const specOf = (spec: unknown): RuleSpec | undefined => {
  const result = v.safeParse(ruleSpec, spec);
  return result.success ? result.output : undefined;
};

async function rulesOf(db: Database): Promise<Rule[]> {
  const rows = await db.query<Omit<Rule, "spec"> & { spec: unknown }>(
    "select id::text, name, created_by::text, spec from incident_rules where deleted_at is null order by created_at",
  );
  return rows
    .flatMap(({ spec, ...rule }) => {
      const known = specOf(spec);
      return known ? [{ ...rule, spec: known }] : [];
    })
    .toSorted((a, b) => b.spec.priority - a.spec.priority);
}

/** Whether a list lets a value through: none and `*` let everything. */
const lets = (wanted: readonly string[], ...values: (string | null | undefined)[]): boolean =>
  wanted.length === 0 ||
  wanted.includes("*") ||
  values.some((value) => value && wanted.some((one) => one.toLowerCase() === value.toLowerCase()));

const minutesOf = (text: string): number => {
  const [hours = Number.NaN, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Whether the rule works at this time of the day; a window that ends before it starts spans midnight. */
function isOnDuty({ hoursOfOperation }: RuleSpec, now: Date): boolean {
  if (hoursOfOperation.length === 0) return true;
  const at = now.getHours() * 60 + now.getMinutes();
  return hoursOfOperation.some(({ start, end, negate = false }) => {
    const [from, to] = [minutesOf(start), minutesOf(end)];
    const isIn = from <= to ? at >= from && at < to : at >= from || at < to;
    return isIn !== negate;
  });
}

/**
 * Opens an incident of the rule about the component, unless one is open already, or was opened for what lasts still:
 * one that somebody closed meanwhile does not come back by itself.
 */
async function open(db: Database, rule: Rule, component: Component, check: Check | undefined) {
  const [known] = await db.query(
    `select 1 from incidents incident
     join hypotheses hypothesis on hypothesis.incident_id = incident.id
     join evidences evidence on evidence.hypothesis_id = hypothesis.id
     where incident.incident_rule_id = $1::uuid and evidence.component_id = $2::uuid
       and (lower(incident.status) not in ('resolved', 'closed', 'cancelled') or incident.created_at >= $3::timestamptz)`,
    [rule.id, component.id, rule.spec.filter.age > 0 ? (check?.since ?? component.since) : null],
  );
  if (known) return;
  const given = (key: string, otherwise: string) => {
    const value = rule.spec.template[key];
    return typeof value === "string" && value !== "" ? value : otherwise;
  };
  const person = async (key: string) => {
    const value = rule.spec.template[key];
    if (typeof value !== "string" || value === "") return null;
    const [found] = await db.query<{ id: string }>(
      "select id::text from people where id::text = $1 or email = $1 or name = $1 limit 1",
      [value],
    );
    return found?.id ?? null;
  };
  const owner = async () => {
    if (!rule.spec.autoAssignOwner || !component.owner) return null;
    const [found] = await db.query<{ id: string }>(
      "select id::text from people where name = $1 or email = $1 limit 1",
      [component.owner],
    );
    return found?.id ?? null;
  };
  const title = given("title", `${component.name} is ${component.health ?? "unhealthy"}`);
  const author = (await person("created_by")) ?? rule.created_by;
  const [incident] = await db.query<{ id: string }>(
    `insert into incidents (incident_rule_id, title, description, type, severity, status, created_by, commander_id, communicator_id)
     values ($1::uuid, $2, $3, $4, $5, $6, $7::uuid, $8::uuid, $9::uuid) returning id::text`,
    [
      rule.id,
      title,
      given("description", ""),
      given("type", "availability"),
      given("severity", check?.severity || "low"),
      given("status", "open"),
      author,
      (await person("commander_id")) ?? (await owner()),
      await person("communicator_id"),
    ],
  );
  const [hypothesis] = await db.query<{ id: string }>(
    `insert into hypotheses (incident_id, type, title, status, created_by)
     values ($1::uuid, 'root', $2, 'possible', $3::uuid) returning id::text`,
    [incident?.id, title, author],
  );
  const evidence = (type: string, column: string, id: string, script: string, words: string) =>
    db.query(
      `insert into evidences (hypothesis_id, type, ${column}, description, definition_of_done, script, created_by)
       values ($1::uuid, $2, $3::uuid, $4, true, $5, $6::uuid)`,
      [hypothesis?.id, type, id, words, script, author],
    );
  await evidence(
    "topology",
    "component_id",
    component.id,
    "component.health == 'healthy'",
    `${component.name} is ${component.health ?? "unhealthy"}`,
  );
  if (check)
    await evidence(
      "check",
      "check_id",
      check.id,
      "check.status == 'healthy'",
      `${check.name} fails`,
    );
  await callResponders(db, rule.spec.responders, {
    incident: { id: incident?.id ?? "", title, description: given("description", "") },
    component,
    author,
  });
}

/** Whether a state has lasted for so many nanoseconds; one of which nobody knows since when has not. */
function isOldEnough(since: string | null, age: number, now: Date): boolean {
  if (age <= 0) return true;
  return since !== null && now.getTime() - Date.parse(since) >= age / 1_000_000;
}

interface Look {
  now: Date;
  rules: readonly Rule[];
}

async function match(
  db: Database,
  component: Component,
  check: Check | undefined,
  { now, rules }: Look,
) {
  for (const rule of rules) {
    const { components, filter, breakOnMatch } = rule.spec;
    const isMeant =
      lets(filter.status, component.health || component.status) &&
      lets(filter.severity, check?.severity ?? severityOf(component.health)) &&
      (check === undefined || lets(filter.category, check.category)) &&
      isOldEnough(check?.since ?? component.since, filter.age, now) &&
      isOnDuty(rule.spec, now) &&
      (await isSelected(db, { kind: "component", id: component.id }, components));
    if (!isMeant) continue;
    await open(db, rule, component, check);
    if (breakOnMatch) return;
  }
}

/** A component has no severity of its own: unwell is high, and a warning is one. */
const severityOf = (health: string | null) => (health === "warning" ? "warning" : "high");

const componentColumns =
  "component.id::text, component.name, component.health, component.status, component.owner, to_json(component.updated_at) #>> '{}' as since";
const checkColumns =
  "checks.id::text, checks.name, checks.severity, checks.category, to_json(checks.last_transition_time) #>> '{}' as since";

async function matchComponents(db: Database, look: Look, where: string, values: unknown[] = []) {
  const found = await db.query<Component>(
    `select ${componentColumns} from components component where deleted_at is null and ${where}`,
    values,
  );
  for (const component of found) await match(db, component, undefined, look);
}

async function matchChecks(db: Database, look: Look, where: string, values: unknown[] = []) {
  const checks = await db.query<Check>(
    `select ${checkColumns} from checks where deleted_at is null and ${where}`,
    values,
  );
  for (const check of checks) {
    const components = await db.query<Component>(
      `select distinct ${componentColumns} from components component
       join check_component_relationships link on link.component_id = component.id
       where link.check_id = $1::uuid and link.deleted_at is null and component.deleted_at is null`,
      [check.id],
    );
    for (const component of components)
      await match(db, { ...component, health: "unhealthy" }, check, look);
  }
}

/** Applies the rules to a component that became unwell, or to those that a failed check speaks for. */
export async function applyRules(
  { name, properties }: Omit<QueuedEvent, "attempts">,
  db: Database,
  now = new Date(),
): Promise<void> {
  const matching = name.startsWith("component.") ? matchComponents : matchChecks;
  const look = { now, rules: await rulesOf(db) };
  await matching(db, look, "id = $1::uuid", [properties["id"]]);
}

/** Applies the rules that wait until something has been unwell for a while, which no event tells. */
export async function applyWaitingRules(db: Database, now = new Date()): Promise<void> {
  const rules = (await rulesOf(db)).filter(({ spec }) => spec.filter.age > 0);
  if (rules.length === 0) return;
  const look = { now, rules };
  await matchComponents(db, look, "health in ('unhealthy', 'warning')");
  await matchChecks(db, look, "status = 'unhealthy'");
}

/** Closes what a rule opened once it has been resolved for as long as the rule says. */
export async function closeResolved(db: Database, now = new Date()): Promise<void> {
  for (const rule of await rulesOf(db)) {
    const timeout = rule.spec.autoClose?.timeout;
    const wait = timeout === undefined ? undefined : durationMs(timeout);
    if (wait === undefined) continue;
    await db.query(
      `update incidents set status = 'closed', closed = now()
       where incident_rule_id = $1::uuid and status = 'resolved' and resolved < $2::timestamptz`,
      [rule.id, new Date(now.getTime() - wait).toISOString()],
    );
  }
}
