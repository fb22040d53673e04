import { useSyncExternalStore } from "react";

/** Whether a failure is that of a script or style sheet which did not come; browsers word it differently. */
export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/.test(
      error.message,
    )
  );
}

const second = 1_000;
/** Seconds before the first, second, … attempt; the last one repeats. */
const pauses = [1, 2, 5, 10, 20, 30];

/** Milliseconds to wait after so many failures. */
export const pauseAfter = (failures: number): number =>
  (pauses[Math.min(failures, pauses.length) - 1] ?? 1) * second;

let waiting = 0;
const listeners = new Set<() => void>();
const impatient = new Set<() => void>();

function publish(change: 1 | -1): void {
  waiting += change;
  for (const listener of listeners) listener();
}

/** Tries again at once whatever waits. */
export function retryNow(): void {
  for (const go of impatient) go();
}

/** Resolves after the pause that so many failures call for, when the browser is online again, or at `retryNow`. */
async function untilWorthTrying(failures: number): Promise<void> {
  publish(1);
  const ended = new AbortController();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pauseAfter(failures));
    addEventListener("online", () => resolve(), { signal: ended.signal });
    impatient.add(resolve);
    ended.signal.addEventListener("abort", () => {
      clearTimeout(timer);
      impatient.delete(resolve);
    });
  });
  ended.abort();
  publish(-1);
}

/**
 * Loads a part, however often its fetch fails; any other failure, such as an error inside the part, is thrown.
 * @param load the import of the part.
 */
export async function loadUntilThere<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let failures = 0; ;)
    try {
      return await load();
    } catch (error) {
      if (!isMissingPart(error)) throw error;
      failures += 1;
      await untilWorthTrying(failures);
    }
}

/** How many parts somebody waits for after a failed fetch. */
export const useMissingParts = (): number =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
  );
