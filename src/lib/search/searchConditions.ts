import { suggestKey } from "~/lib/labels/suggestKey";
import { resolveDateMath } from "~/lib/time/dateMath";
import {
  allOf,
  anyOf,
  isLike,
  isNotLike,
  jsonText,
  quoted,
  type Condition,
} from "~/lib/wire/postgrest";
import { SearchTextError, type SearchOperator, type SearchTerm } from "./searchText";

/** How a field of a search text is compared. */
type SearchFieldType = "text" | "id" | "number" | "time" | "list";

/** What can be searched: fields by their names, maps whose keys are fields, and where plain words are looked for. */
export interface SearchFields {
  fields: Readonly<Record<string, { column: string; type: SearchFieldType }>>;
  /** `tags.cluster` is the key `cluster` of the column `tags`. */
  maps: Readonly<Record<string, string>>;
  words: readonly string[];
}

const comparisons: Readonly<Record<SearchOperator, string>> = {
  "=": "eq",
  "!=": "neq",
  "<": "lt",
  ">": "gt",
  "<=": "lte",
  ">=": "gte",
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function columnOf(field: string, { fields, maps }: SearchFields) {
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (known) return known;
  const [, map = "", key] = /^(\w+)\.([\s\S]+)$/.exec(field) ?? [];
  const column = Object.hasOwn(maps, map) ? maps[map] : undefined;
  if (column !== undefined && key !== undefined)
    return { column: jsonText(column, key), type: "text" as const };
  const names = [...Object.keys(fields), ...Object.keys(maps).map((name) => `${name}.…`)];
  const meant = suggestKey(field, names);
  throw new SearchTextError(
    `There is no field ${field}${meant ? `; perhaps ${meant}` : `. Fields are ${names.join(", ")}`}.`,
  );
}

function plainValue(field: string, type: SearchFieldType, value: string, now: Date): string {
  if (type === "time") {
    const time = resolveDateMath(value, { now });
    if (!time) throw new SearchTextError(`${field}: ${value} is no time; now-2d or 2026-05-01 is.`);
    return time.toISOString();
  }
  if (type === "number") {
    if (value.trim() === "" || !Number.isFinite(Number(value)))
      throw new SearchTextError(`${field} takes a number, not ${value}.`);
    return String(Number(value));
  }
  if (type === "id" && !UUID.test(value))
    throw new SearchTextError(`${field} takes an id, not ${value}.`);
  return value;
}

function compare(
  column: string,
  type: SearchFieldType,
  operator: SearchOperator,
  value: string,
): Condition {
  if (type === "list") {
    const test = `cs.${quoted(`{${quoted(value)}}`)}`;
    return operator === "!=" ? `or(${column}.is.null,${column}.not.${test})` : `${column}.${test}`;
  }
  if (type === "text" && operator === "=") return isLike(column, value);
  if (type === "text" && operator === "!=") return isNotLike(column, value);
  const test = `${column}.${comparisons[operator]}.${quoted(value)}`;
  return operator === "!=" ? `or(${column}.is.null,${test})` : test;
}

function fieldCondition(
  { field, operator, values }: Extract<SearchTerm, { kind: "field" }>,
  fields: SearchFields,
  now: Date,
): Condition | undefined {
  const { column, type } = columnOf(field, fields);
  // `a,!b` in a list excludes b.
  const each = values.map((value) => {
    const isOut = operator === "=" && value.startsWith("!");
    const text = plainValue(field, type, isOut ? value.slice(1) : value, now);
    return { isOut, condition: compare(column, type, isOut ? "!=" : operator, text) };
  });
  const wanted = each.filter(({ isOut }) => !isOut).map(({ condition }) => condition);
  const unwanted = each.filter(({ isOut }) => isOut).map(({ condition }) => condition);
  const joined = operator === "!=" ? allOf(wanted) : anyOf(wanted);
  return allOf([...(joined ? [joined] : []), ...unwanted]);
}

/**
 * A term of a search text as a condition of /db; undefined where it asks for nothing. Words are looked for anywhere in
 * the text columns, upper and lower case alike.
 * @throws SearchTextError for fields that there are not, and values that their field cannot have.
 */
export function searchCondition(
  term: SearchTerm,
  fields: SearchFields,
  now: Date,
): Condition | undefined {
  if (term.kind === "field") return fieldCondition(term, fields, now);
  if (term.kind === "word") {
    if (term.text === "") return undefined;
    const glob = `*${term.text}*`;
    return term.isExcluded
      ? allOf(fields.words.map((column) => isNotLike(column, glob)))
      : anyOf(fields.words.map((column) => isLike(column, glob)));
  }
  const parts = term.terms.flatMap((inner) => searchCondition(inner, fields, now) ?? []);
  return term.kind === "all" ? allOf(parts) : anyOf(parts);
}
