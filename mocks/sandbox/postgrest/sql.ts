import type { ColumnType, Relation } from "./catalog";
import { MASK, withinMasks } from "./masks";
import type { Node, Output } from "./plan";
import {
  fieldSql,
  filterSql,
  identifier,
  orderSql,
  Statement,
  whereSql,
  type Source,
} from "./statement";

/** Rows that a read gives at most, embedded lists included. */
export const MAX_ROWS = 2000;

/** A finished statement with its values. */
export interface Sql {
  text: string;
  params: readonly string[];
}

/** The columns that every statement below answers with. */
export interface Answer {
  /** JSON text: a list of rows. */
  body: string;
  rows: number;
  /** Only when a count was asked for. */
  total?: number;
}

/** How the caller wants its rows. */
export interface AnswerForm {
  /** Counts what the filters leave, without limit and offset. */
  counted: boolean;
  /** JSON text of the rows without the brackets of a list. */
  singular: boolean;
}

const table = (name: string) => `public.${identifier(name)}`;

/** Builds one statement; aliases are numbered so that no name of a request becomes one. */
class Builder {
  readonly statement = new Statement();
  private aliases = 0;

  alias(): string {
    this.aliases += 1;
    return `t${this.aliases}`;
  }

  /** Conditions of a node: its own filters, and partners that `!inner` embeds must have. */
  conditions(node: Node, alias: string): string[] {
    const source: Source = { relation: node.relation, alias };
    const filters = node.rows.filters.map((filter) => filterSql(this.statement, source, filter));
    const partners = node.outputs.flatMap((output) =>
      output.kind === "embed" && output.inner ? [this.partner(output, alias)] : [],
    );
    return [...filters, ...partners];
  }

  /** `select ... from ... where ...` of a node; `from` is the relation itself unless something stands for it. */
  select(node: Node, from: string, alias: string, conditions: readonly string[]): string {
    const source: Source = { relation: node.relation, alias };
    const outputs = node.outputs.map((output) => this.output(output, source));
    const order = orderSql(this.statement, source, node.rows.order);
    const limit = Math.min(node.rows.limit ?? MAX_ROWS, MAX_ROWS);
    const offset = node.rows.offset > 0 ? ` offset ${node.rows.offset}` : "";
    return `select ${outputs.join(", ")} from ${from} as ${alias}${whereSql(conditions)}${order} limit ${limit}${offset}`;
  }

  private output(output: Output, source: Source): string {
    const key = identifier(output.key);
    if (output.kind === "embed") return `(${this.embed(output, source.alias)}) as ${key}`;
    if (output.masked) {
      const column = `${source.alias}.${identifier(output.field.column)}`;
      if (output.masked === "within")
        return `${this.withoutSecrets(column, source.relation.columns[output.field.column]?.type)} as ${key}`;
      return `case when ${column} is not null then ${this.statement.bind(MASK)}::text end as ${key}`;
    }
    const field = fieldSql(this.statement, source, output.field);
    return `${output.cast ? `${field}::${output.cast}` : field} as ${key}`;
  }

  /** A text or document with masks in place of the secrets in it. */
  private withoutSecrets(column: string, type: ColumnType | undefined): string {
    const masked = withinMasks.reduce(
      (text, [pattern, replacement]) =>
        `regexp_replace(${text}, ${this.statement.bind(pattern)}, ${this.statement.bind(replacement)}, 'gi')`,
      `${column}::text`,
    );
    return type === "jsonb" ? `(${masked})::jsonb` : masked;
  }

  private embed({ link, node }: Extract<Output, { kind: "embed" }>, parent: string): string {
    const alias = this.alias();
    const on = `${alias}.${identifier(link.far)} = ${parent}.${identifier(link.near)}`;
    const conditions = [on, ...this.conditions(node, alias)];
    const select = this.select(node, table(node.relation.name), alias, conditions);
    const row = this.alias();
    return link.toOne
      ? `select row_to_json(${row}) from (${select}) as ${row} limit 1`
      : `select coalesce(json_agg(row_to_json(${row})), '[]') from (${select}) as ${row}`;
  }

  private partner({ link, node }: Extract<Output, { kind: "embed" }>, parent: string): string {
    const alias = this.alias();
    const on = `${alias}.${identifier(link.far)} = ${parent}.${identifier(link.near)}`;
    const where = whereSql([on, ...this.conditions(node, alias)]);
    return `exists (select from ${table(node.relation.name)} as ${alias}${where})`;
  }
}

const bodySql = (singular: boolean) =>
  singular
    ? "coalesce(string_agg(row_to_json(page)::text, ','), '')"
    : "coalesce(json_agg(row_to_json(page)), '[]')::text";

/** A read of a relation, or of the rows of a function (`from` binds its arguments). */
export function readSql(
  node: Node,
  form: AnswerForm,
  from: (statement: Statement) => string = () => table(node.relation.name),
): Sql {
  const build = new Builder();
  const alias = build.alias();
  const source = from(build.statement);
  const page = build.select(node, source, alias, build.conditions(node, alias));
  let total = "";
  if (form.counted) {
    const counted = build.alias();
    const where = whereSql(build.conditions(node, counted));
    total = `, (select count(*) from ${source} as ${counted}${where}) as total`;
  }
  return {
    text: `select ${bodySql(form.singular)} as body, count(*) as rows${total} from (${page}) as page`,
    params: build.statement.params,
  };
}

/** What a write does; `body` is JSON text whose keys were checked against `columns`. */
export type Write =
  | { kind: "insert"; body: string; columns: readonly string[] }
  | { kind: "update"; body: string; columns: readonly string[] }
  | { kind: "delete" };

function writeSql(build: Builder, node: Node, write: Write, alias: string): string {
  const name = table(node.relation.name);
  if (write.kind === "delete")
    return `delete from ${name} as ${alias}${whereSql(build.conditions(node, alias))}`;
  const columns = write.columns.map(identifier);
  if (write.kind === "insert") {
    if (columns.length === 0) return `insert into ${name} as ${alias} default values`;
    const list = columns.join(", ");
    const rows = `json_populate_recordset(null::${name}, ${build.statement.bind(write.body)}::json)`;
    return `insert into ${name} as ${alias} (${list}) select ${list} from ${rows}`;
  }
  const changes = columns.map((column) => `${column} = body.${column}`).join(", ");
  const body = `json_populate_record(null::${name}, ${build.statement.bind(write.body)}::json)`;
  const where = whereSql(build.conditions(node, alias));
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
  const body = represented ? bodySql(form.singular) : "''";
  const total = form.counted ? ", count(*) as total" : "";
  return {
    text: `with written as (${change} returning ${alias}.*) select ${body} as body, count(*) as rows${total} from (${page}) as page`,
    params: build.statement.params,
  };
}

/** A relation whose rows a function gives. */
export const rowsOfFunction = (name: string, columns: Relation["columns"]): Relation => ({
  name,
  kind: "view",
  columns,
  primaryKey: [],
  methods: ["GET"],
  resource: "",
  links: [],
});
