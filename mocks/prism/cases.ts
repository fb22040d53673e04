/**
 * What QA may choose for a call: a status, or how much its lists hold, or that it takes its time. The cookie `mock_case`
 * says it for a browser (`checkSummaries:empty,listPeople:500`, `*` for every call, several joined by `+`), the header
 * `Prefer: mock=empty` for one request.
 */
export const caseCookie = "mock_case";

/** Rows of the case `many`. */
export const MANY = 120;
/** How long `slow` waits, in milliseconds. */
export const SLOW_MS = 4_000;

const words = ["empty", "one", "many", "slow"] as const;
type Word = (typeof words)[number];

/** A chosen case by the name of its call: an operation, a named read, or `*`. */
export type Choices = ReadonlyMap<string, string>;

/** What a request asks for. */
export interface Chosen {
  status: number | null;
  rows: Exclude<Word, "slow"> | null;
  slow: boolean;
}

const isCase = (text: string) => words.some((word) => word === text) || /^[1-5]\d\d$/.test(text);

/** Reads a cookie header; what is no case is left out. */
export function choicesOf(cookies: string | null): Choices {
  const pair = (cookies ?? "").split(/;\s*/).find((text) => text.startsWith(`${caseCookie}=`));
  if (pair === undefined) return new Map();
  let text = pair.slice(caseCookie.length + 1);
  try {
    text = decodeURIComponent(text);
  } catch {
    // As it stands it may still name cases.
  }
  return new Map(
    text
      .split(",")
      .map((entry) => entry.split(":"))
      .filter(([name, chosen]) => name && chosen?.split("+").every(isCase))
      .map(([name = "", chosen = ""]) => [name, chosen]),
  );
}

/** The cookie's value for some choices. */
export const cookieText = (choices: Choices): string =>
  encodeURIComponent([...choices].map(([name, chosen]) => `${name}:${chosen}`).join(","));

/** What a request asks for by its header, else by the cookie under one of the names of its call. */
export function chosenFor(headers: Headers, names: readonly string[]): Chosen {
  const prefer = (headers.get("prefer") ?? "").split(/[,;]/).map((part) => part.trim());
  const asked = prefer.flatMap((part) => /^mock=(.+)$/.exec(part)?.[1] ?? []);
  const code = prefer.flatMap((part) => /^code=([1-5]\d\d)$/.exec(part)?.[1] ?? []);
  const choices = choicesOf(headers.get("cookie"));
  const name = [...names, "*"].find((one) => choices.has(one));
  const fromCookie = name === undefined ? [] : (choices.get(name)?.split("+") ?? []);
  const all = [...asked.flatMap((text) => text.split("+")), ...code];
  const cases = (all.length > 0 ? all : fromCookie).filter(isCase);
  const status = cases.find((one) => /^\d/.test(one));
  return {
    status: status === undefined ? null : Number(status),
    rows: cases.includes("empty")
      ? "empty"
      : cases.includes("one")
        ? "one"
        : cases.includes("many")
          ? "many"
          : null,
    slow: cases.includes("slow"),
  };
}

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The same row as another one: ids and names are its own. */
function copy(row: unknown, number: number): unknown {
  if (typeof row === "string") return `${row}-${number}`;
  if (!isRow(row)) return row;
  const { id, name } = row;
  const ownId =
    typeof id === "string" ? id.replace(/[^-]*$/, (tail) => numbered(tail, number)) : id;
  return {
    ...row,
    ...(id === undefined ? {} : { id: ownId }),
    ...(typeof name === "string" ? { name: `${name}-${number}` } : {}),
  };
}

/** The last part of a uuid stays one. */
const numbered = (tail: string, number: number) =>
  /^[0-9a-f]{12}$/i.test(tail) ? String(number).padStart(12, "0") : `${tail}-${number}`;

function listFor(rows: readonly unknown[], amount: NonNullable<Chosen["rows"]>): unknown[] {
  if (amount === "empty") return [];
  if (amount === "one" || rows.length === 0) return rows.slice(0, 1);
  return Array.from({ length: Math.max(MANY, rows.length) }, (_, at) =>
    at < rows.length ? rows[at] : copy(rows[at % rows.length], at + 1),
  );
}

/**
 * An answer with so many rows: a list itself, or the lists that an object holds, whose `total` then tells their number.
 * What holds no list stays as it is.
 */
export function withRows(body: unknown, amount: NonNullable<Chosen["rows"]>): unknown {
  if (Array.isArray(body)) return listFor(body, amount);
  if (!isRow(body)) return body;
  const lists = Object.entries(body).filter(([, value]) => Array.isArray(value));
  if (lists.length === 0) return body;
  const changed = lists.map(([key, value]): [string, unknown[]] => [
    key,
    listFor(Array.isArray(value) ? value : [], amount),
  ]);
  const most = Math.max(...changed.map(([, rows]) => rows.length));
  const total = typeof body["total"] === "number" ? { total: most } : {};
  return { ...body, ...Object.fromEntries(changed), ...total };
}
