import type { Schema } from "../../codegen/document";

/** A source of numbers from 0 to 1 that repeats itself for a seed, so that a failure can be seen again. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Sampler {
  random: () => number;
  /** Looks up `#/components/…`. */
  resolve: (ref: string) => Schema;
  /** Ids that exist, so that not every random request misses. */
  ids: readonly string[];
}

const words = [
  "checkout",
  "payments",
  "a b",
  "ünïcode ✓",
  "",
  "x".repeat(200),
  "0",
  "null",
  "'; --",
  "{}",
];

const pick = <Item>(list: readonly Item[], random: () => number): Item =>
  list[Math.floor(random() * list.length)] as Item;

function text(schema: Schema, { random, ids }: Sampler): string {
  if (schema.format === "uuid")
    return random() < 0.7 && ids.length > 0 ? pick(ids, random) : newId(random);
  if (schema.format === "date-time")
    return new Date(1_760_000_000_000 + Math.floor(random() * 4e10)).toISOString();
  if (schema.format === "email") return `person${Math.floor(random() * 1e6)}@example.com`;
  const examples = schema["examples"];
  if (Array.isArray(examples) && random() < 0.5) return String(pick(examples, random));
  const pattern = schema["pattern"];
  if (typeof pattern === "string") {
    if (pattern.startsWith("^view_")) return "view_default_x";
    return pattern.includes("now") ? ">now-1d" : "a1";
  }
  const least = Number(schema["minLength"] ?? 0);
  const most = Number(schema["maxLength"] ?? Infinity);
  return pick(words, random).padEnd(least, "x").slice(0, most);
}

export function newId(random: () => number): string {
  const hex = (length: number) =>
    Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join("");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}

function number(schema: Schema, random: () => number): number {
  const least = Number(schema["minimum"] ?? -1_000);
  const most = Number(schema["maximum"] ?? Math.max(least + 1, 100_000));
  const value = least + random() * (most - least);
  return schema.type === "number" || [schema.type].flat().includes("number")
    ? value
    : Math.floor(value);
}

const anything: readonly unknown[] = [
  1,
  "text",
  true,
  null,
  [1, "a"],
  { key: "value", deep: { er: [] } },
];

function object(schema: Schema, sampler: Sampler, depth: number): Record<string, unknown> {
  const required = new Set(schema.required ?? []);
  const known = Object.entries(schema.properties ?? {})
    .filter(
      ([name, property]) =>
        required.has(name) || (depth < 4 && property.readOnly !== true && sampler.random() < 0.5),
    )
    .map(([name, property]) => [name, sample(property, sampler, depth + 1)]);
  const extra = schema["additionalProperties"];
  const more =
    typeof extra === "object" && extra !== null && sampler.random() < 0.5
      ? [["extra", sample(extra as Schema, sampler, depth + 1)]]
      : [];
  return Object.fromEntries([...known, ...more]) as Record<string, unknown>;
}

/** A value that the schema accepts, as far as the keywords go that the contract uses. */
export function sample(given: Schema, sampler: Sampler, depth = 0): unknown {
  const schema = given.$ref ? sampler.resolve(given.$ref) : given;
  const { random } = sampler;
  if (schema["const"] !== undefined) return schema["const"];
  if (Array.isArray(schema["enum"])) return pick(schema["enum"] as unknown[], random);
  for (const keyword of ["oneOf", "anyOf"])
    if (Array.isArray(schema[keyword])) {
      const branch = sample(pick(schema[keyword] as Schema[], random), sampler, depth + 1);
      return schema.properties && typeof branch === "object"
        ? { ...object(schema, sampler, depth), ...branch }
        : branch;
    }
  if (Array.isArray(schema["allOf"])) {
    const parts = (schema["allOf"] as Schema[]).map((part) => sample(part, sampler, depth));
    return Object.assign(
      {},
      ...parts,
      schema.properties ? object(schema, sampler, depth) : {},
    ) as unknown;
  }
  const types = [schema.type ?? []].flat();
  const type = depth > 6 && types.includes("null") ? "null" : pick(types, random);
  switch (type) {
    case "string":
      return text(schema, sampler);
    case "integer":
    case "number":
      return number(schema, random);
    case "boolean":
      return random() < 0.5;
    case "null":
      return null;
    case "array": {
      const least = Number(schema["minItems"] ?? 0);
      const length = depth > 5 ? least : least + Math.floor(random() * 3);
      return Array.from({ length }, () =>
        sample((schema["items"] ?? {}) as Schema, sampler, depth + 1),
      );
    }
    case "object":
      return object(schema, sampler, depth);
    default:
      return schema.properties ? object(schema, sampler, depth) : pick(anything, random);
  }
}
