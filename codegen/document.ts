import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";

/** A JSON Schema as far as the generators look into it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  readOnly?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  "x-sql"?: string;
  /** Masked for readers who may not write the relation. */
  /** Masked for readers who may not write: the whole value, or what is secret within it. */
  "x-secret"?: true | "within";
  [keyword: string]: unknown;
}

/** Whether a value is an object of fields: no list, not nothing. */
export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The same for what may be a schema, or only `true`. */
export const isSchema = (value: unknown): value is Schema => isFields(value);

export interface Access {
  resource: string;
  action: "read" | "write";
  roles?: string[];
}

/** How the palette offers a call (openapi/README.md). */
export interface PaletteDeclaration {
  title: string;
  /** Kind of record → where its id goes in the request, such as `path.id` or `body.check_id`. */
  on: Record<string, string | string[]>;
  /** Fields of the body or the query that are asked for. */
  ask?: string[];
  /** Field of the record → values that it must have one of. */
  when?: Record<string, string[]>;
}

export interface Operation {
  operationId: string;
  "x-access": Access;
  "x-invalidates"?: string[];
  "x-palette"?: PaletteDeclaration;
  [keyword: string]: unknown;
}

export type PathItem = Record<string, unknown>;

export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description?: string };
  servers: { url: string }[];
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Schema>; responses?: Record<string, unknown> };
  [keyword: string]: unknown;
}

export interface PostgrestLink {
  column: string;
  target: string;
  key: string;
  constraint: string;
}

/** Argument of a database function. */
export interface FunctionArgument {
  type: string;
  required: boolean;
  default?: string | number | boolean;
}

export interface PostgrestDeclaration {
  row: string;
  /** `dynamic`: one table per custom view, all read through one path. */
  kind: "table" | "view" | "function" | "dynamic";
  tag: string;
  summary?: string;
  methods: ("GET" | "POST" | "PATCH" | "DELETE")[];
  key: string[];
  /** Columns that tell one state of a row from the next; writes send them back as row filters. */
  version?: string[];
  args?: Record<string, FunctionArgument>;
  resource: string;
  insert?: string[];
  invalidates?: string[];
  links?: PostgrestLink[];
}

export interface ReadParameter {
  /** Column that the filter is about; several for `or`. */
  column: string | string[];
  /**
   * PostgREST's operators by their names, and ours: `filter` is the backend's `{column}.filter` list, `arg` an argument
   * of a function, `or` a text that one of several columns contains, `raw` a whole filter such as `(a.eq.1,b.gt.2)`.
   */
  operator:
    | "eq"
    | "neq"
    | "in"
    | "gt"
    | "gte"
    | "lt"
    | "lte"
    | "ilike"
    | "is"
    | "not.is"
    | "cs"
    | "filter"
    | "arg"
    | "or"
    | "raw";
  format?: string;
  required?: boolean;
  description: string;
}

export interface ReadDeclaration {
  name: string;
  summary: string;
  select: string;
  fixed?: Record<string, string>;
  order?: string;
  /** Columns that the caller may order by; `order` is what holds without a choice. */
  sort?: string[];
  paged?: boolean;
  staleSeconds?: number;
  params?: Record<string, ReadParameter>;
  result: { $ref: string };
}

export const httpMethods = ["get", "post", "put", "patch", "delete"] as const;

/** Reads a YAML document. The caller names the shape; the lint step has checked it before anything relies on it. */
export async function readYaml<Shape>(file: string): Promise<Shape> {
  return parse(await readFile(file, "utf8")) as Shape;
}

/** Part of the /db contract: one file per area. */
interface DbPart {
  tags: unknown[];
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Schema> };
}

/** Area (file) that declares each schema of /db. */
export async function schemaAreas(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).toSorted();
  const areas = files.map(async (file) => {
    const part = await readYaml<DbPart>(join(folder, file));
    return Object.keys(part.components.schemas).map((name): [string, string] => [
      name,
      file.replace(".yaml", ""),
    ]);
  });
  return new Map((await Promise.all(areas)).flat());
}

/** The compact /db contract: its head and the areas in the folder beside it, as one document. */
export async function readDb(head: string, folder: string): Promise<OpenApi> {
  const db = await readYaml<OpenApi>(head);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).toSorted();
  const merged: OpenApi = { ...db, tags: [], paths: {}, components: { schemas: {} } };
  for (const file of files) {
    const part = await readYaml<DbPart>(join(folder, file));
    for (const path of Object.keys(part.paths))
      if (merged.paths[path]) throw new Error(`${folder}/${file}: ${path} stands twice`);
    for (const name of Object.keys(part.components.schemas))
      if (merged.components.schemas[name])
        throw new Error(`${folder}/${file}: schema ${name} stands twice`);
    Object.assign(merged.paths, part.paths);
    Object.assign(merged.components.schemas, part.components.schemas);
    merged["tags"] = [...(merged["tags"] as unknown[]), ...part.tags];
  }
  return merged;
}

/** Rows of relations and named reads, as the reference shows them and the stateless mock answers. */
export type DbExamples = Readonly<Record<string, readonly unknown[]>>;

/** The operations of a path item, with their method. */
export function operationsOf(item: PathItem): [method: string, operation: Operation][] {
  return httpMethods.flatMap((method) =>
    item[method] ? [[method, item[method] as Operation] as [string, Operation]] : [],
  );
}

export function declarationOf(item: PathItem): PostgrestDeclaration {
  const declaration = item["x-postgrest"] as PostgrestDeclaration | undefined;
  if (!declaration) throw new Error("openapi/db: a path has no x-postgrest");
  return declaration;
}

export function readsOf(item: PathItem): ReadDeclaration[] {
  return (item["x-reads"] as ReadDeclaration[] | undefined) ?? [];
}

export const pascal = (name: string): string =>
  name.replace(/(^|[_\-/])([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

export const banner = "// Written by `npm run generate` from the contract. Do not edit.\n";
