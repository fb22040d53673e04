import { evaluate, expressionProblem } from "../expressions/evaluate";
import type { Row } from "./queries";
import { variablesScope, withVariables } from "./variableText";
import { ViewError, type ColumnSpec, type ViewSpec } from "./spec";

/** Decoration of cells by column name. */
export type RowAttributes = Record<string, Record<string, string | number>>;

export const attributesColumn = "__row__attributes";

const sizes: Readonly<Record<string, number>> = {
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
  E: 1e18,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
  Ti: 2 ** 40,
  Pi: 2 ** 50,
  Ei: 2 ** 60,
};

/** A number, or a Kubernetes quantity; `m` are thousandths, which millicores count in. */
function amountOf(value: unknown, isMilli: boolean): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  const parts = /^\s*([+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)\s*([A-Za-z]*)\s*$/i.exec(String(value));
  if (!parts) return undefined;
  const [, digits = "", unit = ""] = parts;
  const number = Number(digits);
  if (unit === "") return number;
  if (unit === "m") return isMilli ? number : number / 1000;
  const factor = sizes[unit];
  return factor === undefined ? undefined : number * factor;
}

/** A value as one text: documents as JSON. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);
/**
 * A value as its column's type stores it; null stays null.
 * @throws ViewError for a value that the type does not fit.
 */
export function cellOf(type: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const wrong = () => new ViewError(`${JSON.stringify(value).slice(0, 60)} is no ${type}`);
  if (["number", "decimal", "bytes", "millicore"].includes(type)) {
    const amount = amountOf(value, type === "millicore");
    if (amount === undefined) throw wrong();
    return amount;
  }
  if (type === "duration") {
    const amount = amountOf(value, false);
    if (amount === undefined) throw wrong();
    return Math.round(amount);
  }
  if (type === "boolean") {
    if (value === true || value === "true") return true;
    if (value === false || value === "false") return false;
    throw wrong();
  }
  if (type === "datetime") {
    const time = new Date(textOf(value));
    if (Number.isNaN(time.getTime())) throw wrong();
    return time.toISOString();
  }
  if (type === "gauge") {
    if (typeof value === "object") return value;
    const amount = amountOf(value, false);
    if (amount === undefined) throw wrong();
    return amount;
  }
  return textOf(value);
}

/** Column of the table in the database. */
export const storedType = (type: string): string =>
  ({
    number: "numeric",
    decimal: "numeric",
    bytes: "numeric",
    millicore: "numeric",
    duration: "bigint",
    boolean: "boolean",
    datetime: "timestamptz",
    gauge: "jsonb",
  })[type] ?? "text";

const isExpression = (text: string) => !/^[+-]?\d+(\.\d+)?$/.test(text.trim());

/** What decorates a cell: its icon, where it leads, the upper bound of its gauge. */
function decorationOf(column: ColumnSpec, scope: Row): Record<string, string | number> {
  const decoration: Record<string, string | number> = {};
  const { icon, url, gauge } = column;
  const text = (source: string) => {
    const value = evaluate(withVariables(source), scope);
    return value === null || value === undefined ? "" : textOf(value);
  };
  if (icon) {
    const name = /^row\b/.test(icon) ? text(icon) : icon;
    if (name) decoration["icon"] = name;
  }
  if (url?.config) {
    const id = text(url.config);
    if (id) decoration["url"] = `/catalog/${encodeURIComponent(id)}`;
  } else if (url?.view?.name) {
    const { namespace, name, filter } = url.view;
    const query = new URLSearchParams(
      Object.entries(filter ?? {}).flatMap(([key, source]) => {
        const value = text(source);
        return value ? [[`viewvar__${key}`, value]] : [];
      }),
    ).toString();
    const path = [namespace, name].flatMap((part) => (part ? [encodeURIComponent(part)] : []));
    decoration["url"] = `/view/${path.join("/")}${query ? `?${query}` : ""}`;
  }
  if (typeof gauge?.max === "string" && isExpression(gauge.max)) {
    const max = Number(evaluate(withVariables(gauge.max), scope));
    if (Number.isFinite(max)) decoration["max"] = max;
  }
  return decoration;
}

/** The table of a view, and what was wrong with single cells. */
export interface MadeTable {
  rows: Row[];
  problems: string[];
}

/**
 * Rows of the table from rows of the queries: each column by its expression, else by the column of its name. A cell that
 * fails is empty and named among the problems; a later row with the same key replaces an earlier one.
 */
export function makeTable(
  spec: ViewSpec,
  source: readonly Row[],
  chosen: Readonly<Record<string, string>>,
): MadeTable {
  const columns = spec.columns ?? [];
  const mapping = Object.fromEntries(
    Object.entries(spec.mapping ?? {}).map(([name, source]) => [name, withVariables(source)]),
  );
  const problems = new Map<string, number>();
  const note = (column: string, error: unknown) => {
    const text = `Column ${column}: ${error instanceof Error ? error.message : String(error)}`;
    problems.set(text, (problems.get(text) ?? 0) + 1);
  };
  const usable = columns.filter(({ name }) => {
    const problem = expressionProblem(mapping[name] ?? "true", ["row", variablesScope]);
    if (problem !== undefined) note(name, problem);
    else if (mapping[name] === undefined && source[0] && !(name in source[0]))
      note(name, "the queries give no such column, and mapping has no expression for it");
    else return true;
    return false;
  });
  const keys = columns.filter(({ primaryKey }) => primaryKey).map(({ name }) => name);
  const rows = new Map<string, Row>();
  for (const [index, row] of source.entries()) {
    const scope = { row, [variablesScope]: chosen };
    const made: Record<string, unknown> = {};
    const attributes: RowAttributes = {};
    for (const column of usable) {
      const { name, type } = column;
      try {
        made[name] = cellOf(
          type,
          mapping[name] === undefined ? row[name] : evaluate(mapping[name], scope),
        );
        const decoration = decorationOf(column, scope);
        if (Object.keys(decoration).length > 0) attributes[name] = decoration;
      } catch (error) {
        made[name] ??= null;
        note(name, error);
      }
    }
    made[attributesColumn] = attributes;
    const key = keys.length === 0 ? String(index) : JSON.stringify(keys.map((name) => made[name]));
    rows.set(key, made);
  }
  return {
    rows: [...rows.values()],
    problems: [...problems].map(([text, count]) => (count > 1 ? `${text} (${count} rows)` : text)),
  };
}
