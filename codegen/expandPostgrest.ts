import { stringify } from "yaml";
import {
  declarationOf,
  pascal,
  type OpenApi,
  type PathItem,
  type PostgrestDeclaration,
  type Schema,
} from "./document";

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** Parameters that every GET of PostgREST takes. */
const readParameters = {
  select: "Columns and embedded relations.",
  order: "Comma list of column.asc or column.desc, with .nullsfirst or .nullslast.",
  and: "Conditions that must all hold: (a.eq.1,b.gt.2).",
  or: "Conditions of which one must hold: (a.eq.1,b.gt.2).",
} as const;

function queryParameter(name: string, description: string, schema: object) {
  return { name, in: "query", description, schema };
}

/** A column takes one filter or several, which are ANDed. */
const filterSchema = { oneOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] };

function filters(row: Schema) {
  return Object.keys(row.properties ?? {}).flatMap((column) => [
    queryParameter(
      column,
      `Filter on ${column}: operator.value, for example eq.value.`,
      filterSchema,
    ),
    queryParameter(`${column}.filter`, `Backend filter list on ${column}: a,!b,*part*.`, {
      type: "string",
    }),
  ]);
}

const failures = {
  "400": ref("responses", "PostgrestFailure"),
  "401": ref("responses", "Unauthorized"),
  "403": ref("responses", "Forbidden"),
  "404": ref("responses", "PostgrestFailure"),
  "500": ref("responses", "PostgrestFailure"),
};

function rowsAnswer(declaration: PostgrestDeclaration, description: string) {
  return {
    description,
    content: {
      "application/json": { schema: { type: "array", items: ref("schemas", declaration.row) } },
    },
  };
}

const contentRange = {
  "Content-Range": { description: "from-to/total; * where unknown.", schema: { type: "string" } },
};

function preferHeader(choices: string) {
  return { name: "Prefer", in: "header", description: choices, schema: { type: "string" } };
}

function expandOne(name: string, declaration: PostgrestDeclaration, row: Schema): PathItem {
  const { methods, resource, row: rowName, tag } = declaration;
  const plural = pascal(name);
  const rowFilters = filters(row);
  const writeParameters = [...rowFilters, preferHeader("return=representation or return=minimal.")];
  const invalidates = declaration.invalidates ?? [];
  const item: PathItem = {};
  if (methods.includes("GET"))
    item["get"] = {
      operationId: `list${plural}`,
      tags: [tag],
      summary: `Rows of ${name}`,
      "x-access": { resource, action: "read" },
      parameters: [
        ...Object.entries(readParameters).map(([key, text]) =>
          queryParameter(key, text, { type: "string" }),
        ),
        queryParameter("limit", "Rows at most; 2000 is the server's own limit.", {
          type: "integer",
          minimum: 0,
        }),
        queryParameter("offset", "Rows to skip.", { type: "integer", minimum: 0 }),
        ...rowFilters,
        preferHeader("count=exact for a total in Content-Range."),
      ],
      responses: {
        "200": { ...rowsAnswer(declaration, "All rows that match."), headers: contentRange },
        "206": {
          ...rowsAnswer(declaration, "A part of them; the total is in Content-Range."),
          headers: contentRange,
        },
        ...failures,
        "416": ref("responses", "PostgrestFailure"),
      },
    };
  if (methods.includes("POST"))
    item["post"] = {
      operationId: `create${rowName}`,
      tags: [tag],
      summary: `Add to ${name}`,
      "x-access": { resource, action: "write" },
      "x-invalidates": [`list${plural}`, ...invalidates],
      parameters: [preferHeader("return=representation or return=minimal.")],
      requestBody: {
        required: true,
        content: { "application/json": { schema: ref("schemas", `${rowName}Insert`) } },
      },
      responses: {
        "201": rowsAnswer(declaration, "The new row."),
        ...failures,
        "409": ref("responses", "PostgrestFailure"),
      },
    };
  if (methods.includes("PATCH"))
    item["patch"] = {
      operationId: `update${rowName}`,
      tags: [tag],
      summary: `Change rows of ${name}`,
      "x-access": { resource, action: "write" },
      "x-invalidates": [`list${plural}`, ...invalidates],
      parameters: writeParameters,
      requestBody: {
        required: true,
        content: { "application/json": { schema: ref("schemas", `${rowName}Update`) } },
      },
      responses: {
        "200": rowsAnswer(declaration, "The changed rows."),
        ...failures,
        "409": ref("responses", "PostgrestFailure"),
      },
    };
  if (methods.includes("DELETE"))
    item["delete"] = {
      operationId: `delete${rowName}`,
      tags: [tag],
      summary: `Remove rows of ${name}`,
      "x-access": { resource, action: "write" },
      "x-invalidates": [`list${plural}`, ...invalidates],
      parameters: writeParameters,
      responses: {
        "200": rowsAnswer(declaration, "The removed rows."),
        ...failures,
        "409": ref("responses", "PostgrestFailure"),
      },
    };
  return item;
}

/** Body of a POST (`insert` columns required) and of a PATCH (all optional): the row without what the database computes. */
function bodySchemas(declaration: PostgrestDeclaration, row: Schema): Record<string, Schema> {
  const writable = Object.fromEntries(
    Object.entries(row.properties ?? {}).filter(([, column]) => column.readOnly !== true),
  );
  const body = (title: string, description: string, required: string[]): Schema => ({
    title,
    description,
    type: "object",
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
    properties: writable,
  });
  const schemas: Record<string, Schema> = {};
  if (declaration.methods.includes("POST"))
    schemas[`${declaration.row}Insert`] = body(
      `${declaration.row}Insert`,
      "A new row.",
      declaration.insert ?? [],
    );
  if (declaration.methods.includes("PATCH"))
    schemas[`${declaration.row}Update`] = body(
      `${declaration.row}Update`,
      "Columns to change.",
      [],
    );
  return schemas;
}

/** Points references to common.yaml at the copies inside the document. */
const localRefs = <Part>(part: Part): Part =>
  JSON.parse(JSON.stringify(part).replaceAll("common.yaml#/", "#/")) as Part;

/**
 * Writes out what PostgREST adds to every relation: filters per column, paging, counting, bodies, errors.
 * @returns the whole document as YAML, with the shared parts inside.
 */
export function expandPostgrest(db: OpenApi, common: OpenApi): string {
  const paths: Record<string, PathItem> = {};
  const schemas: Record<string, Schema> = { ...localRefs(db.components.schemas) };
  for (const [path, item] of Object.entries(db.paths)) {
    const declaration = declarationOf(item);
    const row = schemas[declaration.row];
    if (!row) throw new Error(`openapi/db.yaml ${path}: there is no schema ${declaration.row}`);
    paths[path] = expandOne(path.slice(1), declaration, row);
    Object.assign(schemas, bodySchemas(declaration, row));
  }
  const shared = ["Unauthorized", "Forbidden", "PostgrestFailure"];
  const responses = Object.fromEntries(
    shared.map((name) => [name, common.components.responses?.[name]]),
  );
  for (const name of ["HttpError", "PlainError", "PostgrestError"]) {
    const schema = common.components.schemas[name];
    if (schema) schemas[name] = schema;
  }
  return stringify(
    {
      openapi: db["openapi"],
      info: db.info,
      servers: db.servers,
      tags: db["tags"],
      paths,
      components: { schemas, responses },
    },
    { aliasDuplicateObjects: false, lineWidth: 0 },
  );
}
