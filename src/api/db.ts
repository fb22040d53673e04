import createClient from "openapi-fetch";
import type { paths } from "~generated/db/types";
import { checkAnswer } from "./drift";
import { NotFound } from "./errors";
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

function totalOf(response: Response): number | null {
  const total = Number(response.headers.get("content-range")?.split("/")[1]);
  return Number.isInteger(total) ? total : null;
}

/**
 * Result of a named read. The row type is the one that the contract gives the read; the generated check compares it,
 * and a difference goes to the drift report.
 */
export async function rows<Row>(name: string, call: Promise<Answer>): Promise<Rows<Row>> {
  const { data, response } = await call;
  checkAnswer(name, data);
  return { rows: Array.isArray(data) ? (data as Row[]) : [], total: totalOf(response) };
}

/**
 * The row that a write returns.
 * @throws NotFound where nothing matched.
 */
export async function written<Row>(name: string, call: Promise<Answer>): Promise<Row> {
  const { data, response } = await call;
  checkAnswer(name, data);
  const first: unknown = Array.isArray(data) ? data[0] : undefined;
  if (first === undefined)
    throw new NotFound("Nothing matched, so nothing was changed.", name, response.status);
  return first as Row;
}
