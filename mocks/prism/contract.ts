import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { readContract } from "../../codegen/contract";

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
  params?: Record<
    string,
    { column: string | string[]; operator: string; format?: string; required?: boolean }
  >;
}

const root = fileURLToPath(new URL("../../", import.meta.url));

async function readYaml<Shape>(file: string): Promise<Shape> {
  // `npm run check` lints the contract, so the shape that the caller names is what the file holds.
  return parse(await readFile(file, "utf8")) as Shape;
}

/** Every document of the contract by its base name, in the order of the names. */
export async function readDocuments(): Promise<ReadonlyMap<string, ContractDocument>> {
  return (await readContract()).documents;
}

interface CompactDocument {
  paths: Record<string, { "x-reads"?: Omit<NamedRead, "path">[] }>;
}

/**
 * The named reads of /db; they stand in its compact documents only, one per area. A read whose rows are not generated
 * yet is left out: the mock runs while the contract is being written.
 */
export async function readNamedReads(db: ContractDocument | undefined): Promise<NamedRead[]> {
  const shapes = db?.components?.["schemas"] ?? {};
  const folder = `${root}openapi/db/`;
  const names = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).toSorted();
  const areas = await Promise.all(
    names.map((name) => readYaml<CompactDocument>(`${folder}${name}`)),
  );
  const reads = areas.flatMap(({ paths }) =>
    Object.entries(paths).flatMap(([path, item]) =>
      (item["x-reads"] ?? []).map((read) => ({ ...read, path })),
    ),
  );
  return reads.filter(({ result }) => Object.hasOwn(shapes, result.$ref.split("/").at(-1) ?? ""));
}

function examplesOf(
  read: NamedRead,
  db: ContractDocument | undefined,
): Record<string, { value?: unknown }> {
  const list = db?.paths[read.path]?.["get"] as ListOperation | undefined;
  return list?.responses?.["200"]?.content?.["application/json"]?.examples ?? {};
}

/** The rows that the contract shows for a named read: an example of its name on the relation's list. */
export const exampleOf = (read: NamedRead, db: ContractDocument | undefined): unknown =>
  examplesOf(read, db)[read.name]?.value;

/** Where a named read takes its rows from: an example of its own, the columns of the relation's example, or nothing. */
export function rowsFrom(
  read: NamedRead,
  db: ContractDocument | undefined,
): "own" | "relation" | "schema" {
  const examples = examplesOf(read, db);
  if (Object.hasOwn(examples, read.name)) return "own";
  return Object.hasOwn(examples, "rows") ? "relation" : "schema";
}

interface ListOperation {
  responses?: Record<
    string,
    { content?: Record<string, { examples?: Record<string, { value?: unknown }> }> }
  >;
}
