const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  object: "a mapping",
  array: "a list",
  null: "empty",
};

/** Name of a JSON Schema type as a sentence says it. */
export const typeName = (type: string): string => typeNames[type] ?? type;

/** `a, b or c`, each in quotes. */
export function listOf(items: readonly string[], word = "or", quote = "'"): string {
  const quoted = items.map((item) => `${quote}${item}${quote}`);
  const last = quoted.pop() ?? "";
  return quoted.length > 0 ? `${quoted.join(", ")} ${word} ${last}` : last;
}

/** What stands in a document, in a few words: `found text 'abc'`. */
export function found(value: unknown): string {
  if (value === null || value === undefined) return "found nothing";
  if (Array.isArray(value)) return "found a list";
  if (typeof value === "object") return "found a mapping";
  if (typeof value === "number") return `found number ${value}`;
  if (typeof value !== "string") return `found ${JSON.stringify(value)}`;
  const short = value.length > 60 ? `${value.slice(0, 57)}...` : value;
  return `found text '${short.replaceAll(/\s+/g, " ")}'`;
}
