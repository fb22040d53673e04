import type { FormCheck } from "~/lib/wire/formIssues";
import { hintsOf, type JsonSchema } from "~/lib/wire/formSchema";
import type { FormParts } from "~/components/schemaForm/schemaFormState";
import { isSameValue } from "~/lib/json/sameValue";
import { editWire, fromWire, toWire } from "~/lib/wire/wireMapping";
import type { Values } from "~/lib/wire/wirePath";
import { leavesOf } from "~/lib/wire/wireLeaves";
import { isRecord } from "~/lib/wire/wirePath";

/** The form of a type: the inputs of its first entry, and those of the spec around it. */
export interface SpecForm extends FormParts {
  /** Inputs of the entry; those that lie around it begin with `$.`. */
  entry: JsonSchema;
  /** Inputs of the whole spec, mapped as a part of the record: `spec.retention`. */
  whole: JsonSchema;
}

/** Fields of the record that lie in its spec and that no form of a type asks for better. */
const wholeFields = ["schedule", "retention"];

const fieldsOf = (form: JsonSchema): Readonly<Record<string, unknown>> =>
  isRecord(form["properties"]) ? form["properties"] : {};

const defsOf = (form: JsonSchema): Readonly<Record<string, unknown>> =>
  isRecord(form["$defs"]) ? form["$defs"] : {};

/** Places among the inputs of a type: the schedule behind its first one, what has a heading of its own at the end. */
const places = { second: 1.5, last: 1000 };

function placed(field: JsonSchema): JsonSchema {
  const ui = isRecord(field["x-ui"]) ? field["x-ui"] : {};
  const order = hintsOf(field).group === undefined ? places.second : places.last;
  return { ...field, "x-ui": { ...ui, order } };
}

/**
 * One form out of that of a type and that of the kind (`scrapers/scrape-config`): each input stands there once, so the
 * schedule comes from the type where the type has one.
 */
export function specForm(type: FormParts, kind: FormParts): SpecForm {
  const own = fieldsOf(type.form);
  const added = Object.entries(fieldsOf(kind.form)).flatMap(([key, field]) =>
    wholeFields.includes(key) && !(key in own) && isRecord(field) ? [[key, field] as const] : [],
  );
  const form: JsonSchema = {
    ...type.form,
    properties: {
      ...own,
      ...Object.fromEntries(added.map(([key, field]) => [key, placed(field)])),
    },
    $defs: { ...defsOf(kind.form), ...defsOf(type.form) },
  };
  const whole = { ...kind.form, properties: Object.fromEntries(added) };
  const check: FormCheck = (values) => {
    const [rest, around] = split(whole, isRecord(values) ? values : {});
    const isEntry = type.check(rest);
    const errors = [...(type.check.errors ?? [])];
    // The name is asked for elsewhere.
    const isWhole = kind.check({ name: "-", ...around });
    check.errors = [...(isEntry ? [] : errors), ...(isWhole ? [] : (kind.check.errors ?? []))];
    return isEntry && isWhole;
  };
  return {
    form,
    check,
    validators: { ...kind.validators, ...type.validators },
    entry: type.form,
    whole,
  };
}

function split(whole: JsonSchema, values: Values): [entry: Values, whole: Values] {
  const names = Object.keys(fieldsOf(whole));
  const entries = Object.entries(values);
  return [
    Object.fromEntries(entries.filter(([key]) => !names.includes(key))),
    Object.fromEntries(entries.filter(([key]) => names.includes(key))),
  ];
}

/** The entries that a spec holds under a key; undefined where something else stands there. */
function entriesAt(spec: Values, key: string): unknown[] | undefined {
  const list = spec[key] ?? [];
  return Array.isArray(list) ? list : undefined;
}

/** The entry that the form edits; undefined where the spec holds something there that is no entry. */
export function entryOf(spec: Values, key: string): Values | undefined {
  const list = entriesAt(spec, key);
  if (!list) return undefined;
  const [first = {}] = list;
  return isRecord(first) ? first : undefined;
}

/** Values of the form for a spec whose entry can be edited. */
export function specValues({ entry, whole }: SpecForm, spec: Values, key: string): Values {
  return {
    ...fromWire(entry, entryOf(spec, key) ?? {}),
    ...fromWire(entry, spec, { part: "around" }),
    ...fromWire(whole, { spec }),
  };
}

/** A new spec with the values of the form in it. */
export function specWith({ entry, whole }: SpecForm, key: string, values: Values): Values {
  const [own, around] = split(whole, values);
  const outer = toWire(entry, own, {}, { part: "around" });
  const stored = toWire(whole, around, { spec: outer })["spec"];
  return { ...(isRecord(stored) ? stored : {}), [key]: [toWire(entry, own)] };
}

/** The spec after an edit of the form; everything that was not edited is kept, as it is written. */
export function specEdited(
  { entry, whole }: SpecForm,
  spec: Values,
  key: string,
  edit: { before: Values; after: Values },
): Values {
  const [ownBefore, aroundBefore] = split(whole, edit.before);
  const [ownAfter, aroundAfter] = split(whole, edit.after);
  const own = { before: ownBefore, after: ownAfter };
  const around = { before: aroundBefore, after: aroundAfter };
  const outer = editWire(entry, spec, own, { part: "around" });
  const stored = editWire(whole, { spec: outer }, around)["spec"];
  const old = entryOf(spec, key) ?? {};
  const [, ...others] = entriesAt(spec, key) ?? [];
  const first = editWire(entry, old, own);
  const rest = isRecord(stored) ? stored : {};
  return isSameValue(first, old) ? rest : { ...rest, [key]: [first, ...others] };
}

/** What a spec holds beside what the form shows. */
interface Unshown {
  /** Further entries of the type. */
  entries: number;
  /** Other keys of the spec. */
  keys: string[];
  /** Fields of the entry. */
  fields: string[];
}

/** What of a spec can only be edited as code. */
export function unshownOf({ entry, whole }: SpecForm, spec: Values, key: string): Unshown {
  const leaves = leavesOf(entry);
  const steps = (around: boolean) =>
    leaves
      .filter((leaf) => leaf.around === around)
      .flatMap(({ wire, older, options }) => [
        ...[wire, ...older].flatMap((path) => path.slice(0, 1)),
        ...options.flatMap((option) => Object.keys(option.wire)),
      ]);
  const around = new Set([key, ...steps(true), ...Object.keys(fieldsOf(whole))]);
  const own = new Set(steps(false));
  return {
    entries: Math.max(0, (entriesAt(spec, key)?.length ?? 0) - 1),
    keys: Object.keys(spec).filter((name) => !around.has(name)),
    fields: Object.keys(entryOf(spec, key) ?? {}).filter((name) => !own.has(name)),
  };
}
