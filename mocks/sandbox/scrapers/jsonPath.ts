const STEP = /\.([\w-]+)|\['([^']*)'\]|\["([^"]*)"\]|\[(\d+|\*)\]/y;

/**
 * What a JSONPath such as `$.metadata.name`, `$['odd key']` or `$.items[*]` leads to, in the order of the document. A
 * path that cannot be read leads nowhere.
 */
export function valuesAt(document: unknown, path: string): readonly unknown[] {
  if (!path.startsWith("$")) return [];
  let found: readonly unknown[] = [document];
  let at = 1;
  while (at < path.length) {
    STEP.lastIndex = at;
    const match = STEP.exec(path);
    if (!match) return [];
    at = STEP.lastIndex;
    const key = match[1] ?? match[2] ?? match[3] ?? match[4] ?? "";
    found = found.flatMap((value) => {
      if (typeof value !== "object" || value === null) return [];
      if (match[4] === "*") return Array.isArray(value) ? (value as unknown[]) : [];
      const next: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
      return next === undefined ? [] : [next];
    });
  }
  return found;
}

/** A field of a scraper: text as it stands, or the first value that a JSONPath leads to; undefined for none. */
export function textAt(document: unknown, field: unknown): string | undefined {
  if (typeof field !== "string" || field === "") return undefined;
  if (!field.startsWith("$")) return field;
  const [value] = valuesAt(document, field);
  if (value === undefined || value === null) return undefined;
  return typeof value === "string" ? value : JSON.stringify(value);
}
