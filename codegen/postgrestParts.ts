import type { PostgrestDeclaration, ReadDeclaration, ReadParameter, Schema } from "./document";

/** The parts that every expanded relation is made of. */

export const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

interface Parameter {
  name: string;
  in: "query" | "header" | "path";
  required?: boolean;
  description: string;
  schema: object;
}

const queryParameter = (name: string, description: string, schema: object): Parameter => ({
  name,
  in: "query",
  description,
  schema,
});

/** Parameters that every GET of PostgREST takes. */
const readTexts = {
  select: "Columns and embedded relations.",
  order: "Comma list of column.asc or column.desc, with .nullsfirst or .nullslast.",
  and: "Conditions that must all hold: (a.eq.1,b.gt.2).",
  or: "Conditions of which one must hold: (a.eq.1,b.gt.2).",
} as const;

export const readParameters = (): Parameter[] => [
  ...Object.entries(readTexts).map(([key, text]) => queryParameter(key, text, { type: "string" })),
  queryParameter("limit", "Rows at most; 2000 is the server's own limit.", {
    type: "integer",
    minimum: 0,
  }),
  queryParameter("offset", "Rows to skip.", { type: "integer", minimum: 0 }),
];

export const preferHeader = (choices: string): Parameter => ({
  name: "Prefer",
  in: "header",
  description: choices,
  schema: { type: "string" },
});

export const readHeaders = {
  "Content-Range": { description: "from-to/total; * where unknown.", schema: { type: "string" } },
};

export const failures = {
  "400": ref("responses", "PostgrestFailure"),
  "401": ref("responses", "Unauthorized"),
  "403": ref("responses", "Forbidden"),
  "404": ref("responses", "PostgrestFailure"),
  "500": ref("responses", "PostgrestFailure"),
};

/** A column takes one filter or several, which are ANDed. */
const filterSchema = { oneOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] };

export const parameterName = (relation: string, parameter: string): string =>
  `rowFilter.${relation.replaceAll(/rpc\/|[{}]/g, "")}.${parameter}`;

const hasFilters = ({ kind, methods }: PostgrestDeclaration) =>
  kind !== "function" && methods.length > 0;

/** One filter per column, and the backend's filter list per column; written once, as PostgREST's own document does. */
export function sharedParameters(
  _relation: string,
  declaration: PostgrestDeclaration,
  row: Schema,
): Parameter[] {
  const argumentNames = new Set(Object.keys(declaration.args ?? {}));
  return Object.entries(row.properties ?? {})
    .filter(([column]) => !argumentNames.has(column))
    .flatMap(([column, { format }]) => [
      queryParameter(
        column,
        `Filter on ${column}: operator.value, for example eq.value.`,
        filterSchema,
      ),
      format === "date-time"
        ? queryParameter(`${column}.filter`, `Date maths on ${column}: <now-1d, >now-2h.`, {
            type: "string",
            pattern: "^[<>=]?now",
          })
        : queryParameter(`${column}.filter`, `Backend filter list on ${column}: a,!b,*part*.`, {
            type: "string",
          }),
    ]);
}

/** The query key that a parameter of a named read is sent as. */
export function queryKey(parameter: ReadParameter): string {
  if (parameter.operator === "or") return "or";
  const column = Array.isArray(parameter.column) ? (parameter.column[0] ?? "") : parameter.column;
  return parameter.operator === "filter" ? `${column}.filter` : column;
}

/** Keys that reads send beside the columns: filters and orders of embedded relations, of JSON paths. */
function extraKeys(reads: readonly ReadDeclaration[]): string[] {
  return reads.flatMap((read) => [
    ...Object.keys(read.fixed ?? {}),
    ...Object.values(read.params ?? {}).map(queryKey),
  ]);
}

/** References to the shared filters of a relation, and the keys that only its reads send. */
export function filterParameters(
  relation: string,
  declaration: PostgrestDeclaration,
  columns: readonly string[],
  reads: readonly ReadDeclaration[],
): { reads: object[]; writes: object[] } {
  const argumentNames = new Set(Object.keys(declaration.args ?? {}));
  const own = columns.filter((column) => !argumentNames.has(column));
  const keys = own.flatMap((column) => [column, `${column}.filter`]);
  const reserved = ["select", "order", "and", "or", "limit", "offset"];
  const known = new Set([...keys, ...argumentNames, ...reserved]);
  const extra = [...new Set(extraKeys(reads))].filter((key) => !known.has(key));
  const reference = (key: string) => ref("parameters", parameterName(relation, key));
  return {
    reads: [
      ...keys.map(reference),
      ...extra.map((key) =>
        queryParameter(key, `Filter or order of ${key}, sent by a named read.`, filterSchema),
      ),
    ],
    writes: hasFilters(declaration) ? own.map(reference) : [],
  };
}

const argumentSchema = (type: string): object => {
  if (type === "uuid") return { type: "string", format: "uuid" };
  if (type === "integer" || type === "boolean") return { type };
  return { type: "string" };
};

/** Arguments of a function, and the table name of a custom view. */
export function callParameters(declaration: PostgrestDeclaration): object[] {
  const table: Parameter = {
    name: "viewTable",
    in: "path",
    required: true,
    description: "view_{namespace}_{name} with every dash written as an underscore.",
    schema: { type: "string", pattern: "^view_" },
  };
  return [
    ...(declaration.kind === "dynamic" ? [table] : []),
    ...Object.entries(declaration.args ?? {}).map(([name, argument]) => ({
      name,
      in: "query",
      required: argument.required,
      description: `Argument ${name} of the function.`,
      schema: {
        ...argumentSchema(argument.type),
        ...(argument.default === undefined ? {} : { default: argument.default }),
      },
    })),
  ];
}
