import type { Schema } from "../../codegen/document";
import type { Node, Output } from "~mocks/sandbox/postgrest/plan";

type Schemas = Readonly<Record<string, Schema>>;
/** The row schema of a relation. */
type RowOf = (relation: string) => Schema | undefined;

/** An object schema with its references followed and its parts put together; later parts refine earlier ones. */
interface ObjectShape {
  required: ReadonlySet<string>;
  properties: ReadonlyMap<string, Schema>;
}

const list = (value: unknown): Schema[] => (Array.isArray(value) ? (value as Schema[]) : []);

/** @throws where the reference leads nowhere. */
function follow(schemas: Schemas, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const name = schema.$ref.split("/").at(-1) ?? "";
  const target = schemas[name];
  if (!target) throw new Error(`there is no schema ${name}`);
  return follow(schemas, target);
}

function shapeOf(schemas: Schemas, schema: Schema): ObjectShape {
  const own = follow(schemas, schema);
  const parts = list(own["allOf"]).map((part) => shapeOf(schemas, part));
  return {
    required: new Set([...parts.flatMap((part) => [...part.required]), ...(own.required ?? [])]),
    properties: new Map([
      ...parts.flatMap((part) => [...part.properties]),
      ...Object.entries(own.properties ?? {}),
    ]),
  };
}

const typesOf = (schema: Schema): string =>
  `${[schema.type ?? []].flat().toSorted().join("|")} ${schema.format ?? ""}`.trim();

/** What an embedded relation must look like: a list, or an object that may be missing. */
function embeddedSchema(
  schemas: Schemas,
  schema: Schema,
  output: Extract<Output, { kind: "embed" }>,
): Schema | string {
  const own = follow(schemas, schema);
  if (!output.link.toOne)
    return own.type === "array" ? ((own["items"] ?? {}) as Schema) : "must be an array";
  const choices = list(own["oneOf"]);
  const object = choices.find((choice) => choice.type !== "null");
  if (output.inner) return object ?? own;
  const allowsNull = choices.some((choice) => choice.type === "null");
  return object && allowsNull ? object : "must be an object or null";
}

function outputDifferences(
  schemas: Schemas,
  rowOf: RowOf,
  node: Node,
  output: Output,
  schema: Schema,
  at: string,
): string[] {
  if (output.kind === "embed") {
    const embedded = embeddedSchema(schemas, schema, output);
    if (typeof embedded === "string") return [`${at} ${embedded}`];
    return schemaDifferences(schemas, rowOf, output.node, embedded, `${at}.`);
  }
  const column = rowOf(node.relation.name)?.properties?.[output.field.column];
  if (!column?.type || output.field.path.length > 0 || output.cast !== null) return [];
  const expected = typesOf(column);
  const seen = typesOf(follow(schemas, schema));
  return seen === expected ? [] : [`${at} is ${seen || "untyped"}, its column ${expected}`];
}

const isOptional = (row: Schema | undefined, column: string): boolean =>
  row?.properties?.[column] !== undefined && row.required?.includes(column) === false;

/**
 * Compares a result schema with what a planned select yields, level by level.
 * @returns keys that are missing, surplus or of another type than their column; empty when all fit.
 */
export function schemaDifferences(
  schemas: Schemas,
  rowOf: RowOf,
  node: Node,
  schema: Schema,
  at = "",
): string[] {
  const { required, properties } = shapeOf(schemas, schema);
  const keys = node.outputs.map(({ key }) => key);
  // A column that not every backend has is described, and nobody may count on it.
  const optional = new Set(
    node.outputs.flatMap((output) =>
      output.kind === "field" && isOptional(rowOf(node.relation.name), output.field.column)
        ? [output.key]
        : [],
    ),
  );
  const missing = keys.filter(
    (key) => !properties.has(key) || !(required.has(key) || optional.has(key)),
  );
  const surplus = [...new Set([...required, ...properties.keys()])].filter(
    (key) => !keys.includes(key),
  );
  return [
    ...missing.map((key) => `${at}${key} is selected but not required and described`),
    ...surplus.map((key) => `${at}${key} is described but not selected`),
    ...node.outputs.flatMap((output) => {
      const property = properties.get(output.key);
      return property
        ? outputDifferences(schemas, rowOf, node, output, property, `${at}${output.key}`)
        : [];
    }),
  ];
}
