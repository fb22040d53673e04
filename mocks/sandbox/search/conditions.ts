import { dateMath } from "../postgrest/dateMath";
import { SearchError, type Operator, type Term } from "./grammar";
import type { Kind } from "./kinds";

/** Collects the values of a statement; text of a request enters SQL nowhere else. */
export class Values {
  readonly list: unknown[] = [];
  bind(value: unknown, type: string): string {
    return `$${this.list.push(value)}::${type}`;
  }
}

const likeText = (glob: string) => glob.replaceAll(/[\\%_]/g, "\\$&").replaceAll("*", "%");

/** One value against text, upper and lower case alike; `*` is a glob. */
function matchText(values: Values, sql: string, value: string): string {
  if (value.includes("*")) return `${sql} ilike ${values.bind(likeText(value), "text")}`;
  return `lower(${sql}) = lower(${values.bind(value, "text")})`;
}

/** A list such as `a,!b,c*`: one of those that are wanted, none of those that are not. */
export function listCondition(values: Values, sql: string, list: readonly string[]): string {
  const wanted = list.filter((value) => !value.startsWith("!"));
  const unwanted = list.filter((value) => value.startsWith("!"));
  const parts = unwanted.map(
    (value) => `not coalesce(${matchText(values, sql, value.slice(1))}, false)`,
  );
  if (wanted.length > 0)
    parts.push(`(${wanted.map((value) => matchText(values, sql, value)).join(" or ")})`);
  return parts.length === 0 ? "true" : `(${parts.join(" and ")})`;
}

function timeOf(value: string, now: Date): Date {
  const time = dateMath(value, now);
  if (!time) throw new SearchError(`${value} is no time`);
  return time;
}

function compare(values: Values, sql: string, type: string, operator: Operator, value: unknown) {
  const sign = operator === "!=" ? "<>" : operator;
  return `${sql} ${sign} ${values.bind(value, type)}`;
}

/** A column as SQL and how it is compared. */
function columnOf(kind: Kind, field: string, values: Values): readonly [string, string] {
  const column = Object.hasOwn(kind.fields, field) ? kind.fields[field] : undefined;
  if (column) return column;
  const [head = "", ...rest] = field.split(".");
  const document = Object.hasOwn(kind.documents, head) ? kind.documents[head] : undefined;
  if (document === undefined || rest.length === 0)
    throw new SearchError(`query for column:${field} is not supported`);
  // A key of a flat map may hold dots itself.
  const whole = values.bind(rest.join("."), "text");
  const path = values.bind(rest, "text[]");
  return [`coalesce(${document} ->> ${whole}, ${document} #>> ${path})`, "text"];
}

function fieldCondition(
  kind: Kind,
  term: Extract<Term, { kind: "field" }>,
  values: Values,
  now: Date,
): string {
  const { field, operator, values: wanted } = term;
  const [sql, type] = columnOf(kind, field, values);
  const isEqual = operator === "=" || operator === "!=";
  const each = wanted.map((value): string => {
    if (type === "time") return compare(values, sql, "timestamptz", operator, timeOf(value, now));
    if (type === "number") {
      if (value.trim() === "" || !Number.isFinite(Number(value)))
        throw new SearchError(`${field} is a number, not ${value}`);
      return compare(values, sql, "numeric", operator, Number(value));
    }
    if (type === "list") return `${values.bind(value, "text")} = any(${sql})`;
    if (isEqual) return matchText(values, sql, value);
    return compare(values, sql, "text", operator, value);
  });
  const isPlain = type === "text" || type === "list";
  if (operator === "!=" && isPlain) return `not coalesce(${each.join(" or ")}, false)`;
  return `(${each.join(operator === "!=" ? " and " : " or ")})`;
}

/** A term of a search text as SQL; words match names by their beginning. */
export function termCondition(kind: Kind, term: Term, values: Values, now: Date): string {
  if (term.kind === "word") {
    const glob = term.text.endsWith("*") ? term.text : `${term.text}*`;
    const match = `${kind.name} ilike ${values.bind(likeText(glob), "text")}`;
    return term.negated ? `not coalesce(${match}, false)` : match;
  }
  if (term.kind === "field") return fieldCondition(kind, term, values, now);
  const parts = term.terms.map((inner) => termCondition(kind, inner, values, now));
  if (parts.length === 0) return "true";
  return `(${parts.join(term.kind === "all" ? " and " : " or ")})`;
}

/**
 * Requirements on a map, as Kubernetes writes them: `k=v`, `k!=v`, `k in (a,b)`, `k notin (a,b)`, `k`, `!k`.
 * @throws SearchError
 */
export function mapCondition(document: string, text: string, values: Values): string {
  const requirements = text.match(/(?:[^,()]|\([^)]*\))+/g) ?? [];
  const parts = requirements.map((requirement) => {
    const set = /^\s*(?<key>[^\s=!]+)\s+(?<word>in|notin)\s*\((?<list>[^)]*)\)\s*$/.exec(
      requirement,
    )?.groups;
    const pair = /^\s*(?<key>[^=!\s]+)\s*(?<operator>==|!=|=)\s*(?<value>.*?)\s*$/.exec(
      requirement,
    )?.groups;
    const lone = /^\s*(?<not>!?)(?<key>[^\s=!]+)\s*$/.exec(requirement)?.groups;
    const key = set?.["key"] ?? pair?.["key"] ?? lone?.["key"];
    if (key === undefined) throw new SearchError(`${requirement.trim()} is no requirement`);
    const value = `${document} ->> ${values.bind(key, "text")}`;
    if (lone && !set && !pair) return `(${value}) is ${lone["not"] ? "" : "not "}null`;
    const list = set
      ? (set["list"] ?? "").split(",").map((entry) => entry.trim())
      : [pair?.["value"] ?? ""];
    const isNegated = set?.["word"] === "notin" || pair?.["operator"] === "!=";
    const match = `(${list.map((entry) => matchText(values, `(${value})`, entry)).join(" or ")})`;
    return isNegated ? `not coalesce(${match}, false)` : match;
  });
  return parts.length === 0 ? "true" : `(${parts.join(" and ")})`;
}
