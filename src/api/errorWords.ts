/** What the backend said of a refusal; an error body of PostgREST has code and details too. */
interface Said {
  words: string;
  code: string;
  details: string;
}

const textAt = (value: unknown, key: string): string | undefined => {
  const text: unknown = typeof value === "object" && value !== null && Reflect.get(value, key);
  return typeof text === "string" && text.trim() !== "" ? text : undefined;
};

/** Column names as people read them: "person_id" becomes "person". */
const columnWords = (columns: string): string =>
  columns
    .split(",")
    .map((column) => column.trim().replace(/_id$/, "").replaceAll("_", " "))
    .join(" and ");

const tableWords = (table: string): string => table.replaceAll("_", " ");

const kinds: Readonly<Record<string, string>> = {
  uuid: "an id",
  integer: "a whole number",
  bigint: "a whole number",
  smallint: "a whole number",
  numeric: "a number",
  "double precision": "a number",
  boolean: "true or false",
  json: "JSON",
  jsonb: "JSON",
  interval: "a time span",
  date: "a date",
};

const kindOf = (type: string): string =>
  kinds[type] ?? (type.startsWith("timestamp") ? "a date and time" : `a value of type ${type}`);

/** What databases and Go say, and the sentence for people. `$<name>` are parts of what was said. */
const sentences: readonly [
  pattern: RegExp,
  sentence: (part: (name: string) => string, said: Said) => string,
][] = [
  [
    /duplicate key value violates unique constraint/i,
    (_, { details }) => {
      const [, columns, values] = /^Key \((.+)\)=\((.*)\) already exists/.exec(details) ?? [];
      return columns === undefined
        ? "Another record has these values already, perhaps a deleted one. Choose others."
        : `Another record, perhaps a deleted one, has the same ${columnWords(columns)} already: ${values}.`;
    },
  ],
  [
    /update or delete on table "(?<table>[^"]+)" violates foreign key constraint .* on table "(?<other>[^"]+)"/i,
    (part) =>
      `Something in ${tableWords(part("other"))} still refers to this record: change that first.`,
  ],
  [
    /violates foreign key constraint/i,
    (_, { details }) => {
      const [, columns] = /^Key \((.+)\)=/.exec(details) ?? [];
      const what = columns === undefined ? "A record" : `The ${columnWords(columns)}`;
      return `${what} that this refers to does not exist any more. Choose another.`;
    },
  ],
  [
    /null value in column "(?<column>[^"]+)".*violates not-null constraint/i,
    (part) => `The field ${columnWords(part("column"))} is required.`,
  ],
  [
    /violates check constraint/i,
    () => "These values do not go together, so the server refuses the record.",
  ],
  [
    /invalid input syntax for type (?<type>[\w ]+?)(?:: "(?<value>[\s\S]*)")?$/i,
    (part) =>
      part("value") === ""
        ? `A value is not ${kindOf(part("type"))}.`
        : `“${part("value")}” is not ${kindOf(part("type"))}.`,
  ],
  [
    /unsupported Unicode escape sequence|null character|invalid byte sequence for encoding|\\u0000|0x00/i,
    () => "The text holds a null character, which cannot be stored: remove it.",
  ],
  [
    /invalid duration "?\\?"?(?<value>[^"\\]*)/i,
    (part) =>
      `“${part("value")}” is not a time span that the server can work with: write one such as 30s, 5m or 24h.`,
  ],
  [
    /(?:interval field value|date\/time field value|timestamp|interval|integer|bigint|smallint|value) (?:is )?out of range|value "(?<value>[^"]*)" is out of range/i,
    () => "A number or a time span is larger than the server can store: make it smaller.",
  ],
  [
    /value too long for type character varying\((?<most>\d+)\)/i,
    (part) => `A text is longer than the ${part("most")} characters that the server keeps.`,
  ],
  [
    /permission denied for|violates row-level security policy/i,
    () => "You may not change this: ask an administrator for the permission.",
  ],
  [
    /canceling statement due to statement timeout/i,
    () => "The database took too long and gave up. Try again, or ask for less at once.",
  ],
  [
    /could not serialize access|deadlock detected/i,
    () => "Somebody else changed the same thing at this moment. Try again.",
  ],
];

/** What was said, as a sentence for people where it is a known one of the database's. */
export function plainWords(words: string, { code = "", details = "" } = {}): string {
  for (const [pattern, sentence] of sentences) {
    const found = pattern.exec(words) ?? (code === "22P05" ? pattern.exec(details) : null);
    if (found !== null)
      return sentence((name) => found.groups?.[name] ?? "", { words, code, details });
  }
  return words;
}

/**
 * The words of an error body: its `error` field, else its `message` field, else the plain text (spec 1 §8), with the
 * database's own put as sentences. Copes with the six body shapes of the backend.
 * @returns undefined where the body says nothing.
 */
export function wordsOf(body: string, contentType: string): string | undefined {
  if (contentType.includes("html")) return undefined;
  try {
    const parsed: unknown = JSON.parse(body);
    const words =
      typeof parsed === "string"
        ? parsed
        : (textAt(parsed, "error") ?? textAt(parsed, "message") ?? "");
    if (words.trim() === "") return undefined;
    return plainWords(words, {
      code: textAt(parsed, "code") ?? "",
      details: textAt(parsed, "details") ?? "",
    });
  } catch {
    // Plain text: the role and authentication middleware answers so.
  }
  return body.trim() === "" ? undefined : plainWords(body.slice(0, 500));
}
