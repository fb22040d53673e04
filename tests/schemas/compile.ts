import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { parseAllDocuments } from "yaml";
import { ownKeywords } from "../../codegen/schemaFiles";

const folder = fileURLToPath(new URL("../../schemas", import.meta.url));
const documents = fileURLToPath(new URL("documents", import.meta.url));

/** A JSON Schema file as it stands in `schemas/`. */
export type SchemaFile = Record<string, unknown> & { $id: string };

/** A document of `documents/<kind>/`; `expect` is part of the reason for which a bad one must fail. */
export interface Example {
  name: string;
  good: boolean;
  expect: string;
  value: unknown;
}

function isSchemaFile(value: unknown): value is SchemaFile {
  return (
    typeof value === "object" && value !== null && "$id" in value && typeof value.$id === "string"
  );
}

/** Paths of all schema files below `schemas/`, sorted. */
export function schemaPaths(): string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return entries.filter((name) => name.endsWith(".json")).toSorted();
}

/**
 * Reads a schema file by its path below `schemas/`, its references reduced to file names: those are unique and are
 * the `$id`s.
 * @throws Error when the file is not a schema with an `$id`.
 */
export function readSchema(path: string): SchemaFile {
  const text = readFileSync(join(folder, path), "utf8");
  const schema: unknown = JSON.parse(
    text.replaceAll(/("\$ref":\s*")(?:[^"#]*\/)?([^"/#]+\.json)/g, "$1$2"),
  );
  if (!isSchemaFile(schema)) throw new Error(`schemas/${path} has no $id`);
  return schema;
}

function withSchemas(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  for (const keyword of ownKeywords) ajv.addKeyword(keyword);
  for (const path of schemaPaths()) ajv.addSchema(readSchema(path), basename(path));
  return ajv;
}

let compiled: Ajv2020 | undefined;

/**
 * Ajv with all files of `schemas/`; `getSchema("canary-http.json")` and `getSchema("canary-http.json#/$defs/form")`. The
 * test files of a worker share it: reading and compiling everything anew took longer than their tests.
 */
export function compileSchemas(): Ajv2020 {
  compiled ??= withSchemas();
  return compiled;
}

/** Problems of a value as lines of place and reason; none when it fits. `id` may point into a file. */
export function problems(ajv: Ajv2020, id: string, value: unknown): string[] {
  const validate = ajv.getSchema(id);
  if (!validate) throw new Error(`${id}: no such schema`);
  if (validate(value) === true) return [];
  return (validate.errors ?? []).map(inWords);
}

function inWords({ instancePath, message, params }: ErrorObject): string {
  const name: unknown = params["additionalProperty"] ?? params["allowedValues"] ?? "";
  return `${instancePath} ${message ?? ""} ${typeof name === "string" ? name : JSON.stringify(name)}`.trim();
}

/**
 * All YAML documents of `documents/<kind>/{good,bad}-*.yaml`. In a bad file a comment `# expect: <part of the reason>`
 * stands before every document.
 * @throws Error when a file is no YAML.
 */
export function examplesOf(kind: string): Example[] {
  const files = readdirSync(join(documents, kind)).filter((name) => name.endsWith(".yaml"));
  return files.toSorted().flatMap((file) => {
    const text = readFileSync(join(documents, kind, file), "utf8");
    return text.split(/^---\s*$/m).map((part, index) => {
      const [document] = parseAllDocuments(part);
      const problem = document ? document.errors[0]?.message : "empty";
      if (!document || problem) throw new Error(`${kind}/${file} is no YAML: ${problem}`);
      return {
        name: `${file} ${index + 1}`,
        good: file.startsWith("good-"),
        expect: /^# expect: (.+)$/m.exec(part)?.[1]?.trim() ?? "",
        value: document.toJS(),
      };
    });
  });
}
