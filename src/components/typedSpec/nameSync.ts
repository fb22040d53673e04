import { bigText } from "~/components/spec/useSpecReading";
import { isRecord, type Values } from "~/lib/wire/wirePath";
import { readSpec } from "~/lib/yaml/specText";
import { mergeYaml } from "~/lib/yaml/yamlMerge";
import { type SpecType, type TypedKind, typeKeysOf } from "./specType";

/** How a record's name changed, and whether the entries of its kind cannot do without a name. */
export interface Renaming {
  from: string;
  to: string;
  isNeeded: boolean;
}

/**
 * The spec with a new name in the first entry of a type, when that entry was named like the record before (spec 2 §4);
 * undefined when it was not, so that it keeps its own name.
 */
export function renamedSpec(
  spec: Values,
  key: string,
  { from, to, isNeeded }: Renaming,
): Values | undefined {
  const list = spec[key];
  if (!Array.isArray(list) || from === to) return undefined;
  const [first, ...others]: unknown[] = list;
  if (!isRecord(first) || !isNamedAs(first["name"], from, isNeeded)) return undefined;
  return { ...spec, [key]: [{ ...first, name: to }, ...others] };
}

/** Whether an entry bears a name; none is the empty one where an entry needs one. */
export const isNamedAs = (own: unknown, name: string, isNeeded: boolean): boolean =>
  own === name || (isNeeded && name === "" && (own === undefined || own === null));

/**
 * The text of a spec after its record was renamed; undefined where it stays as it is. Long texts do: reading them with
 * every key would make typing slow.
 */
export function renamedText(
  { kind, isNamed }: TypedKind,
  { key }: Pick<SpecType, "key">,
  text: string,
  names: { from: string; to: string },
): string | undefined {
  const { spec } = text.length > bigText ? {} : readSpec(text);
  // As code, another type may have come first.
  const first = spec && (key in spec ? key : typeKeysOf(kind, spec)[0]);
  if (!spec || first === undefined) return undefined;
  const renamed = renamedSpec(spec, first, { ...names, isNeeded: isNamed });
  return renamed && mergeYaml(text, renamed).text;
}
