/** One label filter: 1 includes, -1 excludes. */
export type LabelMark = 1 | -1;

/** Filters by `canary:{key}:{value}`. */
export type LabelFilters = Readonly<Record<string, LabelMark>>;

/** What the `labels` parameter held; `error` says what was ignored. */
type ParsedLabels = { labels: LabelFilters; error?: string };

/** The key under which a label filter is stored in the `labels` parameter. */
export function labelKey(key: string, value: string): string {
  return `canary:${key}:${value}`;
}

/** Splits `canary:{key}:{value}`; the value may hold colons. Undefined for any other form. */
export function splitLabelKey(filterKey: string): { key: string; value: string } | undefined {
  const [, key, value] = /^canary:([^:]+):([\s\S]*)$/.exec(filterKey) ?? [];
  return key === undefined || value === undefined ? undefined : { key, value };
}

/**
 * Reads the `labels` parameter of the health page: a JSON object, as text (encoded once or twice) or already parsed.
 * 0 means removed. What cannot be read is left out and named in `error`; nothing is thrown.
 */
export function parseLabels(input: unknown): ParsedLabels {
  if (input === undefined || input === null || input === "") return { labels: {} };
  const value = typeof input === "string" ? readJson(input) : input;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return {
      labels: {},
      error: "The labels in the address are not a JSON object; they are ignored.",
    };
  }
  const entries = Object.entries(value);
  const labels = Object.fromEntries(
    entries.flatMap(([key, mark]): [string, LabelMark][] => (isMark(mark) ? [[key, mark]] : [])),
  );
  const bad = entries.filter(([, mark]) => !isMark(mark) && mark !== 0).map(([key]) => key);
  if (bad.length === 0) return { labels };
  return { labels, error: `Label filters must be 1, -1 or 0; ignored: ${bad.join(", ")}.` };
}

/** Writes the `labels` parameter; undefined when nothing is filtered. */
export function formatLabels(labels: LabelFilters): string | undefined {
  return Object.keys(labels).length > 0 ? JSON.stringify(labels) : undefined;
}

function isMark(value: unknown): value is LabelMark {
  return value === 1 || value === -1;
}

function readJson(text: string): unknown {
  for (const candidate of [text, safeDecode(text)]) {
    try {
      const value: unknown = JSON.parse(candidate);
      return typeof value === "string" ? JSON.parse(value) : value;
    } catch {
      // Not JSON in this form; the decoded form is tried next.
    }
  }
  return undefined;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
