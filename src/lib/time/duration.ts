const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Sentence shown when the duration filter of the check history is not understood (spec 2 §5). */
export const DURATION_FILTER_ERROR = "duration is allowed only in milli seconds & seconds";

/** Ready choices of the duration filter of the check history (spec 2 §5), besides "All". */
export const DURATION_FILTERS: readonly string[] = ["100ms", "500ms", "1s", "5s", "10s", "30s"];

/** Milliseconds as text: ms below 1 s, s below 1 min, m below 1 h, h beyond; "" for a missing figure. */
export function formatDuration(ms: number | null | undefined): string {
  if (ms === null || ms === undefined || !Number.isFinite(ms)) return "";
  if (ms < 0) return `-${formatDuration(-ms)}`;
  if (ms > 0 && ms < 0.5) return "<1 ms";
  if (Math.round(ms) < SECOND) return `${Math.round(ms)} ms`;
  if (Math.round(ms / 10) * 10 < MINUTE) return `${fixed(ms / SECOND)} s`;
  if (Math.round(ms / SECOND) * SECOND < HOUR) return `${short(ms / MINUTE)} m`;
  return `${short(ms / HOUR)} h`;
}

/** Two decimals below ten, one above: figures of one column keep about three digits. */
function fixed(value: number): string {
  return value < 9.995 ? value.toFixed(2) : value.toFixed(1);
}

function short(value: number): string {
  return String(Number(value.toFixed(1)));
}

/** What the duration filter understood: milliseconds, or the sentence to show. */
type DurationFilter = { ms: number; error?: undefined } | { ms?: undefined; error: string };

/** Reads "100ms" or "5s" (spaces allowed) as milliseconds; every other text gives the specified error. */
export function parseDurationFilter(text: string): DurationFilter {
  const [, figure, unit] = /^\s*(\d+(?:\.\d+)?)\s*(ms|s)\s*$/.exec(text) ?? [];
  if (figure === undefined) return { error: DURATION_FILTER_ERROR };
  return { ms: unit === "s" ? Number(figure) * SECOND : Number(figure) };
}
