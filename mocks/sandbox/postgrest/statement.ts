import type { FieldRef, Filter, Test } from "./query";
import { comparisons, textSearches } from "./query";
import type { Relation } from "./catalog";

/** Collects the values of one SQL statement; text of a request enters SQL nowhere else. */
export class Statement {
  readonly params: string[] = [];

  /** @returns the placeholder that stands for the value. */
  bind(value: string): string {
    return `$${this.params.push(value)}`;
  }
}

/** A name of the catalog, or the alias of a key, as an SQL identifier. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A relation of the catalog under the alias by which the statement knows it. */
export interface Source {
  relation: Pick<Relation, "name" | "columns">;
  alias: string;
}

/** A column or a step into its document. */
export function fieldSql(statement: Statement, source: Source, field: FieldRef): string {
  const column = `${source.alias}.${identifier(field.column)}`;
  if (field.path.length === 0) return column;
  const isJson = source.relation.columns[field.column]?.type === "jsonb";
  const steps = field.path.map(({ asText, key }) => {
    const type = typeof key === "number" ? "integer" : "text";
    return `${asText ? "->>" : "->"} ${statement.bind(String(key))}::${type}`;
  });
  return `(${isJson ? column : `to_jsonb(${column})`} ${steps.join(" ")})`;
}

/**
 * A bare placeholder takes the type of what it is compared with, enums and lists included, so that the database reads
 * the literal itself and answers 22P02 when it cannot.
 */
function testSql(statement: Statement, field: string, test: Test): string {
  switch (test.kind) {
    case "is":
      return `${field} is ${test.value}`;
    case "in":
      if (test.values.length === 0) return "false";
      return `${field} in (${test.values.map((value) => statement.bind(value)).join(", ")})`;
    case "compare": {
      const isPattern = test.operator === "like" || test.operator === "ilike";
      const value = statement.bind(isPattern ? test.value.replaceAll("*", "%") : test.value);
      const operand = test.quantifier === null ? value : `${test.quantifier} (${value})`;
      return `${field} ${comparisons[test.operator]} ${operand}`;
    }
    case "search": {
      const language =
        test.language === null ? "" : `${statement.bind(test.language)}::regconfig, `;
      return `${field} @@ ${textSearches[test.operator]}(${language}${statement.bind(test.value)})`;
    }
  }
}

/** One condition in brackets. */
export function filterSql(statement: Statement, source: Source, filter: Filter): string {
  const inner =
    filter.kind === "test"
      ? testSql(statement, fieldSql(statement, source, filter.field), filter.test)
      : filter.filters
          .map((branch) => filterSql(statement, source, branch))
          .join(` ${filter.operator} `);
  return filter.negated ? `(not (${inner}))` : `(${inner})`;
}

/** ` where ...`, or nothing. */
export const whereSql = (conditions: readonly string[]): string =>
  conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
