import { readFile } from "node:fs/promises";
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
  [keyword: string]: unknown;
}

export interface Access {
  resource: string;
  action: "read" | "write";
  roles?: string[];
}

export interface Operation {
  operationId: string;
  "x-access": Access;
  "x-invalidates"?: string[];
  [keyword: string]: unknown;
}

export type PathItem = Record<string, unknown>;

export interface OpenApi {
  info: { title: string };
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

export interface PostgrestDeclaration {
  row: string;
  kind: "table" | "view";
  tag: string;
  methods: ("GET" | "POST" | "PATCH" | "DELETE")[];
  key: string[];
  resource: string;
  insert?: string[];
  invalidates?: string[];
  links?: PostgrestLink[];
}

export interface ReadParameter {
  column: string;
  operator: "eq" | "in" | "gt" | "gte" | "lt" | "lte" | "ilike" | "is";
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

/** The operations of a path item, with their method. */
export function operationsOf(item: PathItem): [method: string, operation: Operation][] {
  return httpMethods.flatMap((method) =>
    item[method] ? [[method, item[method] as Operation] as [string, Operation]] : [],
  );
}

export function declarationOf(item: PathItem): PostgrestDeclaration {
  const declaration = item["x-postgrest"] as PostgrestDeclaration | undefined;
  if (!declaration) throw new Error("openapi/db.yaml: a path has no x-postgrest");
  return declaration;
}

export function readsOf(item: PathItem): ReadDeclaration[] {
  return (item["x-reads"] as ReadDeclaration[] | undefined) ?? [];
}

export const pascal = (name: string): string =>
  name.replace(/(^|[_\-/])([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

export const banner = "// Written by `npm run generate` from the contract. Do not edit.\n";
