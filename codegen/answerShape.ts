import type { AnswerShape } from "~/api/readable";
import { answersOf, resolved } from "./docsParts";
import { choices, schemasIn } from "./docsSchema";
import { isSchema, operationsOf, type OpenApi, type Operation, type Schema } from "./document";

const schemaOf = (document: OpenApi, given: unknown): Schema =>
  isSchema(given) ? resolved(document, given) : {};

/** The JSON types that a schema allows; none where it does not say. */
function typesOf(document: OpenApi, given: unknown): string[] {
  const schema = schemaOf(document, given);
  if (schema.type !== undefined) return [schema.type].flat();
  const each = choices(schema).map((choice) => typesOf(document, choice));
  if (each.length > 0) return each.some((one) => one.length === 0) ? [] : each.flat();
  return schemasIn(schema["allOf"]).flatMap((part) => typesOf(document, part));
}

/** Fields of an object, those of its parts included; undefined where it may have others. */
function fieldsOf(document: OpenApi, given: unknown): Record<string, string[]> | undefined {
  const schema = schemaOf(document, given);
  if (schema["additionalProperties"] || schema["oneOf"] || schema["anyOf"]) return undefined;
  const parts = schemasIn(schema["allOf"]).map((part) => fieldsOf(document, part));
  if (parts.includes(undefined)) return undefined;
  const own = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, typesOf(document, field)] as const,
  );
  const all = Object.assign({}, ...parts, Object.fromEntries(own)) as Record<string, string[]>;
  return Object.keys(all).length > 0 ? all : undefined;
}

function shapeOf(document: OpenApi, operation: Operation): AnswerShape | undefined {
  const success = new Map(answersOf(document, { operation })).get("200");
  const json = success?.content?.["application/json"];
  if (!json) return undefined;
  const is = [...new Set(typesOf(document, json.schema))];
  // Bytes and texts may well be empty.
  if (is.length === 0 || is.includes("string")) return undefined;
  const fields = is.includes("object") ? fieldsOf(document, json.schema) : undefined;
  return { is, ...(fields && { fields }) };
}

/** Shape of the JSON that each operation of a base answers with, by operationId; the contract is the only source. */
export function answerShapes(document: OpenApi): ReadonlyMap<string, AnswerShape> {
  const shapes = new Map<string, AnswerShape>();
  for (const item of Object.values(document.paths))
    for (const [, operation] of operationsOf(item)) {
      const shape = shapeOf(document, operation);
      if (shape) shapes.set(operation.operationId, shape);
    }
  return shapes;
}
