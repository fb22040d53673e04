import * as v from "valibot";
import type { NotificationRuleDetail } from "~generated/db/reads";
import type { NotificationRuleTrial } from "~generated/notification/types.gen";
import { isSameValue } from "~/lib/json/sameValue";
import { nanosecondsText, readNanoseconds } from "~/lib/time/nanoseconds";
import type { JsonSchema } from "~/lib/wire/formSchema";
import { editWire, toWire } from "~/lib/wire/wireMapping";
import type { Values } from "~/lib/wire/wirePath";

const text = v.optional(v.nullable(v.string()));
const ids = text;
const list = v.optional(v.nullable(v.array(v.string())));
const fields = v.optional(v.nullable(v.record(v.string(), v.unknown())));
const services = v.optional(
  v.nullable(
    v.array(
      v.looseObject({ name: text, connection: text, url: text, filter: text, properties: fields }),
    ),
  ),
);
const inhibitions = v.optional(
  v.nullable(
    v.array(
      v.looseObject({
        direction: text,
        from: text,
        to: list,
        depth: v.optional(v.nullable(v.number())),
        soft: v.optional(v.nullable(v.boolean())),
      }),
    ),
  ),
);
/** The form writes a length of time, the table holds nanoseconds. */
const span = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.transform((written) => readNanoseconds(written) ?? null),
    ),
  ),
);

/** Columns that the form writes; what has another kind than its column is left out. */
const columns = {
  name: v.optional(v.string()),
  namespace: text,
  events: v.optional(v.array(v.string())),
  filter: text,
  title: text,
  template: text,
  properties: fields,
  person_id: ids,
  team_id: ids,
  playbook_id: ids,
  custom_services: services,
  repeat_interval: text,
  wait_for: span,
  wait_for_eval_period: span,
  group_by: list,
  group_by_interval: span,
  watchdog_interval: span,
  inhibitions,
  fallback_person_id: ids,
  fallback_team_id: ids,
  fallback_playbook_id: ids,
  fallback_custom_services: services,
  fallback_delay: span,
} as const;
const columnsOf = v.object(columns);
type Columns = v.InferOutput<typeof columnsOf>;

/** Names of the columns as the form labels them. */
export const ruleLabels: Readonly<Record<string, string>> = {
  name: "Name",
  namespace: "Namespace",
  events: "Events",
  filter: "Filter",
  title: "Title",
  template: "Template",
  properties: "Properties",
  // The first of those that belong together names them all.
  person_id: "Recipient",
  team_id: "Recipient",
  playbook_id: "Recipient",
  custom_services: "Recipient",
  repeat_interval: "Repeat Interval",
  wait_for: "Wait For",
  wait_for_eval_period: "Wait For Evaluation Period",
  group_by: "Group By",
  group_by_interval: "Group By Interval",
  watchdog_interval: "Watchdog Interval",
  inhibitions: "Inhibitions",
  fallback_person_id: "Fallback",
  fallback_team_id: "Fallback",
  fallback_playbook_id: "Fallback",
  fallback_custom_services: "Fallback",
  fallback_delay: "Fallback Delay",
  error: "Status",
};

/** Columns of which one alone is filled: a recipient, and whom it falls back to. */
export const ruleTogether = [
  ["person_id", "team_id", "playbook_id", "custom_services"],
  ["fallback_person_id", "fallback_team_id", "fallback_playbook_id", "fallback_custom_services"],
] as const;

/** A stored rule as the form reads it: lengths of time as texts; an empty list of services is none. */
export function storedOf(rule: NotificationRuleDetail): Values {
  const stored = Object.entries(rule).filter(([key]) => key in columns);
  return Object.fromEntries(
    stored.map(([key, value]: [string, unknown]) => [
      key,
      typeof value === "number"
        ? nanosecondsText(value)
        : key.endsWith("custom_services") && Array.isArray(value) && value.length === 0
          ? null
          : value,
    ]),
  );
}

/** Columns of something new. */
export function newColumns(form: JsonSchema, values: Values): Columns & { events: string[] } {
  const written = v.parse(columnsOf, toWire(form, values));
  return { ...written, events: written.events ?? [] };
}

/** What the form would store of the rule, lengths of time as texts. */
const edited = (form: JsonSchema, rule: NotificationRuleDetail, edit: Edit): Values =>
  editWire(form, storedOf(rule), edit, { cleared: "null" });

/** What the form held when it was opened, and holds now. */
export interface Edit {
  before: Values;
  after: Values;
}

/** Columns that an edit of the form changes, and no others; what was emptied becomes null. */
export function changedColumns(
  form: JsonSchema,
  rule: NotificationRuleDetail,
  edit: Edit,
): Columns {
  const stored = storedOf(rule);
  const changed = Object.entries(edited(form, rule, edit)).filter(
    ([key, value]) => !isSameValue(stored[key] ?? null, value),
  );
  return v.parse(columnsOf, Object.fromEntries(changed));
}

const filled = (values: Values): Values =>
  Object.fromEntries(
    Object.keys(columns)
      .map((key): [string, unknown] => [key, values[key]])
      .filter(([, value]) => value !== null && value !== undefined && value !== ""),
  );

/** Both states of an edited rule, as its columns: to be looked through before it is saved. */
export const ruleStates = (form: JsonSchema, rule: NotificationRuleDetail, edit: Edit) => ({
  before: filled(storedOf(rule)),
  after: filled(edited(form, rule, edit)),
});

const inhibitionsOf = v.array(
  v.object({
    direction: v.string(),
    from: v.string(),
    to: v.array(v.string()),
    depth: v.nullish(v.number()),
    soft: v.nullish(v.boolean()),
  }),
);

/** What a preview and a dry run go by; undefined while no event is chosen. */
export function trialOf(form: JsonSchema, values: Values): NotificationRuleTrial | undefined {
  const read = v.safeParse(columnsOf, toWire(form, values));
  if (!read.success || !read.output.events?.length) return undefined;
  const { events, filter, title, template, repeat_interval, wait_for, group_by } = read.output;
  const held = v.safeParse(inhibitionsOf, read.output.inhibitions);
  return {
    events,
    filter: filter ?? null,
    title: title ?? null,
    template: template ?? null,
    repeat_interval: repeat_interval ?? null,
    wait_for: wait_for ?? null,
    group_by: group_by ?? null,
    // One that is not filled in yet holds nothing back.
    inhibitions: held.success ? held.output : null,
  };
}
