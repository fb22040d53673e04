import { pointInTime } from "../duration";

/** How long a token lasts whose maker asks for nothing. */
const DEFAULT_EXPIRY = "90d";

/**
 * When a token made now ends: a duration such as 90d or 12h, empty for the default, `never` for no end (null).
 * @returns undefined for what is no duration.
 */
export function endOf(
  expiry: string,
  now: Date,
  fallback: string = DEFAULT_EXPIRY,
): Date | null | undefined {
  const wanted = expiry.trim() || fallback;
  if (wanted === "never") return null;
  if (/^\d{4}-/.test(wanted)) return undefined;
  const mirrored = pointInTime(wanted, now);
  if (!mirrored) return undefined;
  const length = now.getTime() - mirrored.getTime();
  const end = new Date(now.getTime() + length);
  return length > 0 && !Number.isNaN(end.getTime()) ? end : undefined;
}
