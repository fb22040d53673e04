/** A point in time as the backend, the URL or the browser gives it. */
export type InstantInput = Date | string | number | null | undefined;

const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/**
 * Reads a point in time. Empty, unreadable and zero dates (0001-01-01) are missing.
 * A timestamp without a zone is UTC, as the database means it; one with an offset keeps it.
 */
export function toInstant(value: InstantInput): Date | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  const date =
    value instanceof Date
      ? value
      : new Date(typeof value === "string" ? withZone(value.trim()) : value);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() <= 1) return undefined;
  return date;
}

function withZone(text: string): string {
  return WITHOUT_ZONE.test(text) ? `${text.replace(" ", "T")}Z` : text;
}
