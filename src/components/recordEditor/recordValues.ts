import * as v from "valibot";
import { stringify } from "yaml";
import { withoutSecretsIn } from "~/lib/yaml/secretText";
import { readTextMap, specText } from "~/lib/yaml/specText";
import type { TextIssue } from "~/lib/yaml/yamlDocuments";
import type { NewRecord, RecordChange, RecordField, StoredRecord } from "./recordKind";

/** What the editor holds: everything as it was typed. The text is the spec's one truth. */
export const recordValues = v.object({
  name: v.string(),
  namespace: v.string(),
  icon: v.string(),
  schedule: v.string(),
  /** As JSON, or line by line where the kind has `pairs`. */
  labels: v.union([v.string(), v.array(v.object({ key: v.string(), value: v.string() }))]),
  spec: v.string(),
  /** Says of a draft that secrets were typed and not kept. */
  isStripped: v.optional(v.boolean()),
});

export type RecordValues = v.InferOutput<typeof recordValues>;
type Fields = readonly RecordField[];
type Labels = RecordValues["labels"];
type Spec = Record<string, unknown>;

const hasAny = (map: object | null | undefined): map is object =>
  map !== null && map !== undefined && Object.keys(map).length > 0;

/** Labels as a form shows them. */
export const labelsFor = (
  fields: Fields,
  labels: Readonly<Record<string, string>> | null | undefined,
): Labels =>
  fields.includes("pairs")
    ? Object.entries(labels ?? {}).map(([key, value]) => ({ key, value }))
    : hasAny(labels)
      ? JSON.stringify(labels, null, 2)
      : "";

/** Labels as they are stored, lines without a key left out; or what is wrong with them. */
export function readLabels(labels: Labels): {
  map?: Record<string, string>;
  issues: readonly TextIssue[];
} {
  if (typeof labels === "string") return readTextMap(labels);
  const named = labels.flatMap(({ key, value }) =>
    key.trim() === "" ? [] : [[key.trim(), value] as const],
  );
  const twice = named.find(([key], index) => named.findIndex(([own]) => own === key) < index);
  return twice
    ? { issues: [{ line: 1, message: `The key '${twice[0]}' is there twice` }] }
    : { map: Object.fromEntries(named), issues: [] };
}

/** A stored record as the form shows it. */
export const valuesOf = (record: StoredRecord, fields: Fields): RecordValues => ({
  name: record.name,
  namespace: record.namespace ?? "",
  icon: record.icon ?? "",
  labels: labelsFor(fields, record.labels),
  schedule: record.schedule ?? "",
  spec: specText(record.spec),
});

/** Values that a new record starts with. */
export const newValues = (fields: Fields, given: Partial<RecordValues> = {}): RecordValues => ({
  name: "",
  namespace: "",
  icon: "",
  labels: labelsFor(fields, null),
  schedule: "",
  spec: "",
  ...given,
});

const labelsKey = (labels: Labels): string =>
  typeof labels === "string" ? labels : JSON.stringify(readLabels(labels).map ?? labels);

/** Whether two states would be saved alike, down to the comments. */
export const isSame = (one: RecordValues, other: RecordValues): boolean =>
  (["name", "namespace", "icon", "schedule", "spec"] as const).every(
    (field) => one[field] === other[field],
  ) && labelsKey(one.labels) === labelsKey(other.labels);

/** Values as they may stand in the browser's storage. */
export function withoutTypedSecrets(values: RecordValues): RecordValues {
  const { text, isStripped } = withoutSecretsIn(values.spec);
  return isStripped ? { ...values, spec: text, isStripped } : values;
}

const indented = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => (line === "" ? "" : `  ${line}`))
    .join("\n");

/** A record as one text, its spec as it was typed: what is compared before an update. */
export function recordText(values: RecordValues, fields: Fields): string {
  const { map: labels } = readLabels(values.labels);
  const hasLabels = fields.includes("labels") || fields.includes("pairs");
  const beside = stringify({
    name: values.name,
    ...(fields.includes("namespace") && values.namespace && { namespace: values.namespace }),
    ...(fields.includes("icon") && values.icon && { icon: values.icon }),
    ...(fields.includes("schedule") && values.schedule && { schedule: values.schedule }),
    ...(hasLabels && hasAny(labels) && { labels }),
  });
  return `${beside}${values.spec.trim() === "" ? "spec: {}" : `spec:\n${indented(values.spec)}`}\n`;
}

/** A new record as it is sent, with the spec that its text says; undefined while its labels cannot be read. */
export function newRecord(values: RecordValues, spec: Spec, namespace = ""): NewRecord | undefined {
  const { map: labels } = readLabels(values.labels);
  return (
    labels && {
      name: values.name.trim(),
      namespace: values.namespace.trim() || namespace,
      icon: values.icon.trim(),
      labels,
      schedule: values.schedule.trim() || null,
      spec,
    }
  );
}

/**
 * What of a stored record was changed, and nothing else: what another person changed meanwhile stays. Undefined while
 * its labels cannot be read.
 */
export function recordChange(
  saved: RecordValues,
  values: RecordValues,
  spec: Spec,
  fields: Fields,
): RecordChange | undefined {
  const { map: labels } = readLabels(values.labels);
  if (!labels) return undefined;
  const changed = (field: "icon" | "schedule") =>
    fields.includes(field) && saved[field] !== values[field];
  return {
    ...(changed("icon") && { icon: values.icon.trim() }),
    ...(labelsKey(saved.labels) !== labelsKey(values.labels) && { labels }),
    ...(changed("schedule") && { schedule: values.schedule.trim() || null }),
    ...(saved.spec !== values.spec && { spec }),
  };
}
