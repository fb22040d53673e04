import {
  banner,
  declarationOf,
  pascal,
  readsOf,
  type OpenApi,
  type ReadDeclaration,
  type ReadParameter,
  type Schema,
} from "./document";
import { queryKey } from "./postgrestParts";

const resultName = (read: ReadDeclaration) => read.result.$ref.split("/").at(-1) ?? "";

/** What a filter of a read takes. */
type FilterType = "text" | "texts" | "uuid" | "time" | "number" | "boolean" | "present" | "wire";

const typescriptTypes: Readonly<Record<FilterType, string>> = {
  text: "string",
  texts: "readonly string[]",
  uuid: "string",
  time: "string",
  number: "number",
  boolean: "boolean",
  present: "true",
  wire: "string",
};

/** Type of a filter's values, by what the row's schema says of the column. */
function filterType(
  { column, operator, format }: ReadParameter,
  row: Schema | undefined,
): FilterType {
  const schema = typeof column === "string" ? row?.properties?.[column] : undefined;
  const type = [schema?.type ?? format ?? []].flat().find((name) => name !== "null");
  const isBoolean = type === "boolean";
  if (operator === "in" || operator === "cs") return "texts";
  if (operator === "raw" || operator === "filter") return "wire";
  if (operator === "is" || operator === "not.is") return isBoolean ? "boolean" : "present";
  if (isBoolean) return "boolean";
  if (type === "integer" || type === "number") return "number";
  if (operator !== "arg" && (format ?? schema?.format) === "uuid") return "uuid";
  return schema?.format === "date-time" ? "time" : "text";
}

/** What one parameter becomes in the query, for example `eq.${params.id}`. */
function filterOf(value: string, { operator, column }: ReadParameter, type: FilterType): string {
  // The choice is whether to ask: a column is there, or it is not.
  if (type === "present") return `\`${operator}.null\``;
  switch (operator) {
    case "in":
      return `inList(${value})`;
    case "cs":
      return `contains(${value})`;
    case "arg":
    case "raw":
    case "filter":
      return value;
    case "or":
      return `anyContains(${JSON.stringify([column].flat())}, ${value})`;
    case "ilike":
      return `like(${value})`;
    default:
      return `\`${operator}.\${${value}}\``;
  }
}

function parameterValue(name: string, parameter: ReadParameter, row: Schema | undefined): string {
  const value = `params.${name}`;
  const filter = filterOf(value, parameter, filterType(parameter, row));
  if (parameter.required || filter === value) return filter;
  return `${value} === undefined ? undefined : ${filter}`;
}

const orderOf = ({ order, sort }: ReadDeclaration): string[] => {
  // Rows that are alike in the chosen column still need one order, or pages would repeat some and leave out others.
  if (sort && order?.endsWith(",id.asc"))
    return [
      `order: params.order === undefined ? ${JSON.stringify(order)} : \`\${params.order},id.asc\``,
    ];
  if (sort) return [`order: params.order${order ? ` ?? ${JSON.stringify(order)}` : ""}`];
  return order ? [`order: ${JSON.stringify(order)}`] : [];
};

/** Tables of custom views are named by the caller. */
const pathOf = (path: string) =>
  path === "/{viewTable}" ? "path: { viewTable: params.viewTable }, " : "";

/** What pages know of a paged read beside its rows: the key of all its pages, what it sorts and filters by. */
function readShape(read: ReadDeclaration, row: Schema | undefined): string {
  const filters = Object.entries(read.params ?? {}).map(([name, parameter]) => [
    name,
    { type: filterType(parameter, row), columns: [parameter.column].flat() },
  ]);
  const sort = read.sort
    ? `
/** Columns that ${read.name} can be ordered by. */
export const ${read.name}SortKeys = ${JSON.stringify(read.sort)} as const;
`
    : "";
  const shape =
    read.paged && filters.length > 0
      ? `
/** What ${read.name} can be filtered by: the type of the values, and the columns that they are looked for in. */
export const ${read.name}Filters = ${JSON.stringify(Object.fromEntries(filters))} as const;
`
      : "";
  return `
/** Start of the key of every answer of ${read.name}. */
export const ${read.name}Key = ["${read.name}"] as const;
${sort}${shape}`;
}

