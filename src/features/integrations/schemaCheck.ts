import { isFields } from "~/lib/json/fields";

/** An error in the form that generated checks report it. */
interface CheckError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  /** The schema around the keyword, for suggestions. */
  parentSchema?: unknown;
}

/** A check of a value; its errors belong to the last call. */
interface SchemaCheck {
  (value: unknown): boolean;
  errors?: readonly CheckError[] | null;
}

type Schema = Readonly<Record<string, unknown>>;

/** Deeper values, and schemas that lead in a circle, are not looked at any further. */
const maxDepth = 60;
/** Longer texts are not matched with a pattern, which may be slow. */
const maxMatched = 1_000;

const token = (key: string | number) => String(key).replaceAll("~", "~0").replaceAll("/", "~1");
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case "array":
      return Array.isArray(value);
    case "object":
      return isFields(value);
    case "null":
      return value === null;
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

/** The part of a schema that a reference inside of it names; undefined for any other reference. */
function resolved(root: Schema, ref: string): unknown {
  if (!ref.startsWith("#")) return undefined;
  return ref
    .slice(1)
    .split("/")
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>(
      (value, key) => (isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      root,
    );
}

function matches(pattern: string, text: string): boolean {
  try {
    return text.length > maxMatched || new RegExp(pattern, "u").test(text);
  } catch {
    // Other languages know expressions that this one does not.
    return true;
  }
}

/** What a keyword says against a value: its parameters, or nothing. */
type Rule = (value: unknown, limit: unknown) => Record<string, unknown> | undefined;

const isBelow: Rule = (value, limit) =>
  typeof value === "number" && typeof limit === "number" && value < limit
    ? { comparison: ">=", limit }
    : undefined;
const sized =
  (
    sizeOf: (value: unknown) => number | undefined,
    isWrong: (size: number, limit: number) => boolean,
  ) =>
  (value: unknown, limit: unknown) => {
    const size = sizeOf(value);
    return size !== undefined && typeof limit === "number" && isWrong(size, limit)
      ? { limit }
      : undefined;
  };
const lengthOf = (value: unknown) => (typeof value === "string" ? value.length : undefined);
const countOf = (value: unknown) => (Array.isArray(value) ? value.length : undefined);
const less = (size: number, limit: number) => size < limit;
const more = (size: number, limit: number) => size > limit;

/** Keywords that look at a value alone. */
const rules: Readonly<Record<string, Rule>> = {
  type: (value, type) => {
    const types = typeof type === "string" ? [type] : texts(type);
    return types.length === 0 || types.some((one) => isOfType(value, one))
      ? undefined
      : { type: types.length === 1 ? types[0] : types };
  },
  enum: (value, allowedValues) =>
    Array.isArray(allowedValues) && !allowedValues.some((one) => isSame(one, value))
      ? { allowedValues }
      : undefined,
  const: (value, allowedValue) => (isSame(allowedValue, value) ? undefined : { allowedValue }),
  pattern: (value, pattern) =>
    typeof value === "string" && typeof pattern === "string" && !matches(pattern, value)
      ? { pattern }
      : undefined,
  minimum: isBelow,
  maximum: (value, limit) =>
    typeof value === "number" && typeof limit === "number" && value > limit
      ? { comparison: "<=", limit }
      : undefined,
  minLength: sized(lengthOf, less),
  maxLength: sized(lengthOf, more),
  minItems: sized(countOf, less),
  maxItems: sized(countOf, more),
};

/**
 * A check by a JSON Schema that is only known when the page runs. It is read, not compiled, since the page's policy
 * lets no text become code. Keywords that it does not know are left out: a wrong value may pass, a right one is not
 * refused.
 * @param defaults what stands in for fields that are missing, as Helm puts a chart's own values below a person's.
 */
export function schemaCheck(root: Schema, defaults: unknown = {}): SchemaCheck {
  const errorsOf = (
    schema: unknown,
    value: unknown,
    below: unknown,
    at: string,
    depth: number,
  ): CheckError[] => {
    if (schema === false) return [{ keyword: "false schema", instancePath: at, params: {} }];
    if (!isFields(schema) || depth > maxDepth) return [];
    const into = (part: unknown, inner = value, under = below, path = at) =>
      errorsOf(part, inner, under, path, depth + 1);
    const { $ref: ref, allOf, anyOf, oneOf } = schema;
    const found = Object.entries(rules).flatMap(([keyword, rule]): CheckError[] => {
      if (!Object.hasOwn(schema, keyword)) return [];
      const params = rule(value, schema[keyword]);
      return params ? [{ keyword, instancePath: at, params }] : [];
    });
    if (typeof ref === "string") found.push(...into(resolved(root, ref)));
    if (Array.isArray(allOf)) found.push(...allOf.flatMap((part: unknown) => into(part)));
    for (const choice of [anyOf, oneOf]) {
      if (!Array.isArray(choice) || choice.length === 0) continue;
      const tried = choice.map((part: unknown) => into(part));
      if (tried.every((errors) => errors.length > 0))
        found.push(...tried.reduce((best, one) => (one.length < best.length ? one : best)));
    }
    if (Array.isArray(value) && isFields(schema["items"]))
      for (const [index, item] of value.entries())
        found.push(...into(schema["items"], item, undefined, `${at}/${index}`));
    if (isFields(value)) found.push(...fieldErrors(schema, value, below, at, into));
    return found;
  };

  const check: SchemaCheck = (value) => {
    check.errors = errorsOf(root, value, defaults, "", 0);
    return check.errors.length === 0;
  };
  return check;
}

/** Errors of an object's fields: those that are missing, unknown or wrong. */
function fieldErrors(
  schema: Schema,
  value: Schema,
  below: unknown,
  at: string,
  into: (schema: unknown, value: unknown, below: unknown, path: string) => CheckError[],
): CheckError[] {
  const { properties, patternProperties, additionalProperties: others } = schema;
  const known = isFields(properties) ? properties : {};
  const patterns = isFields(patternProperties) ? Object.entries(patternProperties) : [];
  const under = isFields(below) ? below : {};
  const missing = texts(schema["required"])
    .filter((key) => !Object.hasOwn(value, key) && !Object.hasOwn(under, key))
    .map((missingProperty) => ({
      keyword: "required",
      instancePath: at,
      params: { missingProperty },
    }));
  const wrong = Object.entries(value).flatMap(([key, field]): CheckError[] => {
    const path = `${at}/${token(key)}`;
    const parts = [
      ...(Object.hasOwn(known, key) ? [known[key]] : []),
      ...patterns.filter(([pattern]) => matches(pattern, key)).map(([, part]) => part),
    ];
    if (parts.length > 0) return parts.flatMap((part) => into(part, field, under[key], path));
    if (others === false)
      return [
        {
          keyword: "additionalProperties",
          instancePath: at,
          params: { additionalProperty: key },
          parentSchema: schema,
        },
      ];
    return into(others, field, under[key], path);
  });
  return [...missing, ...wrong];
}
