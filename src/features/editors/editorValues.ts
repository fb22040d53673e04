import * as v from "valibot";
import { readBareSpec, specText } from "~/lib/yaml/specText";
import type { KeyValue } from "~/ui/field/KeyValueField";
import type { EditedChange, EditedRecord, NewEdited } from "./editorTypes";

/** What the editor holds: everything as it was typed. The text is the spec's one truth. */
export const editorValues = v.object({
  name: v.string(),
  namespace: v.string(),
  labels: v.array(v.object({ key: v.string(), value: v.string() })),
  text: v.string(),
  /** Says of a draft that secrets were typed and not kept. */
  isStripped: v.optional(v.boolean()),
});

export type EditorValues = v.InferOutput<typeof editorValues>;

/** Values of a stored record. */
export const valuesOf = (record: EditedRecord): EditorValues => ({
  name: record.name,
  namespace: record.namespace ?? "",
  labels: Object.entries(record.labels ?? {}).map(([key, value]) => ({ key, value })),
  text: specText(record.spec),
});

/** Values of something new. */
export const newValues = (spec: Readonly<Record<string, unknown>>): EditorValues => ({
  name: "",
  namespace: "default",
  labels: [],
  text: specText(spec),
});

/** Whether two states would be saved alike, down to the comments. */
export const isSame = (one: EditorValues, other: EditorValues): boolean =>
  one.name === other.name &&
  one.namespace === other.namespace &&
  one.text === other.text &&
  JSON.stringify(labelMap(one.labels)) === JSON.stringify(labelMap(other.labels));

/** Labels as they are stored: lines without a key are not there yet. */
export const labelMap = (labels: readonly KeyValue[]): Record<string, string> =>
  Object.fromEntries(
    labels.flatMap(({ key, value }) => (key.trim() === "" ? [] : [[key.trim(), value]])),
  );

/** What is compared before an update: the labels, where they changed, and the spec. */
export const reviewText = (values: EditorValues, other: EditorValues): string => {
  const isLabeled =
    JSON.stringify(labelMap(values.labels)) !== JSON.stringify(labelMap(other.labels));
  return isLabeled ? specText({ labels: labelMap(values.labels) }) + values.text : values.text;
};

/** Why labels cannot be saved; undefined where they can. */
export function labelIssue(labels: readonly KeyValue[]): string | undefined {
  const keys = labels.map(({ key }) => key.trim()).filter((key) => key !== "");
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  return twice === undefined ? undefined : `The key '${twice}' is there twice`;
}

/** A new record as it is sent; undefined while its text cannot be read. */
export function newRecord(values: EditorValues): NewEdited | undefined {
  const { spec } = readBareSpec(values.text);
  if (!spec) return undefined;
  return {
    name: values.name.trim(),
    namespace: values.namespace.trim() || "default",
    labels: labelMap(values.labels),
    spec,
  };
}

/** What was changed, and nothing else: what somebody else changed meanwhile stays. Undefined while unreadable. */
export function recordChange(saved: EditorValues, values: EditorValues): EditedChange | undefined {
  const { spec } = readBareSpec(values.text);
  if (!spec) return undefined;
  const labels = labelMap(values.labels);
  return {
    ...(JSON.stringify(labels) !== JSON.stringify(labelMap(saved.labels)) && { labels }),
    ...(saved.text !== values.text && { spec }),
  };
}
