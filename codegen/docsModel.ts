import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { contract } from "../codegen.config";
import { readContract } from "./contract";
import {
  operationsOf,
  readsOf,
  schemaAreas,
  type Access,
  type OpenApi,
  type Operation,
  type ReadDeclaration,
  type Schema,
} from "./document";
import { spelledRoles } from "./operations";

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

/** One page of the reference: a document, or what one tag of /db holds, which is too long for a page. */
export interface DocPage extends DocDocument {
  /** File name without its ending. */
  page: string;
  title: string;
  reads: readonly DocRead[];
  shapes: readonly [name: string, schema: Schema][];
}

/** One JSON Schema file. */
export interface DocSchema {
  /** File name without its ending: unique over all folders. */
  id: string;
  /** Folder below `schemas/`; empty for the files beside them. */
  folder: string;
  schema: Schema;
}

/** A named read: a select of /db that a screen makes. */
export interface DocRead {
  /** Path below /api/db. */
  path: string;
  tag: string;
  access: Access;
  read: ReadDeclaration;
}

/** Everything that the reference shows. */
export interface DocModel {
  documents: DocDocument[];
  pages: DocPage[];
  reads: DocRead[];
  schemas: DocSchema[];
  /** Where an operation or a named read is described: page and anchor. */
  places: ReadonlyMap<string, string>;
  /** Roles that may make a call; undefined where it takes none. */
  rolesFor: (access: Access) => string[] | undefined;
}

function operationsIn(document: OpenApi): DocOperation[] {
  const prefix = (document.servers[0]?.url ?? "").replace(/\/$/, "");
  return Object.entries(document.paths).flatMap(([path, item]) =>
    operationsOf(item).map(([method, operation]) => ({ method, path: prefix + path, operation })),
  );
}

const documentsOf = (documents: ReadonlyMap<string, OpenApi>): DocDocument[] =>
  [...documents].map(([base, document]) => ({
    base,
    document,
    operations: operationsIn(document),
  }));

/** Every document of the contract with its operations, in the order of the bases. */
export async function readDocuments(): Promise<DocDocument[]> {
  return documentsOf((await readContract()).documents);
}

function readsIn(compact: OpenApi, { operations }: DocDocument): DocRead[] {
  const lists = new Map(
    operations.filter(({ method }) => method === "get").map((entry) => [entry.path, entry]),
  );
  return Object.entries(compact.paths).flatMap(([path, item]) => {
    const list = lists.get(`/api/db${path}`)?.operation;
    const [tag = ""] = (list?.["tags"] ?? []) as string[];
    if (list === undefined) return [];
    return readsOf(item).map((read) => ({ path, tag, access: list["x-access"], read }));
  });
}

const tagOf = ({ operation }: DocOperation): string | undefined =>
  ((operation["tags"] ?? []) as string[])[0];

/**
 * The pages of /db: one that leads to the others, with the shapes that all share, and one for each tag.
 * @param areas tag of each schema, by its name; the bodies of writes belong to their row.
 */
function dbPages(
  entry: DocDocument,
  reads: readonly DocRead[],
  areas: ReadonlyMap<string, string>,
): DocPage[] {
  const { document, operations, base } = entry;
  const areaOf = (name: string) =>
    areas.get(name) ?? areas.get(name.replace(/Insert$|Update$/, ""));
  const shapesOf = (tag: string | undefined) =>
    Object.entries(document.components.schemas).filter(([name]) => areaOf(name) === tag);
  const tags = [...new Set(operations.flatMap((one) => tagOf(one) ?? []))];
  const { title } = document.info;
  return [
    { ...entry, page: base, title, operations: [], reads: [], shapes: shapesOf(undefined) },
    ...tags.map((tag) => ({
      ...entry,
      page: `${base}-${tag}`,
      title: `${title}: ${tag}`,
      operations: operations.filter((one) => tagOf(one) === tag),
      reads: reads.filter((read) => read.tag === tag),
      shapes: shapesOf(tag),
    })),
  ];
}

function rolesReader(common: OpenApi): DocModel["rolesFor"] {
  const { matrix, roles } = spelledRoles(common);
  return ({ resource, action, roles: named }) => {
    if (named !== undefined) return named;
    if (resource === "public" || resource === "anyone") return undefined;
    const name = matrix.aliases[resource] ?? resource;
    return Object.entries(roles).flatMap(([role, may]) => (may[action].includes(name) ? role : []));
  };
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
  const [{ documents: bundled, db, common }, schemas] = await Promise.all([
    readContract(),
    readSchemas(root),
  ]);
  const documents = documentsOf(bundled);
  const reads = documents.flatMap((entry) => (entry.base === "db" ? readsIn(db, entry) : []));
  const areas = await schemaAreas(join(root, contract.dbParts));
  const pages = documents.flatMap((entry): DocPage[] => {
    const { base, document } = entry;
    if (base === "db") return dbPages(entry, reads, areas);
    const shapes = Object.entries(document.components.schemas ?? {});
    return [{ ...entry, page: base, title: document.info.title, reads: [], shapes }];
  });
  const places = new Map(
    pages.flatMap(({ page, operations, reads: own }) =>
      [
        ...operations.map(({ operation }) => operation.operationId),
        ...own.map(({ read }) => read.name),
      ].map((name): [string, string] => [name, `${documentFile(page)}#${name}`]),
    ),
  );
  return { documents, pages, reads, schemas, places, rolesFor: rolesReader(common) };
}

/** File of a document's page. */
export const documentFile = (page: string): string => `${page}.html`;

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
