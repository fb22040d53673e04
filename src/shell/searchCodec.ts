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

/** Reads and writes the address as the router does by itself. */
export const parseSearch = parseSearchWith(parseValue);
export const stringifySearch = stringifySearchWith(JSON.stringify, parseValue);
