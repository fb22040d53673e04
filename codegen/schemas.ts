import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compile as typeOf } from "json-schema-to-typescript";
import standaloneCode from "ajv/dist/standalone/index.js";
import type { Ajv2020 } from "ajv/dist/2020.js";
import { outputs } from "../codegen.config";
import { banner, type Schema } from "./document";
import { ownKeywords, readSchemas, standalone, type SchemaFile } from "./schemaFiles";
import { newAjv } from "./validators";

const checkTypes = `${banner}declare const check: { (value: unknown): boolean; errors?: { keyword: string; instancePath: string; params: Record<string, unknown>; message?: string }[] | null };
export default check;
`;

function ajvOf(files: readonly SchemaFile[]): Ajv2020 {
  // Lengths in UTF-16 units: counting code points would need a helper module that plain code cannot carry.
  const ajv = newAjv({ code: { source: true, esm: true }, inlineRefs: false, unicode: false });
  for (const keyword of ownKeywords) ajv.addKeyword(keyword);
  for (const { schema } of files) ajv.addSchema(schema);
  return ajv;
}

/** What stands beside a reference (order, label, help) would make the type a second one: EnvVar1, EnvVar2. */
function bareReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bareReferences);
  if (typeof value !== "object" || value === null) return value;
  if ("$ref" in value && !("$defs" in value)) return { $ref: value.$ref };
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, bareReferences(entry)]),
  );
}

async function writeType(target: string, schema: Schema, title: string): Promise<void> {
  // The library's own type knows draft 4 only; it reads 2020-12 as far as our schemas go.
  const text = await typeOf(bareReferences(schema) as Parameters<typeof typeOf>[0], title, {
    bannerComment: banner.trim(),
    unreachableDefinitions: false,
    format: false,
  });
  await writeFile(`${target}.ts`, text);
}

async function writeSchema(target: string, schema: unknown): Promise<void> {
  await writeFile(`${target}.js`, `${banner}export default ${JSON.stringify(schema)};\n`);
  await writeFile(
    `${target}.d.ts`,
    `${banner}declare const schema: Readonly<Record<string, unknown>>;\nexport default schema;\n`,
  );
}

/** A schema for tools of others, which know no keywords of our own. */
function withoutOwn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOwn);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !ownKeywords.some((own) => own === key));
  return Object.fromEntries(entries.map(([key, entry]) => [key, withoutOwn(entry)]));
}

const hasForm = ({ schema }: SchemaFile) => schema.$defs?.["form"] !== undefined;

/**
 * Per JSON Schema its TypeScript type; per form its type, its schema that stands alone and its compiled check; per
 * kind of document its compiled check and its schema that stands alone, for editors; and one index of all of them, with every large part in a lazy chunk.
 */
export async function generateSchemas(): Promise<void> {
  const files = await readSchemas();
  const ajv = ajvOf(files);
  const check = (id: string): string => {
    const validate = ajv.getSchema(id);
    if (!validate) throw new Error(`schemas: there is no ${id}`);
    return `${banner}/* oxlint-disable */\n${standaloneCode(ajv, validate)}\n`;
  };
  const types = files.filter(({ name }) => !name.startsWith("common/"));
  for (const file of types) {
    const target = join(outputs.schemas, file.name);
    await mkdir(dirname(target), { recursive: true });
    await writeType(target, standalone(file.schema, file, files), file.schema.title);
    if (file.schema["x-kind"]) {
      await writeFile(`${target}.check.js`, check(file.schema.$id));
      await writeFile(`${target}.check.d.ts`, checkTypes);
      await writeSchema(`${target}.schema`, withoutOwn(standalone(file.schema, file, files)));
    }
    if (hasForm(file))
      await writeForm(target, file, files, check(`${file.schema.$id}#/$defs/form`));
  }
  await writeFile(join(outputs.schemas, "index.ts"), index(types));
}

async function writeForm(
  target: string,
  file: SchemaFile,
  files: readonly SchemaFile[],
  check: string,
): Promise<void> {
  const form = standalone(file.schema.$defs?.["form"], file, files);
  const title = `${file.schema.title}Form`;
  await writeType(`${target}.formType`, { ...form, title }, title);
  await writeSchema(`${target}.form`, form);
  await writeFile(`${target}.formCheck.js`, check);
  await writeFile(`${target}.formCheck.d.ts`, checkTypes);
}

function index(types: readonly SchemaFile[]): string {
  const lazy = (name: string, part: string) =>
    `  ${JSON.stringify(name)}: async () => (await import("./${name}.${part}.js")).default,`;
  const kinds = types.filter(({ schema }) => schema["x-kind"]);
  const forms = types.filter(hasForm);
  const pickable = types.filter(({ schema }) => schema["x-type"]);
  return `${banner}/** Check of a document's spec by the name of its schema, each in its own lazy chunk. */
export const documentChecks = {
${kinds.map(({ name }) => lazy(name, "check")).join("\n")}
} as const;

/** Schema of a document's spec by its name, for editors; it refers to nothing outside itself. */
export const documentSchemas = {
${kinds.map(({ name }) => lazy(name, "schema")).join("\n")}
} as const;

/** Check of a form's values by the name of its schema. */
export const formChecks = {
${forms.map(({ name }) => lazy(name, "formCheck")).join("\n")}
} as const;

/** Form schema by its name; it refers to nothing outside itself. */
export const formSchemas = {
${forms.map(({ name }) => lazy(name, "form")).join("\n")}
} as const;

export interface DocumentKind {
  schema: string;
  /** Missing where no custom resource of that kind exists. */
  kind?: string;
  group?: string;
  version?: string;
  table?: string;
}

/** Kinds of documents that operators write. */
export const documentKinds: readonly DocumentKind[] = ${JSON.stringify(
    kinds.map(({ name, schema }) => ({ schema: name, ...(schema["x-kind"] as object) })),
    null,
    2,
  )};

export interface PickableType {
  schema: string;
  kind: string;
  label: string;
  key: string;
  tile?: string;
  title?: string;
  icon?: string;
  docs?: string;
  keys?: readonly string[];
  list?: boolean;
  form?: boolean;
  hidden?: boolean;
  order?: number;
}

/** Types that the pickers offer. */
export const pickableTypes: readonly PickableType[] = ${JSON.stringify(
    pickable.map(({ name, schema }) => ({ schema: name, ...(schema["x-type"] as object) })),
    null,
    2,
  )};
`;
}
