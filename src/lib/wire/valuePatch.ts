import { isSameValue, pairUp } from "~/lib/json/sameValue";
import { type JsonSchema, propertiesOf, resolvedIn } from "./formSchema";
import { filledOf } from "./formValues";
import { isRecord } from "./wirePath";

interface Patch {
  form: JsonSchema;
  /** The part of the form that the value belongs to, resolved. */
  schema: JsonSchema;
  /** What is stored, as it is spelt. */
  raw: unknown;
  /** The same in the form before and after the edit. */
  before: unknown;
  after: unknown;
}

/**
 * What is stored with an edit in it: fields and entries of which the form says the same as before stay as they are
 * stored, with what is empty in them and what the form does not know. Undefined for what was emptied.
 */
export function patched(patch: Patch): unknown {
  const { form, schema, raw, before, after } = patch;
  const filled = filledOf(form, schema, after);
  if (isSameValue(filledOf(form, schema, before), filled)) return raw;
  if (isRecord(raw) && isRecord(before) && isRecord(filled) && isRecord(after))
    return patchedObject(patch, { raw, before, after });
  if (Array.isArray(raw) && Array.isArray(before) && Array.isArray(filled) && Array.isArray(after))
    return patchedList(patch, { raw, before, after });
  return filled;
}

function patchedObject(
  { form, schema }: Patch,
  { raw, before, after }: Record<"raw" | "before" | "after", Record<string, unknown>>,
): unknown {
  const children = new Map(propertiesOf(form, schema));
  const next = { ...raw };
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const child = children.get(key);
    // Free objects, such as maps and JSON, hold what their author means.
    const value = child
      ? patched({ form, schema: child, raw: raw[key], before: before[key], after: after[key] })
      : after[key];
    if (value === undefined) delete next[key];
    else next[key] = value;
  }
  return next;
}

function patchedList(
  { form, schema }: Patch,
  lists: Record<"raw" | "before" | "after", readonly unknown[]>,
): unknown {
  const { raw, before, after } = lists;
  const items = resolvedIn(form, schema["items"]);
  // Lines that are still empty in the form are not stored yet.
  const isStored = (item: unknown) => isRecord(item) || filledOf(form, items, item) !== undefined;
  const places = before.flatMap((item, index) => (isStored(item) ? [index] : []));
  const rawOf = (index: number): { raw: unknown } | undefined => {
    if (raw.length === before.length) return { raw: raw[index] };
    const place = places.indexOf(index);
    return raw.length === places.length && place >= 0 ? { raw: raw[place] } : undefined;
  };
  const next = pairUp(before, after).flatMap((index, place): unknown[] => {
    const own = index === undefined ? undefined : rawOf(index);
    const given = after[place];
    const value =
      own && index !== undefined
        ? patched({ form, schema: items, raw: own.raw, before: before[index], after: given })
        : filledOf(form, items, given);
    return value === undefined ? (isRecord(given) ? [{}] : []) : [value];
  });
  return next;
}
