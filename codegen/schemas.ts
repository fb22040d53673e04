import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hashForSchema, schemaParser } from "@rjsf/utils";
import { outputs } from "../codegen.config";
import { banner, type Schema } from "./document";
import { branchModule, schemaChecks, type FormBranch } from "./schemaChecks";
import { ownKeywords, readSchemas, standalone, type SchemaFile } from "./schemaFiles";

/** What the generated modules give out, told once for all of them. */
const moduleTypes = `${banner}interface CompiledCheck {
  (value: unknown): boolean;
  /** What was wrong with the last value, as Ajv reports it. */
  errors?: {
    keyword: string;
    instancePath: string;
    schemaPath: string;
    params: Record<string, unknown>;
    message?: string;
  }[] | null;
}

declare module "*.check.js" {
  const check: CompiledCheck;
  export default check;
}

declare module "*.formCheck.js" {
  const check: CompiledCheck;
  export default check;
}

declare module "*.validators.js" {
  const validators: Readonly<Record<string, CompiledCheck>>;
  export default validators;
}

declare module "*.schema.js" {
  const schema: Readonly<Record<string, unknown>>;
  export default schema;
}
`;

async function write(name: string, text: string): Promise<void> {
  const file = join(outputs.schemas, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** A schema as data, one line per keyword and per definition: short, and a change shows where it is. */
function schemaModule(schema: Schema): string {
  const lines = (value: object, entry: (key: string, part: unknown) => string) =>
    `{\n${Object.entries(value)
      .map(([key, part]) => `${JSON.stringify(key)}:${entry(key, part)}`)
      .join(",\n")}\n}`;
  const listed = ["$defs", "properties"];
  const text = lines(schema, (key, part) =>
    listed.includes(key) && typeof part === "object" && part !== null
      ? lines(part, (_key, inner) => JSON.stringify(inner))
      : JSON.stringify(part),
  );
  return `${banner}export default ${text};\n`;
}

/** A schema for tools of others, which know no keywords of our own. */
function withoutOwn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOwn);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !ownKeywords.some((own) => own === key));
  return Object.fromEntries(entries.map(([key, entry]) => [key, withoutOwn(entry)]));
}

const hasForm = ({ schema }: SchemaFile) => schema.$defs?.["form"] !== undefined;

/** A form schema as rjsf's types call it; ours are JSON Schemas, of which they know a part of the keywords. */
const asRjsf = (form: Schema) => form as Parameters<typeof schemaParser>[0];

const hashOf = (form: Schema): string => hashForSchema(asRjsf(form));

/** The parts of a form that rjsf checks values against by themselves: the branches of its choices and conditions. */
function branchesOf(form: Schema): FormBranch[] {
  const whole = hashOf(form);
  return Object.entries(schemaParser(asRjsf(form)))
    .filter(([hash]) => hash !== whole)
    .map(([hash, { $id: _hash, ...schema }]) => ({ hash, schema: schema as Schema }));
}

/**
 * Per kind of document its compiled check and its schema that stands alone, for editors; per form its schema that
 * stands alone, its compiled check, and the checks that rjsf's precompiled validator takes; and one index of all of
 * them, with every large part in a lazy chunk.
 */
export async function generateSchemas(): Promise<void> {
  const files = await readSchemas();
  const types = files.filter(({ name }) => !name.startsWith("common/"));
  const forms = new Map(
    types.filter(hasForm).map((file): [SchemaFile, FormParts] => {
      const form = standalone(file.schema.$defs?.["form"], file, files);
      return [file, { form, branches: branchesOf(form) }];
    }),
  );
  const branches = [...forms.values()].flatMap((parts) => parts.branches);
  for (const [name, text] of schemaChecks(files, branches)) await write(`${name}.js`, text);
  for (const file of types.filter(({ schema }) => schema["x-kind"]))
    await write(
      `${file.name}.schema.js`,
      schemaModule(withoutOwn(standalone(file.schema, file, files)) as Schema),
    );
  for (const [file, parts] of forms) {
    await write(`${file.name}.form.schema.js`, schemaModule(parts.form));
    if (parts.branches.length > 0)
      await write(`${file.name}.validators.js`, validatorsModule(file, parts));
  }
  await write("modules.d.ts", moduleTypes);
  await write("index.ts", index(types, forms));
}
interface FormParts {
  form: Schema;
  branches: readonly FormBranch[];
}

/** The checks of a form by the hash of the schema, as rjsf's precompiled validator asks for them. */
function validatorsModule({ name }: SchemaFile, { form, branches }: FormParts): string {
  const own = name.split("/").at(-1) ?? "";
  const up = "../".repeat(name.split("/").length - 1) || "./";
  const modules = branches.map((branch) => `${up}${branchModule(branch)}.js`);
  return `${banner}import form from "./${own}.formCheck.js";
${modules.map((module, index) => `import branch${index} from "${module}";`).join("\n")}
export default {
  "${hashOf(form)}": form,
${branches.map(({ hash }, index) => `  "${hash}": branch${index},`).join("\n")}
};
`;
}

function validatorsLine(name: string, { form, branches }: FormParts): string {
  const load = (part: string) => `(await import("./${name}.${part}.js")).default`;
  const all =
    branches.length > 0 ? load("validators") : `{ "${hashOf(form)}": ${load("formCheck")} }`;
  return `  ${JSON.stringify(name)}: async () => (${all}),`;
}

function index(types: readonly SchemaFile[], forms: ReadonlyMap<SchemaFile, FormParts>): string {
  const lazy =
    (part: string) =>
    ({ name }: SchemaFile) =>
      `  ${JSON.stringify(name)}: async () => (await import("./${name}.${part}.js")).default,`;
  const lines = (files: Iterable<SchemaFile>, part: string) =>
    [...files].map(lazy(part)).join("\n");
  const kinds = types.filter(({ schema }) => schema["x-kind"]);
  const pickable = types.filter(({ schema }) => schema["x-type"]);
  const rows = (entries: readonly object[]) =>
    `[\n${entries.map((entry) => `  ${JSON.stringify(entry)},`).join("\n")}\n]`;
  return `${banner}/** Check of a document's spec by the name of its schema, each in its own lazy chunk. */
export const documentChecks = {
${lines(kinds, "check")}
} as const;

/** Schema of a document's spec by its name, for editors; it refers to nothing outside itself. */
export const documentSchemas = {
${lines(kinds, "schema")}
} as const;

/** Check of a form's values by the name of its schema. */
export const formChecks = {
${lines(forms.keys(), "formCheck")}
} as const;

/** Form schema by its name; it refers to nothing outside itself. */
export const formSchemas = {
${lines(forms.keys(), "form.schema")}
} as const;

/** What rjsf's \`createPrecompiledValidator\` takes beside the form schema of that name. */
export const formValidators = {
${[...forms].map(([{ name }, parts]) => validatorsLine(name, parts)).join("\n")}
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
export const documentKinds: readonly DocumentKind[] = ${rows(kinds.map(({ name, schema }) => ({ schema: name, ...(schema["x-kind"] as object) })))};

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
export const pickableTypes: readonly PickableType[] = ${rows(pickable.map(({ name, schema }) => ({ schema: name, ...(schema["x-type"] as object) })))};
`;
}
