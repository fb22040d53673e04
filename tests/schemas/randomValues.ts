import {
  hintsOf,
  isChoice,
  type JsonSchema,
  propertiesOf,
  resolvedIn,
} from "~/lib/wire/formSchema";
import { isRecord } from "~/lib/wire/wirePath";

/** Figures from 0 to below 1, the same for the same seed. */
function figures(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return state / 2 ** 32;
  };
}

/** Values that a form accepts, some inputs left out; the same for the same seed. */
export function randomValues(form: JsonSchema, seed: number): Record<string, unknown> {
  const next = figures(seed);
  const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(next() * items.length)];
  const words = ["a", "shop", "prod-eu", "with space", "ünï", "x: y", "10", "true"];

  const text = (schema: JsonSchema): unknown => {
    const examples: unknown = schema["examples"];
    const pattern = schema["pattern"];
    if (pattern !== undefined && Array.isArray(examples)) return oneOf<unknown>(examples);
    if (pattern !== undefined) return undefined;
    return oneOf(words);
  };
  const figure = (schema: JsonSchema): number => {
    const minimum = Number(schema["minimum"] ?? 0);
    const maximum = Math.min(Number(schema["maximum"] ?? minimum + 1000), minimum + 1000);
    return minimum + Math.floor(next() * (maximum - minimum + 1));
  };
  const object = (schema: JsonSchema): Record<string, unknown> => {
    const required = Array.isArray(schema["required"]) ? schema["required"] : [];
    const properties = propertiesOf(form, schema);
    const isExclusive = ([, child]: [string, JsonSchema]) =>
      isChoice(schema) || hintsOf(child).widget === "one-of-connection";
    const chosen = oneOf(properties.filter(isExclusive));
    const taken = properties.filter(
      (property) =>
        required.includes(property[0]) ||
        (next() < 0.6 && (!isExclusive(property) || property === chosen)),
    );
    const entries = taken.map(([key, child]) => [key, value(child)] as const);
    const free = schema["additionalProperties"];
    if (isRecord(free)) entries.push(["extra", value(resolvedIn(form, free))]);
    const filled = entries.filter(([, entry]) => entry !== undefined);
    const [first] = properties;
    // An object of nothing counts as missing.
    if (filled.length === 0 && first) return { [first[0]]: value(first[1]) };
    return Object.fromEntries(filled);
  };
  const value = (schema: JsonSchema): unknown => {
    const choices: unknown = schema["enum"];
    if (Array.isArray(choices)) return oneOf<unknown>(choices);
    switch (schema["type"]) {
      case "boolean":
        return next() < 0.5;
      case "integer":
      case "number":
        return figure(schema);
      case "array": {
        const count = Math.max(Number(schema["minItems"] ?? 0), Math.floor(next() * 3));
        const items = resolvedIn(form, schema["items"]);
        return Array.from({ length: count }, () => value(items)).filter(
          (item) => item !== undefined,
        );
      }
      case "object":
        return object(schema);
      default:
        return text(schema);
    }
  };
  return object(form);
}
