import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

/** One bundled OpenAPI document, as far as the mock looks into it. */
export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string; description?: string };
  servers: { url: string }[];
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
}

/** A select that a screen makes by name: its rows have a shape of their own. */
export interface NamedRead {
  name: string;
  /** Path of the relation below the base, for example /checks. */
  path: string;
  select: string;
  result: { $ref: string };
  summary: string;
}

const root = fileURLToPath(new URL("../../", import.meta.url));

async function readYaml<Shape>(file: string): Promise<Shape> {
  // `npm run check` lints the contract, so the shape that the caller names is what the file holds.
  return parse(await readFile(file, "utf8")) as Shape;
}

/** Every bundled document of the contract by its base name, in the order of the names. */
export async function readDocuments(): Promise<Map<string, ContractDocument>> {
  const folder = `${root}generated/openapi/`;
  const names = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).toSorted();
  const documents = names.map(async (name): Promise<[string, ContractDocument]> => [
    name.replace(/\.yaml$/, ""),
    await readYaml<ContractDocument>(`${folder}${name}`),
  ]);
  return new Map(await Promise.all(documents));
}

interface CompactDocument {
  paths: Record<string, { "x-reads"?: Omit<NamedRead, "path">[] }>;
}

/** The named reads of /db; they stand in its compact documents only, one per area. */
export async function readNamedReads(): Promise<NamedRead[]> {
  const folder = `${root}openapi/db/`;
  const names = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).toSorted();
  const areas = await Promise.all(
    names.map((name) => readYaml<CompactDocument>(`${folder}${name}`)),
  );
  return areas.flatMap(({ paths }) =>
    Object.entries(paths).flatMap(([path, item]) =>
      (item["x-reads"] ?? []).map((read) => ({ ...read, path })),
    ),
  );
}

/** The rows that the contract shows for a named read: an example of its name on the relation's list. */
export function exampleOf(read: NamedRead, db: ContractDocument | undefined): unknown {
  const list = db?.paths[read.path]?.["get"] as ListOperation | undefined;
  return list?.responses?.["200"]?.content?.["application/json"]?.examples?.[read.name]?.value;
}

interface ListOperation {
  responses?: Record<
    string,
    { content?: Record<string, { examples?: Record<string, { value?: unknown }> }> }
  >;
}
