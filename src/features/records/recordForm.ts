import * as v from "valibot";
import { stringify } from "yaml";
import { readSpec, readTextMap, specText } from "~/lib/yaml/specText";
import type { NewRecord, RecordChange, RecordField, StoredRecord } from "./recordTypes";

/** What the form holds: everything as it was typed. */
export const recordValues = v.object({
  name: v.string(),
  namespace: v.string(),
  icon: v.string(),
  labels: v.string(),
  schedule: v.string(),
  spec: v.string(),
});

export type RecordValues = v.InferOutput<typeof recordValues>;

const labelsText = (labels: StoredRecord["labels"]): string =>
  labels && Object.keys(labels).length > 0 ? JSON.stringify(labels, null, 2) : "";

/** A stored record as the form shows it. */
export const valuesOf = (record: StoredRecord): RecordValues => ({
  name: record.name,
  namespace: record.namespace ?? "",
  icon: record.icon ?? "",
  labels: labelsText(record.labels),
  schedule: record.schedule ?? "",
  spec: specText(record.spec),
});

/** Values that a new record starts with. */
export const newValues = (defaults: Partial<RecordValues> = {}): RecordValues => ({
  name: "",
  namespace: "",
  icon: "",
  labels: "",
  schedule: "",
  spec: "",
  ...defaults,
});

export const isSame = (one: RecordValues, other: RecordValues): boolean =>
  one.name === other.name &&
  one.namespace === other.namespace &&
  one.icon === other.icon &&
  one.labels === other.labels &&
  one.schedule === other.schedule &&
  one.spec === other.spec;

const indented = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => (line === "" ? "" : `  ${line}`))
    .join("\n");

/** A record as one text, its spec as it was typed: what is compared before an update. */
export function recordText(values: RecordValues, fields: readonly RecordField[]): string {
  const { map: labels } = readTextMap(values.labels);
  const beside = stringify({
    name: values.name,
    ...(fields.includes("namespace") && values.namespace && { namespace: values.namespace }),
    ...(fields.includes("icon") && values.icon && { icon: values.icon }),
    ...(fields.includes("schedule") && values.schedule && { schedule: values.schedule }),
    ...(fields.includes("labels") && labels && Object.keys(labels).length > 0 && { labels }),
  });
  return `${beside}${values.spec.trim() === "" ? "spec: {}" : `spec:\n${indented(values.spec)}`}\n`;
}

/** A new record as it is sent; undefined while a text cannot be read. */
export function newRecord(values: RecordValues, namespace = ""): NewRecord | undefined {
  const { spec } = readSpec(values.spec);
  const { map: labels } = readTextMap(values.labels);
  if (!spec || !labels) return undefined;
  return {
    name: values.name.trim(),
    namespace: values.namespace.trim() || namespace,
    icon: values.icon.trim(),
    labels,
    schedule: values.schedule.trim() || null,
    spec,
  };
}

/**
 * What of a stored record was changed, and nothing else: what another person changed meanwhile stays. Undefined while
 * a text cannot be read.
 */
export function recordChange(
  saved: RecordValues,
  values: RecordValues,
  fields: readonly RecordField[],
): RecordChange | undefined {
  const { spec } = readSpec(values.spec);
  const { map: labels } = readTextMap(values.labels);
  if (!spec || !labels) return undefined;
  const changed = (field: RecordField) => fields.includes(field) && saved[field] !== values[field];
  return {
    ...(changed("icon") && { icon: values.icon.trim() }),
    ...(changed("labels") && { labels }),
    ...(changed("schedule") && { schedule: values.schedule.trim() || null }),
    ...(saved.spec !== values.spec && { spec }),
  };
}
