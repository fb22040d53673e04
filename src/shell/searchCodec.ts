import { parseSearchWith, stringifySearchWith } from "@tanstack/react-router";

/** How JSON begins. */
const jsonStart = /^(?:\s|["[{\d-]|fa|nu|tr)/;
/** Begins like a number and holds what no number does: most ids, times and versions. */
const beginsLikeNumber = /^-?\d[^]*[^\d\s.eE+-]/;
const refusal = new SyntaxError("The value is not JSON.");

/**
 * JSON.parse for values of the address. The router asks it of every text that it writes, and an error made anew for the
 * id in each row's link was half the time that a page of rows took.
 */
function parseValue(text: string): unknown {
  if (!jsonStart.test(text) || beginsLikeNumber.test(text)) throw refusal;
  return JSON.parse(text);
}

/** Reads the address as the router does by itself. */
export const parseSearch = parseSearchWith(parseValue);

const stringifyValues = stringifySearchWith(JSON.stringify, parseValue);

/**
 * Writes the address as the router does by itself, but a list as its key repeated (`selected=1&selected=2`, facts 12.1),
 * which is how the router reads it, too.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const lists = Object.entries(search).filter(([, value]) => Array.isArray(value));
  if (lists.length === 0) return stringifyValues(search);
  const text = stringifyValues({ ...search, ...Object.fromEntries(lists.map(([key]) => [key])) });
  const items = lists.flatMap(([key, value]) =>
    Array.isArray(value) ? value.map((item) => stringifyValues({ [key]: item }).slice(1)) : [],
  );
  return items.length === 0 ? text : `${text === "" ? "?" : `${text}&`}${items.join("&")}`;
}
