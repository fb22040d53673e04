import { ownKeywords, type SchemaFile } from "./schemaFiles";
import { checkModules, printedOptions } from "./checkModules";
import { newAjv } from "./validators";
import type { Schema } from "./document";

/** Name of the check of a whole file, of its form, of another part of it. */
const unitOf = (id: string, definition: string | undefined): string =>
  definition === undefined ? id : `${id}~${definition}`;

/**
 * References to a part of a file become references to a schema of its own, so that each is compiled once.
 * @param known what a form that stands alone calls its parts; empty where the references are the files' own.
 */
function unitReferences(
  part: unknown,
  home: string,
  known: ReadonlyMap<string, string> = new Map(),
): Schema {
  return JSON.parse(JSON.stringify(part), (key, value: unknown) => {
    if (key !== "$ref" || typeof value !== "string") return value;
    const [id = "", pointer = ""] = value.split("#");
    const definition = /^\/\$defs\/([\w-]+)$/.exec(pointer)?.[1];
    if (pointer !== "" && definition === undefined)
      throw new Error(`${home}: ${value} is neither a file nor one of its $defs`);
    return known.get(definition ?? "") ?? unitOf(id || home, definition);
  }) as Schema;
}

/** A branch of a form that rjsf asks about by itself, under the hash of its schema. */
export interface FormBranch {
  hash: string;
  schema: Schema;
}

/** Module of a branch's check, by name below `generated/schemas`. */
export const branchModule = ({ hash }: FormBranch): string =>
  `branches/${hash.replace("-", "n")}.check`;

/**
 * Compiles the check of every kind of document, of every form and of the forms' branches. A schema that several refer
 * to is one module, which they import.
 * @returns text of every module by its name below `generated/schemas`.
 */
export function schemaChecks(
  files: readonly SchemaFile[],
  branches: readonly FormBranch[],
): Map<string, string> {
  const ajv = newAjv(printedOptions);
  for (const keyword of ownKeywords) ajv.addKeyword(keyword);
  const modules = new Map<string, string>();
  const add = (id: string, schema: Schema, module: string) => {
    ajv.addSchema({ ...schema, $id: id });
    modules.set(id, module);
  };
  for (const { name, schema } of files) {
    const { $defs, ...whole } = schema;
    add(schema.$id, unitReferences(whole, schema.$id), `${name}.check`);
    for (const [definition, part] of Object.entries($defs ?? {}))
      add(
        unitOf(schema.$id, definition),
        unitReferences(part, schema.$id),
        `${name}.${definition === "form" ? "formCheck" : `${definition}.check`}`,
      );
  }
  // A form that stands alone calls a file by its name, and a part of it by both names.
  const standing = new Map(
    [...modules.keys()].map((id) => [id.replace(".json~", "-").replace(/\.json$/, ""), id]),
  );
  const branchId = ({ hash }: FormBranch) => `branch${hash}`;
  for (const branch of branches)
    if (!modules.has(branchId(branch)))
      add(
        branchId(branch),
        unitReferences(branch.schema, branchId(branch), standing),
        branchModule(branch),
      );
  const entries = [
    ...files.flatMap(({ schema }) => (schema["x-kind"] ? [schema.$id] : [])),
    ...files.flatMap(({ schema }) => (schema.$defs?.["form"] ? [unitOf(schema.$id, "form")] : [])),
    ...branches.map(branchId),
  ];
  return checkModules(ajv, entries, (id) => modules.get(id) ?? id, "../failure.js");
}
