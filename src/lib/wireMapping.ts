import { fillUrl } from "./urlTemplate";
import { isRecord, place, take, valueAt } from "./wirePath";

/** What the mapping reads of a form's JSON Schema; any schema object fits. */
export interface FormSchema {
  readonly type?: unknown;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly "x-wire"?: unknown;
  readonly "x-url"?: unknown;
}

/** Values of a form by field, or a stored object by key. */
export type Values = Readonly<Record<string, unknown>>;

/** `null` writes null where a filled top-level key of `base` was emptied: a PATCH must say so. */
export interface WireOptions {
  readonly cleared?: "drop" | "null";
}

/** One input: its path in the form, its place in the stored object, and older places that are read but not written. */
interface Leaf {
  readonly schema: FormSchema;
  readonly form: readonly string[];
  readonly wire: readonly string[];
  readonly older: readonly (readonly string[])[];
}

/** The maps of a stored object that hold nothing but text: the `properties` of a connection. */
const TEXT_MAPS: ReadonlySet<string> = new Set(["properties"]);

/**
 * Turns the values of a form into what is stored.
 *
 * `x-wire` on a property says where: a key or a dotted path, relative to where the enclosing object is stored; `.`
 * stores the children of an object beside it. Without it the property's own key is meant. `x-url` on the form builds
 * `url` from a template (`fillUrl`). Empty text counts as not given; a switch that was never touched takes its default.
 * Numbers and booleans below `properties` become text.
 *
 * @param base what is stored now, or its constant parts such as `type`; keys without an input are kept.
 */
export function toWire(
  form: FormSchema,
  values: Values,
  base: Values = {},
  options: WireOptions = {},
): Record<string, unknown> {
  const stored: Record<string, unknown> = structuredClone({ ...base });
  const leaves = leavesOf(form);
  for (const leaf of leaves) {
    for (const path of [leaf.wire, ...leaf.older.filter((old) => fits(leaf, valueAt(base, old)))])
      take(stored, path);
  }
  for (const leaf of leaves) {
    const value = given(leaf, valueAt(values, leaf.form));
    if (value !== undefined) place(stored, leaf.wire, asText(leaf.wire, value));
  }
  if (options.cleared === "null") {
    for (const key of topKeys(leaves))
      if (stored[key] === undefined && isGiven(base[key])) stored[key] = null;
  }
  const template = form["x-url"];
  if (typeof template === "string") stored["url"] = fillUrl(template, withDefaults(form, values));
  return stored;
}

/**
 * Turns what is stored into the values of a form: the reverse of `toWire`. Text becomes a number or a boolean where the
 * form wants one and nothing is lost. A value that stands under the form's own spelling (older documents) is read too.
 * Keys without an input are left out.
 */
export function fromWire(form: FormSchema, payload: Values): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const leaf of leavesOf(form)) {
    const value =
      asTyped(leaf.schema, valueAt(payload, leaf.wire)) ??
      leaf.older
        .map((path) => asTyped(leaf.schema, valueAt(payload, path)))
        .find((older) => fits(leaf, older));
    if (isGiven(value)) place(values, leaf.form, structuredClone(value));
  }
  return values;
}

function leavesOf(form: FormSchema): Leaf[] {
  const leaves = collect(form, [], [[]]);
  const places = leaves.map((leaf) => leaf.wire.join("."));
  if (form["x-url"] !== undefined) places.push("url");
  const isTaken = (path: readonly string[], own: string) => {
    const name = path.join(".");
    return places.some(
      (taken) => taken !== own && (taken === name || taken.startsWith(`${name}.`)),
    );
  };
  return leaves.map((leaf) => ({
    ...leaf,
    older: leaf.older.filter((path) => !isTaken(path, leaf.wire.join("."))),
  }));
}

/** The inputs below a form schema; `parents` are the places of the enclosing object, the one to write to first. */
function collect(
  schema: FormSchema,
  form: readonly string[],
  parents: readonly (readonly string[])[],
): Leaf[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, child]): Leaf[] => {
    if (!isRecord(child)) return [];
    const wire = child["x-wire"];
    const steps = typeof wire === "string" ? wire.split(".").filter((step) => step !== "") : [key];
    const all = parents.flatMap((parent) => [
      [...parent, ...steps],
      [...parent, key],
    ]);
    const path = [...form, key];
    if (isRecord(child["properties"])) return collect(child, path, all);
    const [first = [], ...rest] = all.filter(isFirst);
    return [{ schema: child, form: path, wire: first, older: rest }];
  });
}

function isFirst(path: readonly string[], index: number, all: readonly (readonly string[])[]) {
  const name = path.join(".");
  return all.findIndex((other) => other.join(".") === name) === index;
}

function topKeys(leaves: readonly Leaf[]): Set<string> {
  return new Set(leaves.flatMap((leaf) => leaf.wire.slice(0, 1)));
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

function asTyped({ type }: FormSchema, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (type === "boolean" && (value === "true" || value === "false")) return value === "true";
  const isNumber = type === "integer" || type === "number";
  return isNumber && String(Number(value)) === value ? Number(value) : value;
}

/** Whether an older value has the kind that the input edits, so that a list is not mistaken for an object. */
function fits({ schema }: Leaf, value: unknown): boolean {
  if (!isGiven(value)) return false;
  const kind = Array.isArray(value) ? "array" : typeof value;
  const wanted = schema.type === "integer" ? "number" : (schema.type ?? "object");
  return kind === wanted || (Array.isArray(wanted) && wanted.includes(kind));
}

function withDefaults(form: FormSchema, values: Values): Values {
  const defaults = Object.entries(form.properties ?? {}).flatMap(([key, child]) =>
    isRecord(child) && !isGiven(values[key]) ? [[key, child["default"]] as const] : [],
  );
  return { ...values, ...Object.fromEntries(defaults) };
}
