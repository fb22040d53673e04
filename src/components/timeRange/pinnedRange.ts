import { useSyncExternalStore } from "react";
import { readTimeRange, timeRangeSearch, type TimeRange } from "~/lib/time/timeRange";

const key = "quarterdeck.pinnedTimeRange";
const listeners = new Set<() => void>();
let known: { text: string | null; range: TimeRange | undefined } | undefined;

/** The range that the reader takes from page to page in this tab; undefined without one. */
export function pinnedRange(): TimeRange | undefined {
  let text: string | null = null;
  try {
    text = sessionStorage.getItem(key);
  } catch {
    return known?.range;
  }
  if (known?.text === text) return known.range;
  known = { text, range: text === null ? undefined : rangeIn(text) };
  return known.range;
}

function rangeIn(text: string): TimeRange | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    return readTimeRange(Object.fromEntries(Object.entries(Object(stored))), { log: () => {} });
  } catch {
    return undefined;
  }
}

/** Takes a range along from now on, or none any more. */
export function pinRange(range: TimeRange | undefined): void {
  const text = range === undefined ? null : JSON.stringify(timeRangeSearch(range));
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    known = { text, range };
  }
  for (const listener of listeners) listener();
}

/** The same, for what shows it. */
export const usePinnedRange = (): TimeRange | undefined =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, pinnedRange);
