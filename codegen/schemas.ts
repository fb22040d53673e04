import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { compileFromFile } from "json-schema-to-typescript";
import standaloneCode from "ajv/dist/standalone/index.js";
import { contract, outputs } from "../codegen.config";
import { banner } from "./document";
import { newAjv } from "./validators";

async function schemaFiles(): Promise<string[]> {
  const entries = await readdir(contract.schemas, { recursive: true });
  return entries.filter((name) => name.endsWith(".json")).toSorted();
}

/** Compiled checks of all types of one folder; a schema's `$id` is its file name, so references are by file name. */
async function compile(files: string[]): Promise<(file: string) => string> {
  // Lengths in UTF-16 units: counting code points would need a helper module that plain code cannot carry.
  const ajv = newAjv({ code: { source: true, esm: true }, inlineRefs: false, unicode: false });
  for (const keyword of ["x-ui"]) ajv.addKeyword(keyword);
  for (const file of files) {
    const text = await readFile(join(contract.schemas, file), "utf8");
    ajv.addSchema(JSON.parse(text.replaceAll("../common/", "")) as object);
  }
  return (file) => {
    const validate = ajv.getSchema(basename(file));
    if (!validate) throw new Error(`schemas/${file}: its $id must be its file name`);
    return standaloneCode(ajv, validate);
  };
}

/** TypeScript type, compiled check and index entry of every JSON Schema. */
export async function generateSchemas(): Promise<void> {
  const files = await schemaFiles();
  const checkOf = await compile(files);
  const types = files.filter((file) => !file.startsWith("common/"));
  for (const file of types) {
    const target = join(outputs.schemas, file.replace(/\.json$/, ""));
    await mkdir(dirname(target), { recursive: true });
    const type = await compileFromFile(join(contract.schemas, file), {
      bannerComment: banner.trim(),
      unreachableDefinitions: false,
    });
    await writeFile(`${target}.ts`, type);
    await writeFile(`${target}.check.js`, `${banner}${checkOf(file)}\n`);
    await writeFile(
      `${target}.check.d.ts`,
      `${banner}declare const check: { (value: unknown): boolean; errors?: { instancePath: string; message?: string }[] | null };\nexport default check;\n`,
    );
  }
  const lines = types.map((file) => {
    const path = relative(".", file.replace(/\.json$/, ""));
    return `  ${JSON.stringify(path)}: async () => (await import("./${path}.check.js")).default,`;
  });
  await writeFile(
    join(outputs.schemas, "index.ts"),
    `${banner}/** Check of a document by the path of its schema below schemas/, each in its own lazy chunk. */
export const schemaChecks = {
${lines.join("\n")}
} as const;

export type SchemaName = keyof typeof schemaChecks;
`,
  );
}