function readFunction(path: string, read: ReadDeclaration, row: Schema | undefined): string {
  const name = pascal(read.name);
  const params = Object.entries(read.params ?? {});
  const fields = params.map(
    ([key, parameter]) =>
      `  /** ${parameter.description} */\n  ${key}${parameter.required ? "" : "?"}: ${typescriptTypes[filterType(parameter, row)]};`,
  );
  if (path === "/{viewTable}")
    fields.push("  /** view_{namespace}_{name}, dashes as underscores. */\n  viewTable: string;");
  if (read.sort)
    fields.push(
      `  /** What to order by, for example "${read.sort[0]}.desc". */\n  order?: \`\${${read.sort.map((column) => JSON.stringify(column)).join(" | ")}}.\${"asc" | "desc"}\${"" | ".nullslast"}\`;`,
    );
  if (read.paged)
    fields.push(
      "  /** Rows at most. */\n  limit: number;",
      "  /** Rows to skip. */\n  offset: number;",
    );
  const query = [
    `select: ${JSON.stringify(read.select)}`,
    ...Object.entries(read.fixed ?? {}).map(
      ([column, filter]) => `${JSON.stringify(column)}: ${JSON.stringify(filter)}`,
    ),
    ...orderOf(read),
    ...params.map(
      ([key, parameter]) =>
        `${JSON.stringify(queryKey(parameter))}: ${parameterValue(key, parameter, row)}`,
    ),
    ...(read.paged ? ["limit: params.limit", "offset: params.offset"] : []),
  ];
  const columns = params.map(([, parameter]) => queryKey(parameter));
  const repeated = columns.find((column, index) => columns.indexOf(column) !== index);
  const queryLines = repeated ? mergeRepeated(query, params, row) : query;
  const hasParams = fields.length > 0;
  return `${hasParams ? `export interface ${name}Params {\n${fields.join("\n")}\n}\n\n` : ""}/** ${read.summary}. */
export const ${read.name}Options = (${hasParams ? `params: ${name}Params` : ""}) =>
  queryOptions({
    queryKey: ["${read.name}"${hasParams ? ", params" : ""}] as const,
    queryFn: ({ signal }): Promise<Rows<${resultName(read)}>> =>
      rows<${resultName(read)}>(
        "${read.name}",
        db.GET("${path}", {
          params: { ${pathOf(path)}query: { ${queryLines.join(", ")} }${read.paged ? ', header: { Prefer: "count=exact" }' : ""} },
          signal,
        }),
      ),${read.staleSeconds === undefined ? "" : `\n    staleTime: ${read.staleSeconds * 1000},`}
  });
${readShape(read, row)}`;
}

/** Two parameters on one column become one list of filters, which PostgREST ANDs. */
function mergeRepeated(
  query: string[],
  params: [string, ReadParameter][],
  row: Schema | undefined,
): string[] {
  const columns = [...new Set(params.map(([, parameter]) => queryKey(parameter)))];
  const others = query.filter(
    (line) => !params.some(([, p]) => line.startsWith(`${JSON.stringify(queryKey(p))}: `)),
  );
  const merged = columns.map((column) => {
    const entries = params.filter(([, parameter]) => queryKey(parameter) === column);
    const values = entries.map(([key, parameter]) => parameterValue(key, parameter, row));
    const value =
      values.length === 1
        ? values[0]
        : `[${values.join(", ")}].filter((filter) => filter !== undefined)`;
    return `${JSON.stringify(column)}: ${value}`;
  });
  return [...others, ...merged];
}

/** Filter helpers that the generated code uses, each with a comma behind it. */
function helpers(reads: ReadDeclaration[]): string {
  const names = { or: "anyContains", cs: "contains", in: "inList", ilike: "like" } as const;
  const used = reads.flatMap((read) =>
    Object.values(read.params ?? {}).map(({ operator }) => operator),
  );
  return Object.entries(names)
    .filter(([operator]) => used.some((name) => name === operator))
    .map(([, name]) => `${name}, `)
    .join("");
}

/** A file of generated code below `generated/db`. */
export interface GeneratedFile {
  name: string;
  text: string;
}

/** Name of a relation's own file. */
const fileOf = (path: string) => path.slice(1).replaceAll(/rpc\/|[{}]/g, "");

/**
 * Query options of every named read: the only place where a select string exists. One file per relation, so that a
 * page loads the reads that it makes and no others; `reads.ts` names them all.
 */
