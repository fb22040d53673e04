import { Builder, table } from "./build";
import type { Relation } from "./catalog";
import type { DbFunction } from "./functions";
import { PostgrestError } from "./errors";
import type { Media } from "./media";
import type { Node } from "./plan";
import { identifier, whereSql, type Statement } from "./statement";

/** A finished statement with its values. */
export interface Sql {
  text: string;
  params: readonly string[];
}

/** The columns that every statement below answers with. */
export interface Answer {
  /** The rows as the caller wants them, for example JSON text of a list. */
  body: string;
  rows: number;
  /** Only when a count was asked for. */
  total?: number;
}

/** How the caller wants its rows. */
export interface AnswerForm {
  /** Counts what the filters leave, without limit and offset. */
  counted: boolean;
  media: Media;
  /** `row`: one row without a list around it; `value`: its one column; `values`: a list of that. */
  gives?: DbFunction["gives"];
}

/** Rows as CSV, as PostgREST writes them: the text of each record without its brackets. */
function csvSql(build: Builder, node: Node): string {
  const header = build.statement.bind(node.outputs.map(({ key }) => key).join(","));
  const lines = "string_agg(substring(page::text, 2, length(page::text) - 2), chr(10))";
  return `case when count(*) = 0 then chr(10) else ${header}::text || chr(10) || ${lines} end`;
}

function bodySql(build: Builder, node: Node, { media, gives }: AnswerForm): string {
  if (media === "csv") return csvSql(build, node);
  if (gives === "nothing") return "''";
  if (gives === "values") return "coalesce(json_agg(page.value), '[]')::text";
  if (gives === "value") return "coalesce((json_agg(page.value) -> 0)::text, 'null')";
  return media === "singular" || gives === "row"
    ? "coalesce(string_agg(row_to_json(page)::text, ','), '')"
    : "coalesce(json_agg(row_to_json(page)), '[]')::text";
}

/** A read of a relation, or of what a call gives (`called` binds its arguments): the function runs once, counted or not. */
export function readSql(
  node: Node,
  form: AnswerForm,
  called?: (statement: Statement) => string,
): Sql {
  const build = new Builder();
  const alias = build.alias();
  const call = called ? `with called as materialized (${called(build.statement)}) ` : "";
  const source = called ? "called" : table(node.relation.name);
  const page = build.select(node, source, alias, build.conditions(node, alias));
  let total = "";
  if (form.counted) {
    const counted = build.alias();
    const where = whereSql(build.conditions(node, counted));
    total = `, (select count(*) from ${source} as ${counted}${where}) as total`;
  }
  return {
    text: `${call}select ${bodySql(build, node, form)} as body, count(*) as rows${total} from (${page}) as page`,
    params: build.statement.params,
  };
}

/** What an insert does with a row whose key is there. */
export interface Conflict {
  columns: readonly string[];
  /** Columns that take the new row's values; none leaves the old row as it is. */
  updates: readonly string[];
}

/** What a write does; `body` is JSON text whose keys were checked against `columns`. */
export type Write =
  | { kind: "insert"; body: string; columns: readonly string[]; conflict: Conflict | null }
  | { kind: "update"; body: string; columns: readonly string[] }
  | { kind: "delete" };

/** ` on conflict ...`, or nothing. */
function conflictSql(conflict: Conflict | null): string {
  if (!conflict) return "";
  const key = conflict.columns.map(identifier).join(", ");
  if (conflict.updates.length === 0) return ` on conflict (${key}) do nothing`;
  const changes = conflict.updates.map(identifier).map((name) => `${name} = excluded.${name}`);
  return ` on conflict (${key}) do update set ${changes.join(", ")}`;
}

/** Where a change has a limit: only the rows of that page, in the order that it must name. */
function touched(build: Builder, node: Node, alias: string): string[] {
  const { limit, offset, order } = node.rows;
  if (limit === null && offset === 0) return build.conditions(node, alias);
  if (!order || order.length === 0)
    throw new PostgrestError(
      400,
      "PGRST109",
      "A 'limit' was applied without an explicit 'order'",
      null,
      "Apply an 'order' using unique column(s)",
    );
  const inner = build.alias();
  const where = whereSql(build.conditions(node, inner));
  const page = build.page(node, inner, Number.MAX_SAFE_INTEGER);
  return [
    `${alias}.ctid in (select ${inner}.ctid from ${table(node.relation.name)} as ${inner}${where}${page})`,
  ];
}

function writeSql(build: Builder, node: Node, write: Write, alias: string): string {
  const name = table(node.relation.name);
  if (write.kind === "delete")
    return `delete from ${name} as ${alias}${whereSql(touched(build, node, alias))}`;
  const columns = write.columns.map(identifier);
  if (write.kind === "insert") {
    if (columns.length === 0) return `insert into ${name} as ${alias} default values`;
    const list = columns.join(", ");
    const rows = `json_populate_recordset(null::${name}, ${build.statement.bind(write.body)}::json)`;
    return `insert into ${name} as ${alias} (${list}) select ${list} from ${rows}${conflictSql(write.conflict)}`;
  }
  const changes = columns.map((column) => `${column} = body.${column}`).join(", ");
  const body = `json_populate_record(null::${name}, ${build.statement.bind(write.body)}::json)`;
  const where = whereSql(touched(build, node, alias));
  return `update ${name} as ${alias} set ${changes} from ${body} as body${where}`;
}

/** A write that answers with the rows that it touched, or only with their number. */
export function changeSql(node: Node, write: Write, form: AnswerForm, represented: boolean): Sql {
  const build = new Builder();
  const alias = build.alias();
  const change = writeSql(build, node, write, alias);
  const returned = build.alias();
  const all: Node = { ...node, rows: { ...node.rows, limit: null, offset: 0 } };
  const page = represented ? build.select(all, "written", returned, []) : "select from written";
  const body = represented ? bodySql(build, node, form) : "''";
  const total = form.counted ? ", count(*) as total" : "";
  return {
    text: `with written as (${change} returning ${alias}.*) select ${body} as body, count(*) as rows${total} from (${page}) as page`,
    params: build.statement.params,
  };
}

/** The relation that the rows of a function are: their own columns, and the links of the table that they are rows of. */
export const rowsOfFunction = (
  name: string,
  columns: Relation["columns"],
  of: Relation | undefined,
): Relation => ({
  name: of?.name ?? name,
  kind: "view",
  columns,
  primaryKey: [],
  methods: ["GET"],
  resource: "",
  links: of?.links ?? [],
});
