import { isSameValue } from "~/lib/json/sameValue";
import { readEnvText } from "./envVar";
import { type JsonSchema, resolvedIn } from "./formSchema";
import { filledOf } from "./formValues";
import { fillUrl, refillUrl } from "./urlTemplate";
import { patched } from "./valuePatch";
import { type Leaf, leavesOf } from "./wireLeaves";
import { isRecord, place, take, type Values, valueAt } from "./wirePath";

/**
 * `part`: which inputs to map: those of the item itself (default), or those that a form of an item keeps in the spec
 * around it (`x-wire` beginning with `$.`).
 */
interface WireOptions {
  readonly part?: "item" | "around";
}

/** The maps of a stored object that hold nothing but text: the `properties` of a connection. */
const TEXT_MAPS: ReadonlySet<string> = new Set(["properties"]);

/**
 * Turns the values of a form into something new to store, by the `x-wire` of its properties (see `leavesOf`). `x-url` on
 * the form builds `url` from a template (see `fillUrl`). Empty text counts as not given; a switch that was never touched
 * takes its default; numbers and booleans below `properties` become text; a choice whose options have a `wire` stores
 * the values of the chosen one.
 *
 * @param base constant parts such as `type`; keys without an input are kept.
 */
export function toWire(
  form: JsonSchema,
  values: Values,
  base: Values = {},
  { part = "item" }: WireOptions = {},
): Record<string, unknown> {
  const leaves = leavesIn(form, part);
  const stored = written({ form, leaves, changed: leaves, base, before: undefined, after: values });
  const template = form["x-url"];
  if (typeof template === "string") stored["url"] = fillUrl(template, urlValues(form, values));
  return stored;
}

/**
 * Puts an edit into what is stored: only the inputs whose value changed are written, where the backend reads them.
 * Everything else stays as it is and as it is spelt: older places, empty texts and objects, text in the place of a list
 * or a number; in a changed list, its other entries. Of a built `url` only the parts of changed inputs change.
 *
 * @param before values of the form before the edit, as `fromWire` and `startValues` gave them.
 * @param cleared `null` writes null where a filled top-level key was emptied: a PATCH must say so.
 */
export function editWire(
  form: JsonSchema,
  stored: Values,
  { before, after }: { before: Values; after: Values },
  { part = "item", cleared = "drop" }: WireOptions & { readonly cleared?: "drop" | "null" } = {},
): Record<string, unknown> {
  const leaves = leavesIn(form, part);
  const changed = leaves.filter(
    (leaf) => !isSameValue(shown(form, leaf, leaves, before), shown(form, leaf, leaves, after)),
  );
  const next = written({ form, leaves, changed, base: stored, before, after });
  if (cleared === "null")
    for (const key of new Set(changed.flatMap((leaf) => leaf.wire.slice(0, 1))))
      if (next[key] === undefined && isGiven(stored[key])) next[key] = null;
  const template = form["x-url"];
  if (typeof template === "string") {
    const fields = new Set(changed.map((leaf) => leaf.form.join(".")));
    const url = refillUrl(template, stored["url"], urlValues(form, after), fields);
    if (url !== undefined) next["url"] = url;
  }
  return next;
}

interface Writing {
  form: JsonSchema;
  leaves: readonly Leaf[];
  changed: readonly Leaf[];
  base: Values;
  /** Undefined for something new. */
  before: Values | undefined;
  after: Values;
}

/** A copy of `base` with the changed inputs in it. */
function written({ form, leaves, changed, base, before, after }: Writing) {
  const stored: Record<string, unknown> = structuredClone({ ...base });
  const all = [...changed, ...displaced(leaves, changed, base)];
  const writes = all.map((leaf) => {
    const raw = before && rawAt(leaf, base);
    const value =
      raw === undefined || isHidden(leaf, leaves, after)
        ? shown(form, leaf, leaves, after)
        : patched({
            form,
            schema: resolvedIn(form, leaf.schema),
            raw: asTyped(leaf.schema, raw),
            before: before && valueAt(before, leaf.form),
            after: valueAt(after, leaf.form),
          });
    return { leaf, value: value ?? switchDefault(leaf) };
  });
  for (const { leaf, value } of writes) {
    if (!isGiven(value)) take(stored, leaf.wire);
    for (const path of leaf.older) if (fits(leaf, valueAt(base, path))) take(stored, path);
    for (const key of leaf.options.flatMap(({ wire }) => Object.keys(wire))) delete stored[key];
  }
  for (const { leaf, value } of writes) {
    if (leaf.options.length > 0)
      Object.assign(stored, leaf.options.find((option) => option.value === value)?.wire);
    else if (isGiven(value)) place(stored, leaf.wire, asText(leaf.wire, value));
  }
  return stored;
}

/** Unchanged inputs whose value stands, in an older spelling, where a changed one needs an object: a list, say. */
function displaced(leaves: readonly Leaf[], changed: readonly Leaf[], base: Values): Leaf[] {
  const isAbove = (path: readonly string[], leaf: Leaf) =>
    path.length < leaf.wire.length && path.every((step, index) => leaf.wire[index] === step);
  return leaves.filter(
    (leaf) =>
      !changed.includes(leaf) &&
      leaf.older.some(
        (path) => fits(leaf, valueAt(base, path)) && changed.some((other) => isAbove(path, other)),
      ),
  );
}

