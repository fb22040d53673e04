import { isRecord } from "./wirePath";
import type { Values } from "./wirePath";
import { type JsonSchema, propertiesOf, resolvedIn } from "./formSchema";

/** Defaults of the inputs of one object, without those of objects inside of it. */
export function defaultsOf(form: JsonSchema, schema: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(
    propertiesOf(form, schema).flatMap(([key, child]) =>
      child["default"] === undefined ? [] : [[key, child["default"]]],
    ),
  );
}

/** What a form starts with: for something new all defaults, for something saved only those that it cannot do without. */
export function startValues(form: JsonSchema, saved?: Values): Record<string, unknown> {
  const required: unknown = form["required"];
  const entries = Object.entries(defaultsOf(form, form)).filter(
    ([key]) => saved === undefined || (Array.isArray(required) && required.includes(key)),
  );
  return { ...Object.fromEntries(entries), ...saved };
}

/**
 * Values without what is empty: texts, lists and objects of nothing. An object that needs something counts once it is
 * there, so that an opened choice asks for its fields.
 */
export function filledValues(form: JsonSchema, values: Values): Record<string, unknown> {
  const filled = filledOf(form, form, values);
  return isRecord(filled) ? filled : {};
}

/** One value of a form without what is empty in it; `schema` is its part of the form, resolved. */
export function filledOf(form: JsonSchema, schema: JsonSchema, value: unknown): unknown {
  if (value === null || value === "") return undefined;
  if (Array.isArray(value)) {
    const items = resolvedIn(form, schema["items"]);
    const filled = value
      .map((item: unknown) => filledOf(form, items, item) ?? (isRecord(item) ? {} : undefined))
      .filter((item) => item !== undefined);
    return filled.length === 0 ? undefined : filled;
  }
  if (!isRecord(value)) return value;
  const children = Object.fromEntries(propertiesOf(form, schema));
  const entries = Object.entries(value).flatMap(([key, child]) => {
    const known = children[key];
    // Free objects, such as maps and JSON, hold what their author means.
    const filled = known ? filledOf(form, known, child) : child;
    return filled === undefined ? [] : [[key, filled] as const];
  });
  const isNeedy = Array.isArray(schema["required"]) && schema["required"].length > 0;
  return entries.length === 0 && !isNeedy ? undefined : Object.fromEntries(entries);
}
