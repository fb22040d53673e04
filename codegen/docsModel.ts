import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { readContract } from "./contract";
import { operationsOf, type OpenApi, type Operation, type Schema } from "./document";

/** One operation with its full path. */
export interface DocOperation {
  method: string;
  path: string;
  operation: Operation;
}

/** One OpenAPI document of the reference. */
export interface DocDocument {
  base: string;
  document: OpenApi;
  operations: DocOperation[];
}

/** One JSON Schema file. */
export interface DocSchema {
  /** File name without its ending: unique over all folders. */
  id: string;
  /** Folder below `schemas/`; empty for the files beside them. */
  folder: string;
  schema: Schema;
}

/** Everything that the reference shows. */
export interface DocModel {
  documents: DocDocument[];
  schemas: DocSchema[];
}

function operationsIn(document: OpenApi): DocOperation[] {
  const prefix = (document.servers[0]?.url ?? "").replace(/\/$/, "");
  return Object.entries(document.paths).flatMap(([path, item]) =>
    operationsOf(item).map(([method, operation]) => ({ method, path: prefix + path, operation })),
  );
}

/** Every document of the contract with its operations, in the order of the bases. */
export async function readDocuments(): Promise<DocDocument[]> {
  const { documents } = await readContract();
  return [...documents].map(([base, document]) => ({
    base,
    document,
    operations: operationsIn(document),
  }));
}

async function readSchemas(root: string): Promise<DocSchema[]> {
  const files = await readdir(join(root, "schemas"), { recursive: true });
  const paths = files.filter((name) => name.endsWith(".json")).toSorted();
  return Promise.all(
    paths.map(async (path) => ({
      id: basename(path, ".json"),
      folder: dirname(path) === "." ? "" : dirname(path),
      // The shape of these files is checked where types are made of them.
      schema: JSON.parse(await readFile(join(root, "schemas", path), "utf8")) as Schema,
    })),
  );
}

/**
 * Reads the whole contract.
 * @param root folder of package.json.
 */
export async function readModel(root: string): Promise<DocModel> {
  const [documents, schemas] = await Promise.all([readDocuments(), readSchemas(root)]);
  return { documents, schemas };
}

/** File of a document's page. */
export const documentFile = (base: string): string => `${base}.html`;

/** File of a schema's page. */
export const schemaFile = (id: string): string => `schema-${id}.html`;

/** The part of a document that a reference names, or undefined where it is no reference into it. */
export function lookUp(document: unknown, ref: string): unknown {
  if (!ref.startsWith("#/")) return undefined;
  return ref
    .slice(2)
    .split("/")
    .map((name) => decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>(
      (value, name) =>
        typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined,
      document,
    );
}
