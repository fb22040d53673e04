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

/** Relations as the sandbox's PostgREST layer reads them: columns, keys, methods, links, resource. */
export function dbCatalog(db: OpenApi): string {
  const relations = Object.entries(db.paths).map(([path, item]) => {
    const declaration = declarationOf(item);
    const name = path.slice(1);
    const row = db.components.schemas[declaration.row];
    const columns = Object.entries(row?.properties ?? {}).map(([column, schema]) => [
      column,
      {
        type: sqlType(schema),
        nullable: isNullable(schema),
        ...(schema.readOnly ? { generated: true } : {}),
      },
    ]);
    return [
      name,
      {
        name,
        kind: declaration.kind,
        columns: Object.fromEntries(columns),
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
    ];
  });
  return `${banner}import type { Catalog } from "~mocks/sandbox/postgrest/catalog";

export const relations: Catalog = ${JSON.stringify(Object.fromEntries(relations), null, 2)};
`;
}
