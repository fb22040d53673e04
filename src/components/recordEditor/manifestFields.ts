import type { Manifest } from "~/lib/yaml/specText";
import type { RecordField } from "./recordKind";
import { labelsFor, readLabels, type RecordValues } from "./recordValues";

/** Fields beside the spec that a pasted manifest says something about. */
export type ManifestFields = Partial<Pick<RecordValues, "name" | "namespace" | "labels">>;

interface Props {
  manifest: Manifest;
  values: RecordValues;
  /** What a new record starts with: a field that still holds that counts as empty. */
  start: RecordValues;
  /** Whether name and namespace can be chosen. */
  isNew: boolean;
  fields: readonly RecordField[];
}

/**
 * What a pasted manifest says of name, namespace and labels.
 * @returns what goes into empty fields at once, and what would replace something that was typed.
 */
export function manifestFields({ manifest, values, start, isNew, fields }: Props): {
  fill: ManifestFields;
  offer: ManifestFields;
} {
  const { name, namespace, labels } = manifest;
  const said: ManifestFields = {
    ...(isNew && name !== undefined && { name }),
    ...(isNew && namespace !== undefined && fields.includes("namespace") && { namespace }),
    ...(labels &&
      (fields.includes("labels") || fields.includes("pairs")) && {
        labels: labelsFor(fields, labels),
      }),
  };
  const fill: ManifestFields = {};
  const offer: ManifestFields = {};
  const isOpen = (key: keyof ManifestFields): boolean =>
    isEmpty(values[key]) || (isNew && isAlike(values[key], start[key]));
  for (const key of ["name", "namespace"] as const)
    if (said[key] !== undefined && said[key] !== values[key])
      (isOpen(key) ? fill : offer)[key] = said[key];
  if (said.labels !== undefined && !isAlike(said.labels, values.labels))
    (isOpen("labels") ? fill : offer).labels = said.labels;
  return { fill, offer };
}

type Value = RecordValues["labels"];

const isEmpty = (value: Value): boolean =>
  typeof value === "string" ? value.trim() === "" : isAlike(value, []);

const isAlike = (one: Value, other: Value): boolean =>
  typeof one === "string"
    ? one === other
    : JSON.stringify(readLabels(one).map) === JSON.stringify(readLabels(other).map);
