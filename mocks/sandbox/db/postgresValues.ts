/**
 * How values leave and enter a Postgres server: as they do PGlite (encoding.ts), so that nothing above the driver can tell
 * one from the other.
 */

type Read = (value: string) => unknown;

/** A whole number or a decimal as a JavaScript number, as text when a number could not hold it exactly. */
const exact: Read = (value) => {
  const read = Number(value);
  return Number.isInteger(read) && !Number.isSafeInteger(read) ? value : read;
};
const moment: Read = (value) => {
  if (value === "infinity") return Number.POSITIVE_INFINITY;
  return value === "-infinity" ? Number.NEGATIVE_INFINITY : new Date(value);
};
const parsed: Read = (value): unknown => JSON.parse(value);
const text: Read = (value) => value;
const bytes: Read = (value) => new Uint8Array(Buffer.from(value.slice(2), "hex"));

/** Type → its list's type and how one value is read; every other type is text. */
const readers: readonly (readonly [oid: number, listOid: number, read: Read])[] = [
  [16, 1000, (value) => value === "t"],
  [17, 1001, bytes],
  [20, 1016, exact],
  [21, 1005, Number],
  [23, 1007, Number],
  [26, 1028, Number],
  [700, 1021, Number],
  [701, 1022, Number],
  [1700, 1231, exact],
  [114, 199, parsed],
  [3802, 3807, parsed],
  [1082, 1182, moment],
  [1114, 1115, moment],
  [1184, 1185, moment],
  [25, 1009, text],
  [1043, 1015, text],
  [1042, 1014, text],
  [19, 1003, text],
  [2950, 2951, text],
  [1186, 1187, text],
];

/** Postgres's notation of a list: `{a,"b, c",NULL,{…}}`, after bounds that nobody needs (`[0:1]=`). */
function readList(text: string, read: Read): unknown[] {
  let at = text.indexOf("{");
  const entry = (): unknown => {
    const isQuoted = text[at] === '"';
    if (!isQuoted) {
      const end = /[,}]/g;
      end.lastIndex = at;
      const stop = end.exec(text)?.index ?? text.length;
      const word = text.slice(at, stop);
      at = stop;
      return word === "NULL" ? null : read(word);
    }
    let value = "";
    for (at += 1; at < text.length && text[at] !== '"'; at += 1) {
      if (text[at] === "\\") at += 1;
      value += text[at] ?? "";
    }
    at += 1;
    return read(value);
  };
  const list = (): unknown[] => {
    const entries: unknown[] = [];
    at += 1;
    while (at < text.length && text[at] !== "}") {
      if (text[at] === ",") at += 1;
      else entries.push(text[at] === "{" ? list() : entry());
    }
    at += 1;
    return entries;
  };
  return list();
}

const byOid = new Map<number, Read>([
  ...readers.map(([oid, , read]): [number, Read] => [oid, read]),
  ...readers.map(([, oid, read]): [number, Read] => [oid, (value) => readList(value, read)]),
]);

/** How the columns of an answer are read. */
export const columnTypes = {
  getTypeParser: (oid: number): Read => byOid.get(oid) ?? text,
};

const jsonTypes: ReadonlySet<number> = new Set([114, 3802]);

const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** A list in Postgres's own notation. */
const listText = (list: readonly unknown[]): string => {
  const entries = list.map((entry): string => {
    if (Array.isArray(entry)) return listText(entry);
    const value = plainText(entry);
    return value === null ? "NULL" : quoted(value);
  });
  return `{${entries.join(",")}}`;
};

function plainText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return String.raw`\x${Buffer.from(value).toString("hex")}`;
  return typeof value === "number" || typeof value === "bigint"
    ? `${value}`
    : JSON.stringify(value);
}

/**
 * A parameter as text. Text passes as it is, so that Postgres itself judges literals; a list is written the way that its
 * type wants it.
 * @param type the parameter's type, needed where the value is a list.
 */
export function parameterText(value: unknown, type: number | undefined): string | null {
  if (!Array.isArray(value)) return plainText(value);
  return type !== undefined && jsonTypes.has(type) ? JSON.stringify(value) : listText(value);
}