export function dbReads(db: OpenApi): GeneratedFile[] {
  const relations = Object.entries(db.paths)
    .map(([path, item]) => ({
      path,
      reads: readsOf(item),
      row: db.components.schemas[declarationOf(item).row],
    }))
    .filter(({ reads }) => reads.length > 0);
  const results = relations.flatMap(({ reads }) => reads.map(resultName));
  const files = relations.map(({ path, reads, row }) => {
    const own = [...new Set(reads.map(resultName))].toSorted();
    return {
      name: `reads/${fileOf(path)}.ts`,
      text: `${banner}import { queryOptions } from "@tanstack/react-query";
import { ${helpers(reads)}db, rows, type Rows } from "~/api/db";
import type { ${own.join(", ")} } from "../rows";

${reads.map((read) => readFunction(path, read, row)).join("\n")}`,
    };
  });
  const rows = [...new Set(results)].toSorted();
  return [
    ...files,
    {
      name: "rows.ts",
      text: `${banner}import type { components } from "./types";

${rows.map((name) => `export type ${name} = components["schemas"]["${name}"];`).join("\n")}
`,
    },
    {
      name: "reads.ts",
      text: `${banner}export type * from "./rows";
${relations.map(({ path }) => `export * from "./reads/${fileOf(path)}";`).join("\n")}
`,
    },
  ];
}

/** Mutations of every writable relation, with the operation id that the cache invalidation looks up; one file each. */
export function dbWrites(db: OpenApi): GeneratedFile[] {
  const files = Object.entries(db.paths).flatMap(([path, item]) => {
    const { row, methods, key, version } = declarationOf(item);
    const keyType = `{ ${key.map((column) => `${column}: string`).join("; ")} }`;
    const keyQuery = key.map((column) => `${column}: \`eq.\${where.${column}}\``).join(", ");
    const header = 'header: { Prefer: "return=representation" }';
    const type = (name: string) => `components["schemas"]["${name}"]`;
    const out: string[] = [];
    if (methods.includes("POST"))
      out.push(`export const create${row}Mutation = () =>
  mutationOptions({
    meta: { operation: "create${row}" },
    mutationFn: (body: ${type(`${row}Insert`)}): Promise<${type(row)}> =>
      written<${type(row)}>("create${row}", db.POST("${path}", { body, params: { ${header} } })),
  });
`);
    // A write that names the state it starts from changes nothing where the row is in another one by now.
    const columns = (version ?? []).map((column) => JSON.stringify(column));
    const base = version ? `; base?: Pick<${type(row)}, ${columns.join(" | ")}>` : "";
    const same = version ? `, ...sameRow(base, [${columns.join(", ")}])` : "";
    const given = version ? ", base" : "";
    const guarded = version ? ", base !== undefined" : "";
    if (methods.includes("PATCH"))
      out.push(`export const update${row}Mutation = () =>
  mutationOptions({
    meta: { operation: "update${row}" },
    mutationFn: ({ where, body${given} }: { where: ${keyType}; body: ${type(`${row}Update`)}${base} }): Promise<${type(row)}> =>
      written<${type(row)}>("update${row}", db.PATCH("${path}", { body, params: { query: { ${keyQuery}${same} }, ${header} } })${guarded}),
  });
`);
    if (methods.includes("DELETE"))
      out.push(`export const delete${row}Mutation = () =>
  mutationOptions({
    meta: { operation: "delete${row}" },
    mutationFn: ({ where${given} }: { where: ${keyType}${base} }): Promise<${type(row)}> =>
      written<${type(row)}>("delete${row}", db.DELETE("${path}", { params: { query: { ${keyQuery}${same} }, ${header} } })${guarded}),
  });
`);
    if (out.length === 0) return [];
    const text = `${banner}import { mutationOptions } from "@tanstack/react-query";
import { db, ${version && methods.some((method) => method === "PATCH" || method === "DELETE") ? "sameRow, " : ""}written } from "~/api/db";
import type { components } from "../types";

${out.join("\n")}`;
    return [{ name: `writes/${fileOf(path)}.ts`, text }];
  });
  const all = files.map(({ name }) => `export * from "./${name.replace(".ts", "")}";`);
  return [...files, { name: "writes.ts", text: `${banner}${all.join("\n")}\n` }];
}
