import * as v from "valibot";
import { addRecentRange, recentRanges, type TimeRange } from "~/lib/time/timeRange";

const key = "quarterdeck.recentTimeRanges";

const stored = v.fallback(
  v.array(
    v.object({
      type: v.literal("absolute"),
      display: v.string(),
      from: v.string(),
      to: v.string(),
    }),
  ),
  [],
);

/** Recently used absolute ranges of this browser, latest first (spec 3 §3, local stored settings). */
export function readRecentRanges(): readonly TimeRange[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return recentRanges(v.parse(stored, value));
  } catch {
    return [];
  }
}

/** Remembers an absolute range; others pass without a trace. */
export function rememberRange(range: TimeRange): void {
  try {
    localStorage.setItem(key, JSON.stringify(addRecentRange(readRecentRanges(), range)));
  } catch {
    // Without storage there are no recent ranges.
  }
}
