import { DatabaseError } from "../db/driver";

/** An answer in PostgREST's error shape: always these four keys, null when there is nothing to say. */
export class PostgrestError extends Error {
  override name = "PostgrestError";
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: unknown = null,
    readonly hint: string | null = null,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** A refusal by the backend's proxy, which stands before PostgREST and has its own error shape. */
export class ProxyError extends Error {
  override name = "ProxyError";
  readonly status = 500;
}

/** PGRST100: a part of the query string cannot be read. */
export function syntaxError(
  what: string,
  text: string,
  position: number,
  expecting: string,
): PostgrestError {
  const found = position < text.length ? JSON.stringify(text[position]) : "end of input";
  return new PostgrestError(
    400,
    "PGRST100",
    `"failed to parse ${what} (${text})" (line 1, column ${position + 1})`,
    `unexpected ${found} expecting ${expecting}`,
  );
}

/** 54001: nested deeper than the database follows, as it says itself. */
export const tooDeep = (): PostgrestError =>
  new PostgrestError(
    413,
    "54001",
    "stack depth limit exceeded",
    null,
    "Nest conditions, embedded relations and json paths less deeply.",
  );

/** 54000: more than the database takes in one statement. */
export const tooLong = (limit: number): PostgrestError =>
  new PostgrestError(413, "54000", "query string is too long", `The limit is ${limit} characters.`);

/** PGRST103: no such page. */
export const rangeError = (
  details: string,
  headers: Readonly<Record<string, string>> = {},
): PostgrestError =>
  new PostgrestError(416, "PGRST103", "Requested range not satisfiable", details, null, headers);

/** PGRST106: a schema that is not the one which is exposed. */
export const unknownSchema = (): PostgrestError =>
  new PostgrestError(406, "PGRST106", "The schema must be one of the following: public");

/** PGRST114: a page of what is put. */
export const rangeNotAllowed = (): PostgrestError =>
  new PostgrestError(
    400,
    "PGRST114",
    "Range header and limit/offset querystring parameters are not allowed for PUT",
  );

/** PGRST107: none of the media types that `Accept` names is one that can be answered. */
export const notAcceptable = (types: readonly string[]): PostgrestError =>
  new PostgrestError(
    406,
    "PGRST107",
    `None of these media types are available: ${types.join(", ")}`,
  );

/** PGRST108: a filter, an order or a limit for what `select` does not embed. */
export const notEmbedded = (name: string): PostgrestError =>
  new PostgrestError(
    400,
    "PGRST108",
    `'${name}' is not an embedded resource in this request`,
    null,
    `Verify that '${name}' is included in the 'select' query parameter.`,
  );

/** 42703 for a name in a filter, a select or an order. */
export const unknownColumn = (relation: string, column: string): PostgrestError =>
  new PostgrestError(400, "42703", `column ${relation}.${column} does not exist`);

/** 42703 for a key of a body. */
export const unknownKey = (relation: string, key: string): PostgrestError =>
  new PostgrestError(400, "42703", `column "${key}" of relation "${relation}" does not exist`);

/** PGRST102: the body is no JSON object or list of such. */
export const badBody = (message = "Empty or invalid json"): PostgrestError =>
  new PostgrestError(400, "PGRST102", message);

/** HTTP status by SQLSTATE, as PostgREST maps them; the first prefix that fits decides. */
const statuses: readonly (readonly [prefix: string, status: number])[] = [
  ["08", 503],
  ["09", 500],
  ["0L", 403],
  ["0P", 403],
  ["23503", 409],
  ["23505", 409],
  ["25006", 405],
  ["25", 500],
  ["28", 403],
  ["2D", 500],
  ["38", 500],
  ["39", 500],
  ["3B", 500],
  ["40", 500],
  ["53400", 500],
  ["53", 503],
  ["54", 413],
  ["55", 500],
  ["57", 500],
  ["58", 500],
  ["F0", 500],
  ["HV", 500],
  ["P0001", 400],
  ["P0", 500],
  ["XX", 500],
  ["42883", 404],
  ["42P01", 404],
  ["42501", 403],
];

/** A function of the database names a status by raising `PT` and its three digits. */
const raised = (code: string) => /^PT([1-9]\d\d)$/.exec(code)?.[1];

const statusOf = (code: string) =>
  code.startsWith("PT")
    ? Number(raised(code) ?? 500)
    : (statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400);

/** The answer to an error; undefined for what is no refusal but a fault of ours. */
export function errorResponse(error: unknown): Response | undefined {
  if (error instanceof ProxyError)
    return Response.json({ error: error.message }, { status: error.status });
  if (error instanceof DatabaseError) {
    const { code, message, details, hint } = error;
    return body(statusOf(code), { code, details, hint, message }, {});
  }
  if (error instanceof PostgrestError) {
    const { code, message, details, hint } = error;
    return body(error.status, { code, details, hint, message }, error.headers);
  }
  return undefined;
}

const body = (status: number, content: object, headers: Readonly<Record<string, string>>) =>
  new Response(JSON.stringify(content), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  });
