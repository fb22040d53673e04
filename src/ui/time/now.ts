import { useCallback, useSyncExternalStore } from "react";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Who reads the time, and the point in time whose distance they show. */
const readers = new Map<() => void, number>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Step that the timer runs at; undefined without one. */
let pace: number | undefined;

/** Distances below a minute change every second, longer ones are looked at once a minute. */
function stepFor(at: number): number {
  return Math.abs(Date.now() - at) < MINUTE + SECOND ? SECOND : MINUTE;
}

/** One timer for the page: as fast as its fastest reader needs, none without readers or in a hidden tab. */
function schedule(): void {
  clearTimeout(timer);
  pace = undefined;
  if (readers.size === 0 || document.hidden) return;
  pace = [...readers.values()].some((at) => stepFor(at) === SECOND) ? SECOND : MINUTE;
  timer = setTimeout(tick, pace - (Date.now() % pace));
}

function tick(): void {
  if (!document.hidden) for (const reader of readers.keys()) reader();
  schedule();
}

function addReader(reader: () => void, at: number): () => void {
  if (readers.size === 0) document.addEventListener("visibilitychange", tick);
  readers.set(reader, at);
  // A long list brings hundreds at once; only one that is faster than the timer changes it.
  if (pace === undefined || stepFor(at) < pace) schedule();
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    document.removeEventListener("visibilitychange", tick);
    schedule();
  };
}

/** Now, cut to whole steps of the distance to `at`, so that it stays the same while nothing shown would change. */
function steppedNow(at: number): number {
  const step = stepFor(at);
  return at + Math.trunc((Date.now() - at) / step) * step;
}

/** The time in milliseconds, exact to what a distance to `at` shows; renders again when that changes. */
export function useNow(at: number | undefined): number | undefined {
  const subscribe = useCallback(
    (reader: () => void) => (at === undefined ? () => {} : addReader(reader, at)),
    [at],
  );
  return useSyncExternalStore(subscribe, () => (at === undefined ? undefined : steppedNow(at)));
}
