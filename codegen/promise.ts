import type { Schema } from "./document";

/** What one place of a request or an answer may hold. */
export interface Promised {
  types: ReadonlySet<string>;
  isRequired: boolean;
  /** The values that are possible; undefined for all of the types. */
  choices?: ReadonlySet<unknown> | undefined;
  limits: Readonly<Record<string, unknown>>;
}

/** Limits that only grow tighter with the number, or only looser. */
export const lowerLimits = [
  "minimum",
  "exclusiveMinimum",
  "minLength",
  "minItems",
  "minProperties",
];
export const upperLimits = [
  "maximum",
  "exclusiveMaximum",
  "maxLength",
  "maxItems",
  "maxProperties",
];

function limitsOf(schema: Schema): Record<string, unknown> {
  const keys = [...lowerLimits, ...upperLimits, "pattern"];
  const limits: Record<string, unknown> = {};
  for (const key of keys) if (schema[key] !== undefined) limits[key] = schema[key];
  if (schema["additionalProperties"] === false) limits["closed"] = true;
  return limits;
}

/** One line: `null|string(uuid) of ["a"] within {"maxLength":9} required`; a reference that is kept is a type. */
export function promiseText(
  schema: Schema,
  { isRequired, isNullable }: { isRequired: boolean; isNullable: boolean },
): string {
  const named = schema.$ref === undefined ? [schema.type ?? []].flat() : [`ref(${schema.$ref})`];
  const types = [...new Set([...named, ...(isNullable && named.length > 0 ? ["null"] : [])])];
  const choices = schema["enum"] ?? (schema["const"] === undefined ? undefined : [schema["const"]]);
  const listed = Array.isArray(choices) ? ` of ${JSON.stringify(choices)}` : "";
  const limits = limitsOf(schema);
  const within = Object.keys(limits).length > 0 ? ` within ${JSON.stringify(limits)}` : "";
  const format = schema.format ? `(${schema.format})` : "";
  return `${types.toSorted().join("|") || "any"}${format}${listed}${within}${isRequired ? " required" : ""}`;
}

export function promiseOf(text: string): Promised {
  const isRequired = text.endsWith(" required");
  const {
    type = "",
    of,
    within,
  } = /^(?<type>\S+)(?: of (?<of>\[.*?\]))?(?: within (?<within>\{.*\}))?$/.exec(
    text.replace(/ required$/, ""),
  )?.groups ?? {};
  return {
    isRequired,
    types: new Set(type.split("|")),
    choices: of === undefined ? undefined : new Set(JSON.parse(of) as unknown[]),
    limits: within === undefined ? {} : (JSON.parse(within) as Record<string, unknown>),
  };
}
