import * as v from "valibot";
import { InvalidCheck } from "./result";

/** A whole number from zero; forms may hand it over as text. */
export const count = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))],
    "must be a whole number",
  ),
  v.integer("must be a whole number"),
  v.minValue(0, "must not be negative"),
);

/** Text; YAML reads an unquoted 200 or true as something else, which is meant as text all the same. */
export const text = v.pipe(
  v.union([v.string(), v.number(), v.boolean()], "must be text"),
  v.transform(String),
);

/** An env-var source: a value, or a place in a cluster that holds it. */
export const envVar = v.object(
  { name: v.nullish(text), value: v.nullish(text), valueFrom: v.nullish(v.unknown()) },
  "must be an object with a value",
);

/** An env-var source, or the bare value. */
export const secret = v.union([v.string(), envVar], "must be a value");

/** A script of a check; at most one language is filled. */
export const template = v.object({
  expr: v.nullish(v.string()),
  template: v.nullish(v.string()),
  javascript: v.nullish(v.string()),
  jsonPath: v.nullish(v.string()),
  jsonpath: v.nullish(v.string()),
});

export type Secret = v.InferOutput<typeof secret>;
export type Template = v.InferOutput<typeof template>;

/**
 * Reads a spec entry.
 * @throws InvalidCheck that names every field which does not fit and why.
 */
export function parseSpec<Schema extends v.GenericSchema>(
  schema: Schema,
  spec: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, spec);
  if (parsed.success) return parsed.output;
  const reasons = parsed.issues.map(
    (issue) => `${v.getDotPath(issue) ?? "the entry"} ${issue.message}`,
  );
  throw new InvalidCheck(`The check cannot run as written: ${reasons.join("; ")}.`);
}

/** Treats null, missing and blank alike. */
export function filled(value: string | null | undefined): value is string {
  return value !== null && value !== undefined && value.trim() !== "";
}

/**
 * The literal value of an env-var source; an empty string when nothing is given.
 * @throws InvalidCheck when it points into a cluster: the sandbox has none to read from.
 */
export function plainValue(source: Secret | null | undefined, field: string): string {
  if (source === null || source === undefined) return "";
  const value = typeof source === "string" ? source : (source.value ?? "");
  const reference = typeof source === "string" ? undefined : source.valueFrom;
  if (reference !== null && reference !== undefined) throw clusterReference(field);
  if (/^(secret|configmap|helm|serviceaccount):\/\//.test(value)) throw clusterReference(field);
  return value;
}

/** @throws InvalidCheck when any of the named fields holds something: the sandbox must not pass over it in silence. */
export function refuseUnsupported(fields: Readonly<Record<string, unknown>>): void {
  const used = Object.entries(fields)
    .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== "")
    .map(([name]) => name);
  if (used.length === 0) return;
  throw new InvalidCheck(
    `The sandbox does not support ${used.join(", ")} on this check. Remove it to run the check here.`,
  );
}

function clusterReference(field: string): InvalidCheck {
  return new InvalidCheck(
    `${field} refers to a secret or config map, and the sandbox has no cluster to read it from. Use a plain value here.`,
  );
}
