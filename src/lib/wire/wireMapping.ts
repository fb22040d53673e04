import { fillUrl } from "./urlTemplate";
import { type FormSchema, type Leaf, leavesOf } from "./wireLeaves";
import { isRecord, place, take, valueAt } from "./wirePath";

/** Values of a form by field, or a stored object by key. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * `part`: which inputs to map: those of the item itself (default), or those that a form of an item keeps in the spec
 * around it (`x-wire` beginning with `$.`).
 * `cleared`: `null` writes null where a filled top-level key of `base` was emptied: a PATCH must say so.
 */
export interface WireOptions {
  readonly part?: "item" | "around";
  readonly cleared?: "drop" | "null";
}

/** The maps of a stored object that hold nothing but text: the `properties` of a connection. */
const TEXT_MAPS: ReadonlySet<string> = new Set(["properties"]);

/**
 * Turns the values of a form into what is stored, by the `x-wire` of its properties (see `leavesOf`). `x-url` on the
 * form builds `url` from a template (see `fillUrl`). Empty text counts as not given; a switch that was never touched
 * takes its default; numbers and booleans below `properties` become text; a choice whose options have a `wire` stores
 * the values of the chosen one.
 *
 * @param base what is stored now, or its constant parts such as `type`; keys without an input are kept.
 */
export function toWire(
  form: FormSchema,
  values: Values,
  base: Values = {},
  { part = "item", cleared = "drop" }: WireOptions = {},
): Record<string, unknown> {
  const stored: Record<string, unknown> = structuredClone({ ...base });
  const leaves = leavesIn(form, part);
  for (const leaf of leaves) {
    const older = leaf.older.filter((path) => fits(leaf, valueAt(base, path)));
    for (const path of [leaf.wire, ...older]) take(stored, path);
    for (const key of leaf.options.flatMap(({ wire }) => Object.keys(wire))) delete stored[key];
  }
  for (const leaf of leaves) {
    const value = given(
      leaf,
      isHidden(leaf, leaves, values) ? undefined : valueAt(values, leaf.form),
    );
    if (leaf.options.length > 0)
      Object.assign(stored, leaf.options.find((option) => option.value === value)?.wire);
    else if (value !== undefined) place(stored, leaf.wire, asText(leaf.wire, value));
  }
  if (cleared === "null") {
    for (const key of new Set(leaves.flatMap((leaf) => leaf.wire.slice(0, 1))))
      if (stored[key] === undefined && isGiven(base[key])) stored[key] = null;
  }
  const template = form["x-url"];
  if (typeof template === "string") stored["url"] = fillUrl(template, withDefaults(form, values));
  return stored;
}

/**
 * Turns what is stored into the values of a form: the reverse of `toWire`. Text becomes a number or a boolean where the
 * form wants one and nothing is lost, and a comma list becomes a list of texts. A value that stands under the form's own spelling (older documents) is read too.
 * Keys without an input are left out, and so is a choice that stands at its default.
 */
export function fromWire(
  form: FormSchema,
  payload: Values,
  { part = "item" }: Pick<WireOptions, "part"> = {},
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const leaves = leavesIn(form, part);
  for (const leaf of leaves) {
    if (leaf.options.length > 0) continue;
    const value = read(leaf, payload);
    if (isGiven(value)) place(values, leaf.form, structuredClone(value));
  }
  for (const leaf of leaves) {
    const chosen = leaf.options.length > 0 ? chosenIn(leaf, leaves, values, payload) : undefined;
    if (chosen !== undefined && chosen !== leaf.schema.default) place(values, leaf.form, chosen);
  }
  return values;
}

function leavesIn(form: FormSchema, part: "item" | "around"): Leaf[] {
  return leavesOf(form).filter((leaf) => leaf.around === (part === "around"));
}

function read(leaf: Leaf, payload: Values): unknown {
  const value = asTyped(leaf.schema, valueAt(payload, leaf.wire));
  if (value !== undefined && value !== null) return value;
  const older = leaf.older.map((path) => asTyped(leaf.schema, valueAt(payload, path)));
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

function given(leaf: Leaf, value: unknown): unknown {
  if (isGiven(value)) return value;
  return leaf.schema.type === "boolean" ? leaf.schema.default : undefined;
}

function asText(path: readonly string[], value: unknown): unknown {
  const inTextMap = path.length > 1 && TEXT_MAPS.has(path[0] ?? "");
  const isPlain = typeof value === "number" || typeof value === "boolean";
  return inTextMap && isPlain ? String(value) : value;
}

function asTyped({ type, items }: FormSchema, value: unknown): unknown {
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
  if (schema.type === undefined) return true;
  const kind = Array.isArray(value) ? "array" : typeof value;
  const wanted = schema.type === "integer" ? "number" : schema.type;
  return kind === wanted || (Array.isArray(wanted) && wanted.includes(kind));
}

function withDefaults(form: FormSchema, values: Values): Values {
  const defaults = Object.entries(form.properties ?? {}).flatMap(([key, child]) =>
    isRecord(child) && !isGiven(values[key]) ? [[key, child["default"]] as const] : [],
  );
  return { ...values, ...Object.fromEntries(defaults) };
}
