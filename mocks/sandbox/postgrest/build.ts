import type { ColumnType } from "./catalog";
import type { Pairs } from "./links";
import { MASK, withinMasks } from "./masks";
import { embedNamed, type Embed, type Node, type Output } from "./plan";
import type { OrderTerm } from "./query";
import { fieldSql, filterSql, identifier, Statement, whereSql, type Source } from "./statement";

/** Rows that a read gives at most, embedded lists included. */
export const MAX_ROWS = 2000;

/** A relation of the catalog in SQL. */
export const table = (name: string): string => `public.${identifier(name)}`;

const equal = (pairs: Pairs, near: string, far: string): string[] =>
  pairs.map(([one, other]) => `${far}.${identifier(other)} = ${near}.${identifier(one)}`);

/** Builds one statement; aliases are numbered so that no name of a request becomes one. */
export class Builder {
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
    return `select ${outputs.join(", ")} from ${from} as ${alias}${whereSql(conditions)}${this.page(node, alias, MAX_ROWS)}`;
  }

  /** ` order by ... limit ... offset ...`; at most so many rows. */
  page(node: Node, alias: string, most: number): string {
    const { order, limit, offset } = node.rows;
    const terms = (order ?? []).map((term) => this.orderTerm(node, alias, term));
    const by = terms.length === 0 ? "" : ` order by ${terms.join(", ")}`;
    const skipped = offset > 0 ? ` offset ${offset}` : "";
    return `${by} limit ${Math.min(limit ?? most, most)}${skipped}`;
  }

  private orderTerm(node: Node, alias: string, term: OrderTerm): string {
    const direction = `${term.descending ? " desc" : ""}${term.nulls ? ` nulls ${term.nulls}` : ""}`;
    const embed = term.embed === null ? undefined : embedNamed(node, term.embed);
    if (!embed)
      return fieldSql(this.statement, { relation: node.relation, alias }, term.field) + direction;
    const other = this.alias();
    const { relation } = embed.node;
    const field = fieldSql(this.statement, { relation, alias: other }, term.field);
    const where = whereSql(this.joined(embed, alias, other));
    return `(select ${field} from ${table(relation.name)} as ${other}${where} limit 1)${direction}`;
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

  private embed(embed: Embed, parent: string): string {
    const alias = this.alias();
    const { link, node } = embed;
    const conditions = [...this.joined(embed, parent, alias), ...this.conditions(node, alias)];
    const select = this.select(node, table(node.relation.name), alias, conditions);
    const row = this.alias();
    return link.toOne
      ? `select row_to_json(${row}) from (${select}) as ${row} limit 1`
      : `select coalesce(json_agg(row_to_json(${row})), '[]') from (${select}) as ${row}`;
  }

  private partner(embed: Embed, parent: string): string {
    const alias = this.alias();
    const { node } = embed;
    const where = whereSql([...this.joined(embed, parent, alias), ...this.conditions(node, alias)]);
    return `exists (select from ${table(node.relation.name)} as ${alias}${where})`;
  }

  /** What makes a row of an embedded relation one of its parent's. */
  private joined({ link }: Embed, parent: string, alias: string): string[] {
    if (!link.junction) return equal(link.on, parent, alias);
    const between = this.alias();
    const on = [...equal(link.on, parent, between), ...equal(link.junction.on, between, alias)];
    return [
      `exists (select from ${table(link.junction.relation.name)} as ${between}${whereSql(on)})`,
    ];
  }
}
