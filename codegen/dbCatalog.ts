import { banner, declarationOf, type OpenApi, type Schema } from "./document";

/** SQL type of a column, read from its schema; `x-sql` says it where the schema alone cannot. */
export function sqlType(column: Schema): string {
  if (column["x-sql"]) return column["x-sql"];
  const type = [column.type ?? []].flat().find((name) => name !== "null");
  if (column.format === "uuid") return "uuid";
  if (column.format === "date-time") return "timestamptz";
  switch (type) {
    case "string":
      return "text";
    case "integer":
      return "integer";
    case "number":
      return "numeric";
    case "boolean":
      return "boolean";
    case "array":
      return "text[]";
    default:
      return "jsonb";
  }
}

/** A column may be null when its schema allows it, and always when it says nothing of its type. */
const isNullable = (column: Schema) =>
  column.type === undefined || [column.type].flat().includes("null");

function columnsOf(row: Schema | undefined): Record<string, object> {
  return Object.fromEntries(
    Object.entries(row?.properties ?? {}).map(([column, schema]) => [
      column,
      {
        type: sqlType(schema),
        nullable: isNullable(schema),
        ...(schema.readOnly ? { generated: true } : {}),
        ...(schema["x-secret"] ? { secret: schema["x-secret"] } : {}),
      },
    ]),
  );
}

/** Entries of an object as data, one line each: the formatter breaks those that are too long. */
const listed = (entries: (string | object)[][]): string =>
  `{\n${entries.map(([name, entry]) => `${JSON.stringify(name)}: ${JSON.stringify(entry)},`).join("\n")}\n}`;

/**
 * Relations and functions as the sandbox's PostgREST layer reads them: columns, keys, methods, links, resource.
 * Tables of custom views are not among them: they come and go with the views.
 */
export function dbCatalog(db: OpenApi): string {
  const all = Object.entries(db.paths).map(([path, item]) => {
    const declaration = declarationOf(item);
    return {
      name: path.slice(1),
      declaration,
      columns: columnsOf(db.components.schemas[declaration.row]),
    };
  });
  const relations = all.flatMap(({ name, declaration, columns }) =>
    declaration.kind === "table" || declaration.kind === "view"
      ? [
          [
            name,
            {
              name,
              kind: declaration.kind,
              columns,
              primaryKey: declaration.key,
              methods: declaration.methods,
              resource: declaration.resource,
              links: (declaration.links ?? []).map(({ column, target, key, constraint }) => ({
                column,
                target,
                targetColumn: key,
                constraint,
              })),
            },
          ],
        ]
      : [],
  );
  /** A function whose rows have the shape of a table's returns rows of that table. */
  const returned = (row: string): { returns?: string } => {
    const of = all.find(
      ({ declaration }) => declaration.kind === "table" && declaration.row === row,
    );
    return of ? { returns: of.name } : {};
  };
  const functions = all.flatMap(({ name, declaration, columns }) =>
    declaration.kind === "function"
      ? [
          [
            name.replace("rpc/", ""),
            {
              name: name.replace("rpc/", ""),
              args: Object.fromEntries(
                Object.entries(declaration.args ?? {}).map(([arg, { type, required }]) => [
                  arg,
                  { type, required },
                ]),
              ),
              columns,
              ...returned(declaration.row),
              resource: declaration.resource,
            },
          ],
        ]
      : [],
  );
  return `${banner}import type { Catalog } from "~mocks/sandbox/postgrest/catalog";
import type { Functions } from "~mocks/sandbox/postgrest/functions";

export const relations: Catalog = ${listed(relations)};

export const functions: Functions = ${listed(functions)};
`;
}
