import type { Relation } from "./catalog";
import { dateMath } from "./dateMath";
import { ProxyError } from "./errors";
import type { Parameters } from "./query";

const SUFFIX = ".filter";
const DATE_OPERATORS: Readonly<Record<string, string>> = { "<": "lt", ">": "gt", "=": "eq" };

const quote = (value: string) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`;
const inList = (values: readonly string[]) => `in.(${values.map(quote).join(",")})`;

function dateFilters(key: string, items: readonly string[], now: Date): [string, string][] {
  return items.map((item) => {
    const operator = DATE_OPERATORS[item.charAt(0)];
    const expression = operator ? item.slice(1) : item;
    const date = dateMath(expression, now);
    if (!date) throw new ProxyError(`invalid date expression ${expression} for ${key}`);
    return [key, `${operator ?? "lt"}.${date.toISOString()}`];
  });
}

/** `a,!b,c*` in PostgREST's words. Negated patterns are passed over, as the backend does. */
function textFilters(key: string, items: readonly string[]): [string, string][] {
  const isPattern = (item: string) => item.startsWith("*") || item.endsWith("*");
  const negated = items.filter((item) => item.startsWith("!")).map((item) => item.slice(1));
  const wanted = items.filter((item) => !item.startsWith("!"));
  const without = negated.filter((item) => !isPattern(item));
  const exact = wanted.filter((item) => !isPattern(item));
  const filters = wanted.filter(isPattern).map((item): [string, string] => [key, `like.${item}`]);
  if (exact.length > 0) filters.push([key, inList(exact)]);
  if (without.length > 0) filters.push([key, `not.${inList(without)}`]);
  return filters;
}

/**
 * Rewrites `{column}.filter=a,!b,c*` and, for time columns, date maths (`>now-2d`, before that time without a sign)
 * into ordinary filters, as the backend's proxy does before PostgREST sees the request. Of a repeated key only the
 * first counts.
 * @throws ProxyError when date maths cannot be read.
 */
export function expandFilters(
  parameters: Parameters,
  relation: Pick<Relation, "columns">,
  now: Date,
): Parameters {
  const seen = new Set<string>();
  return parameters.flatMap(([key, value]): [string, string][] => {
    if (!key.endsWith(SUFFIX) || key.length === SUFFIX.length) return [[key, value]];
    if (seen.has(key)) return [];
    seen.add(key);
    const column = key.slice(0, -SUFFIX.length);
    const items = value
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== "");
    const isTime = relation.columns[column]?.type === "timestamptz";
    return isTime ? dateFilters(column, items, now) : textFilters(column, items);
  });
}
