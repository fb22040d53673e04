import type { Manifest } from "~/lib/yaml/specText";
import type { RecordValues } from "./recordForm";
import type { RecordField } from "./recordTypes";

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
    ...(labels && fields.includes("labels") && { labels: JSON.stringify(labels, null, 2) }),
  };
  const fill: ManifestFields = {};
  const offer: ManifestFields = {};
  for (const key of ["name", "namespace", "labels"] as const) {
    const text = said[key];
    if (text === undefined || text === values[key]) continue;
    const isEmpty = values[key].trim() === "" || (isNew && values[key] === start[key]);
    (isEmpty ? fill : offer)[key] = text;
  }
  return { fill, offer };
}
