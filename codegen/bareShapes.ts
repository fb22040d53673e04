import { isSchema, type Schema } from "./document";

const says = ["type", "$ref", "oneOf", "anyOf", "allOf", "const", "enum", "not"] as const;

/** Schemas within one, with what they are called from there. */
function partsOf(schema: Schema): [name: string, part: Schema][] {
  const lists = ["oneOf", "anyOf", "allOf"].flatMap((keyword) =>
    [schema[keyword] ?? []].flat().map((part: unknown): [string, unknown] => ["", part]),
  );
  const all: [string, unknown][] = [
    ...Object.entries(schema.properties ?? {}).map(([key, part]): [string, unknown] => [
      `.${key}`,
      part,
    ]),
    ["[]", schema["items"]],
    [".*", schema["additionalProperties"]],
    ...lists,
  ];
  return all.filter((entry): entry is [string, Schema] => isSchema(entry[1]));
}

/** Whether a value may be an object of which nothing is said but that it is one. */
const isOpen = (schema: Schema): boolean =>
  [schema.type].flat().includes("object") &&
  Object.keys(schema.properties ?? {}).length === 0 &&
  [undefined, true].includes(schema["additionalProperties"] as true | undefined);

/**
 * Places that say nothing of what they hold. What really takes every value says so by `x-free-form: true` and a
 * description; an object of any fields says in a description what is in it.
 * @param schemas by their names.
 * @returns one sentence for each place.
 */
export function bareShapes(schemas: Readonly<Record<string, Schema>>): string[] {
  const complaintsOf = (name: string, schema: Schema, about: string | undefined): string[] => {
    const description = schema.description ?? about;
    const isFree = schema["x-free-form"] === true;
    const saysNothing = !isFree && says.every((keyword) => schema[keyword] === undefined);
    return [
      ...(saysNothing ? [`${name} has no shape; give it one, or x-free-form and why`] : []),
      ...(isFree && !schema.description ? [`${name} is free-form, but does not say why`] : []),
      ...(isOpen(schema) && !description
        ? [`${name} is an object of any fields, without a description of them`]
        : []),
      ...partsOf(schema).flatMap(([key, part]) =>
        complaintsOf(name + key, part, key === "" ? description : undefined),
      ),
    ];
  };
  return Object.entries(schemas).flatMap(([name, schema]) => complaintsOf(name, schema, undefined));
}
