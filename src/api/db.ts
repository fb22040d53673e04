import createClient from "openapi-fetch";
import type { paths } from "~generated/db/types";
import { checkAnswer } from "./drift";
import { readable } from "./readable";
import { NotFound, Outdated, ServerRejected } from "./errors";
import { apiFetch } from "./request";

/** Typed client of /db; only generated code and this file call it. */
export const db = createClient<paths>({
  baseUrl: "/api/db",
  fetch: (request) => apiFetch(request),
});

/** Rows of a read with their total, where a count was asked for. */
export interface Rows<Row> {
  rows: Row[];
  total: number | null;
}

interface Answer {
  data?: unknown;
  response: Response;
}

/** A value in quotes, so that commas and brackets inside are safe. */
const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, "\\$&")}"`;

/** `in.(…)`: the column is one of the values. */
export const inList = (values: readonly string[]): string => `in.(${values.map(quoted).join(",")})`;

/** `cs.{…}`: the list column holds all of the values. */
export const contains = (values: readonly string[]): string =>
  `cs.{${values.map(quoted).join(",")}}`;

/** `ilike.*…*`: the column contains the text, whatever its case. */
export const like = (text: string): string => `ilike.*${text}*`;

/** `(a.ilike."*…*",b.ilike."*…*")`: one of the columns contains the text. */
export const anyContains = (columns: readonly string[], text: string): string =>
  `(${columns.map((column) => `${column}.ilike.${quoted(`*${text}*`)}`).join(",")})`;

const aList = { is: ["array"] };

function totalOf(response: Response): number | null {
  const total = Number(response.headers.get("content-range")?.split("/")[1]);
  return Number.isInteger(total) ? total : null;
}

/**
 * Result of a named read. The row type is the one that the contract gives the read; the generated check compares it,
 * and a difference goes to the drift report.
 */
export async function rows<Row>(name: string, call: Promise<Answer>): Promise<Rows<Row>> {
  const answer = await call.catch((error: unknown) => {
    // A page past the end has no rows, and the page says how to get back.
    if (error instanceof ServerRejected && error.status === 416) return undefined;
    throw error;
  });
  if (!answer) return { rows: [], total: 0 };
  const { data, response } = answer;
  checkAnswer(name, data);
  // An entry that is no row stays in its place: tables say there that it cannot be shown.
  return { rows: readable(data, name, aList) as Row[], total: totalOf(response) };
}

/** Row filter that holds as long as the column has this value; an object is compared as JSON. */
const sameValue = (value: unknown): string => {
  if (value === null || value === undefined) return "is.null";
  return `eq.${typeof value === "string" ? value : JSON.stringify(value)}`;
};

/** Row filters that hold as long as the row is in the state in which it was read (x-postgrest.version). */
export function sameRow<Column extends string>(
  base: Readonly<Partial<Record<Column, unknown>>> | undefined,
  columns: readonly Column[],
): Partial<Record<Column, string>> {
  if (base === undefined) return {};
  const filters: Partial<Record<Column, string>> = {};
  for (const column of columns) filters[column] = sameValue(base[column]);
  return filters;
}

/**
 * The row that a write returns.
 * @param isGuarded whether the write named the state that it starts from.
 * @throws Outdated where a guarded write found another state, NotFound where nothing matched.
 */
export async function written<Row>(
  name: string,
  call: Promise<Answer>,
  isGuarded = false,
): Promise<Row> {
  const { data, response } = await call;
  checkAnswer(name, data);
  const first: unknown = Array.isArray(data) ? data[0] : undefined;
  if (first !== undefined) return first as Row;
  const Refusal = isGuarded ? Outdated : NotFound;
  throw new Refusal("Nothing matched, so nothing was changed.", name, response.status);
}
