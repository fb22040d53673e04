import { bundle, libraryOf, localRefs } from "./bundle";
import {
  declarationOf,
  pascal,
  readsOf,
  type DbExamples,
  type OpenApi,
  type PathItem,
  type PostgrestDeclaration,
  type ReadDeclaration,
  type Schema,
} from "./document";
import {
  failures,
  filterParameters,
  callParameters,
  parameterName,
  preferHeader,
  readHeaders,
  readParameters,
  ref,
  sharedParameters,
} from "./postgrestParts";

/** Examples of an answer: the relation's own rows, and those of each named read under its name. */
function examplesOf(
  relation: string,
  reads: readonly ReadDeclaration[],
  examples: DbExamples,
): { examples?: object } {
  const named = [relation, ...reads.map((read) => read.name)].flatMap((name) =>
    examples[name] ? [[name === relation ? "rows" : name, { value: examples[name] }]] : [],
  );
  return named.length > 0 ? { examples: Object.fromEntries(named) as object } : {};
}

/** A list answers the whole row, or what a `select` makes of it: the shapes of the named reads. */
function rowsSchema(declaration: PostgrestDeclaration, reads: readonly ReadDeclaration[]): object {
  const shapes = [
    ...new Set([
      `#/components/schemas/${declaration.row}`,
      ...reads.map((read) => read.result.$ref),
    ]),
  ];
  const refs = shapes.map(($ref) => ({ $ref }));
  return { type: "array", items: refs.length === 1 ? refs[0] : { anyOf: refs } };
}

interface Relation {
  name: string;
  declaration: PostgrestDeclaration;
  reads: readonly ReadDeclaration[];
  columns: readonly string[];
  examples: DbExamples;
}

function rowsAnswer(description: string, { name, declaration, reads, examples }: Relation) {
  return {
    description,
    content: {
      "application/json": {
        schema: rowsSchema(declaration, reads),
        ...examplesOf(name, reads, examples),
      },
    },
  };
}

function writtenAnswer(description: string, { name, declaration, examples }: Relation) {
  const row = examples[name]?.[0];
  return {
    description,
    content: {
      "application/json": {
        schema: { type: "array", items: ref("schemas", declaration.row) },
        ...(row ? { examples: { row: { value: [row] } } } : {}),
      },
    },
  };
}

function bodyOf(schema: string, relation: Relation, columns: readonly string[]) {
  const row = relation.examples[relation.name]?.[0] as Record<string, unknown> | undefined;
  const value = row && Object.fromEntries(columns.map((column) => [column, row[column]]));
  return {
    required: true,
    content: {
      "application/json": {
        schema: ref("schemas", schema),
        ...(value ? { examples: { body: { value } } } : {}),
      },
    },
  };
}

function expandOne(relation: Relation): PathItem {
  const { name, declaration, reads, columns } = relation;
  const { methods, resource, row, tag, summary } = declaration;
  const filters = filterParameters(name, declaration, columns, reads);
  const written = `list${pascal(name)}`;
  const readId = {
    table: written,
    view: written,
    function: `call${pascal(name.slice(4))}`,
    dynamic: `list${row}s`,
  }[declaration.kind];
  const writeParts = (verb: string, text: string) => ({
    operationId: `${verb}${row}`,
    tags: [tag],
    summary: text,
    "x-access": { resource, action: "write" },
    "x-invalidates": [written, ...(declaration.invalidates ?? [])],
  });
  const changeParameters = [
    ...filters.writes,
    preferHeader("return=representation or return=minimal."),
  ];
  const item: PathItem = {};
  if (methods.includes("GET"))
    item["get"] = {
      operationId: readId,
      tags: [tag],
      summary: `Rows of ${name.replace("rpc/", "")}`,
      ...(summary ? { description: summary } : {}),
      "x-access": { resource, action: "read" },
      parameters: [
        ...callParameters(declaration),
        ...readParameters(),
        ...filters.reads,
        preferHeader("count=exact for a total in Content-Range."),
      ],
      responses: {
        "200": { ...rowsAnswer("All rows that match.", relation), headers: readHeaders },
        "206": {
          ...rowsAnswer("A part of them; the total is in Content-Range.", relation),
          headers: readHeaders,
        },
        ...failures,
        "416": ref("responses", "PostgrestFailure"),
      },
    };
  if (methods.includes("POST"))
    item["post"] = {
      ...writeParts("create", `Add to ${name}`),
      parameters: [preferHeader("return=representation or return=minimal.")],
      requestBody: bodyOf(`${row}Insert`, relation, declaration.insert ?? []),
      responses: {
        "201": writtenAnswer("The new row.", relation),
        ...failures,
        "409": ref("responses", "PostgrestFailure"),
      },
    };
  if (methods.includes("PATCH"))
    item["patch"] = {
      ...writeParts("update", `Change rows of ${name}`),
      parameters: changeParameters,
      requestBody: bodyOf(`${row}Update`, relation, declaration.insert ?? []),
      responses: {
        "200": writtenAnswer("The changed rows.", relation),
        ...failures,
        "409": ref("responses", "PostgrestFailure"),
      },
    };
  if (methods.includes("DELETE"))
    item["delete"] = {
      ...writeParts("delete", `Remove rows of ${name}`),
      parameters: changeParameters,
      responses: {
        "200": writtenAnswer("The removed rows.", relation),
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

/**
 * Writes out what PostgREST adds to every relation: filters per column, paging, counting, bodies, errors.
 * @returns the whole document with the shared parts inside.
 */
export function expandPostgrest(db: OpenApi, common: OpenApi, examples: DbExamples): OpenApi {
  const paths: Record<string, PathItem> = {};
  const schemas: Record<string, Schema> = { ...localRefs(db.components.schemas) };
  const parameters: Record<string, object> = {};
  for (const [path, item] of Object.entries(db.paths)) {
    const declaration = declarationOf(item);
    const row = schemas[declaration.row];
    if (!row) throw new Error(`openapi/db ${path}: there is no schema ${declaration.row}`);
    const relation = {
      name: path.slice(1),
      declaration,
      reads: readsOf(item),
      columns: Object.keys(row.properties ?? {}),
      examples,
    };
    for (const parameter of sharedParameters(relation.name, declaration, row))
      parameters[parameterName(relation.name, parameter.name)] = parameter;
    paths[path] = expandOne(relation);
    Object.assign(schemas, bodySchemas(declaration, row));
  }
  const document = {
    ...db,
    paths,
    components: { schemas, parameters },
  };
  return bundle(document, libraryOf([common]));
}
