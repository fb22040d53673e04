import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { contract } from "../codegen.config";
import { isFields, type Schema } from "./document";

/** One hand-written JSON Schema with the name that the generated code knows it by: its path without `.json`. */
export interface SchemaFile {
  name: string;
  path: string;
  schema: Schema & { $id: string; title: string; $defs?: Record<string, Schema> };
}

/** References are by file name, which is unique over all folders: `../common/link.json#/x` becomes `link.json#/x`. */
const byFileName = (text: string): string =>
  text.replaceAll(/"\$ref":\s*"(?:[\w.-]+\/)*([\w-]+\.json)/g, '"$ref": "$1');

/**
 * All JSON Schemas of the contract in name order; `root` is another folder than this one.
 * @throws Error when an `$id` is not the file's name.
 */
export async function readSchemas(root = "."): Promise<SchemaFile[]> {
  const folder = join(root, contract.schemas);
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((name) => name.endsWith(".json")).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const schema = JSON.parse(byFileName(await readFile(path, "utf8"))) as SchemaFile["schema"];
      if (schema.$id !== basename(file)) throw new Error(`${path}: its $id must be its file name`);
      return { name: file.replace(/\.json$/, ""), path, schema };
    }),
  );
}

/** Keywords of our own, which validators skip. */
export const ownKeywords = ["x-ui", "x-wire", "x-url", "x-type", "x-kind", "x-open"] as const;

/**
 * A part of a file as a schema that stands alone: what it refers to lies under its `$defs`, and `$schema` and `$id`
 * are gone, which form libraries stumble over.
 */
export function standalone(part: unknown, file: SchemaFile, all: readonly SchemaFile[]): Schema {
  const byId = new Map(all.map((entry) => [entry.schema.$id, entry.schema]));
  const defs: Record<string, unknown> = {};
  const resolve = (
    ref: string,
    home: SchemaFile["schema"],
  ): [string, unknown, SchemaFile["schema"]] => {
    const [id = "", pointer = ""] = ref.split("#");
    const target = id === "" ? home : byId.get(id);
    if (!target) throw new Error(`${file.path}: there is no ${ref}`);
    let part: unknown = target;
    for (const step of pointer.split("/").slice(1)) part = isFields(part) ? part[step] : undefined;
    if (part === undefined) throw new Error(`${file.path}: there is no ${ref}`);
    const key = `${target.$id.replace(".json", "")}${pointer.replaceAll(/\/\$defs\/|\//g, "-")}`;
    return [key, part, target];
  };
  const localise = (value: unknown, home: SchemaFile["schema"]): unknown => {
    if (Array.isArray(value)) return value.map((entry) => localise(entry, home));
    if (!isFields(value)) return value;
    const entries = Object.entries(value).flatMap(([key, entry]): [string, unknown][] => {
      if (["$schema", "$id", "$defs"].includes(key)) return [];
      if (key !== "$ref" || typeof entry !== "string") return [[key, localise(entry, home)]];
      const [name, part, target] = resolve(entry, home);
      if (!Object.hasOwn(defs, name)) {
        defs[name] = {};
        defs[name] = localise(part, target);
      }
      return [["$ref", `#/$defs/${name}`]];
    });
    return Object.fromEntries(entries);
  };
  const whole = localise(part, file.schema) as Schema;
  return { ...whole, ...(Object.keys(defs).length > 0 ? { $defs: defs } : {}) };
}