/** What an input stands for when it is stored: nothing while it is hidden or empty. */
function shown(form: JsonSchema, leaf: Leaf, leaves: readonly Leaf[], values: Values): unknown {
  const value = isHidden(leaf, leaves, values) ? undefined : valueAt(values, leaf.form);
  if (leaf.options.length > 0) return value ?? leaf.schema["default"];
  const filled = filledOf(form, resolvedIn(form, leaf.schema), value);
  return filled ?? switchDefault(leaf);
}

const switchDefault = ({ schema }: Leaf): unknown =>
  schema["type"] === "boolean" ? schema["default"] : undefined;

/**
 * Turns what is stored into the values of a form: the reverse of `toWire`. Text becomes a number or a boolean where the
 * form wants one and nothing is lost, and a comma list becomes a list of texts. A value that stands under the form's own
 * spelling (older documents) is read too. Keys without an input are left out, and so is a choice that stands at its
 * default.
 */
export function fromWire(
  form: JsonSchema,
  payload: Values,
  { part = "item" }: WireOptions = {},
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const leaves = leavesIn(form, part);
  for (const leaf of leaves) {
    if (leaf.options.length > 0) continue;
    const value = asTyped(leaf.schema, rawAt(leaf, payload));
    if (isGiven(value)) place(values, leaf.form, structuredClone(value));
  }
  for (const leaf of leaves) {
    const chosen = leaf.options.length > 0 ? chosenIn(leaf, leaves, values, payload) : undefined;
    if (chosen !== undefined && chosen !== leaf.schema["default"]) place(values, leaf.form, chosen);
  }
  return values;
}

function leavesIn(form: JsonSchema, part: "item" | "around"): Leaf[] {
  return leavesOf(form).filter((leaf) => leaf.around === (part === "around"));
}

/** The stored value of an input as it is spelt, from where the backend reads it or else from an older place. */
function rawAt(leaf: Leaf, payload: Values): unknown {
  const value = valueAt(payload, leaf.wire);
  if (value !== undefined && value !== null) return value;
  const older = leaf.older.map((path) => valueAt(payload, path));
  return older.find((candidate) => fits(leaf, candidate));
}

/** The option whose values are stored and with which no filled input is hidden; the most specific one of several. */
function chosenIn(leaf: Leaf, leaves: readonly Leaf[], values: Values, payload: Values): unknown {
  const fitting = leaf.options.filter(
    ({ value, wire }) =>
      Object.entries(wire).every(([key, wanted]) => payload[key] === wanted) &&
      !leaves.some((other) => hides(leaf, value, other) && isGiven(valueAt(values, other.form))),
  );
  const specific = fitting.toSorted(
    (a, b) => Object.keys(b.wire).length - Object.keys(a.wire).length,
  );
  return specific[0]?.value;
}

/** Whether an input is not to be stored because a choice beside it excludes it. */
function isHidden(leaf: Leaf, leaves: readonly Leaf[], values: Values): boolean {
  return leaves.some(
    (choice) => choice.options.length > 0 && hides(choice, valueAt(values, choice.form), leaf),
  );
}

function hides(choice: Leaf, value: unknown, other: Leaf): boolean {
  const name = choice.form.at(-1) ?? "";
  const isBeside = choice.form.slice(0, -1).join(".") === other.form.slice(0, -1).join(".");
  return isBeside && other.hiddenFor[name]?.includes(value) === true;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function asText(path: readonly string[], value: unknown): unknown {
  const inTextMap = path.length > 1 && TEXT_MAPS.has(path[0] ?? "");
  const isPlain = typeof value === "number" || typeof value === "boolean";
  return inTextMap && isPlain ? String(value) : value;
}

function asTyped(schema: JsonSchema, value: unknown): unknown {
  const { type, items } = schema;
  if (typeof value !== "string" || value === "") return value;
  if (type === "array" && isRecord(items) && items["type"] === "string")
    return value.split(",").map((item) => item.trim());
  if (type === "boolean" && (value === "true" || value === "false")) return value === "true";
  const isNumber = type === "integer" || type === "number";
  return isNumber && String(Number(value)) === value ? Number(value) : value;
}

/** Whether an older value has the kind that the input edits, so that a list is not mistaken for an object. */
function fits({ schema }: Leaf, value: unknown): boolean {
  if (!isGiven(value)) return false;
  const typed = asTyped(schema, value);
  const { type } = schema;
  if (type === undefined) return true;
  const kind = Array.isArray(typed) ? "array" : typeof typed;
  const wanted = type === "integer" ? "number" : type;
  return kind === wanted || (Array.isArray(wanted) && wanted.includes(kind));
}

/** What fills the template of a form's `url`: inputs left empty take their default. */
function urlValues(form: JsonSchema, values: Values): Values {
  const properties = isRecord(form["properties"]) ? form["properties"] : {};
  const defaults = Object.entries(properties).flatMap(([key, child]) =>
    isRecord(child) && !isGiven(values[key]) ? [[key, child["default"]] as const] : [],
  );
  // The backend looks up what is kept elsewhere: the address only says which column it is.
  const references = leavesOf(form).flatMap((leaf) => {
    const value = values[leaf.form.join(".")];
    const isReference = typeof value === "string" && readEnvText(value).source !== "static";
    return isReference ? [[leaf.form.join("."), `$(${leaf.wire.join(".")})`] as const] : [];
  });
  return { ...values, ...Object.fromEntries([...defaults, ...references]) };
}
