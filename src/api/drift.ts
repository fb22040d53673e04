import type { Difference } from "./answerCheck";

/** One way in which the backend differs from the contract, with how often it was seen. */
export interface DriftEntry extends Difference {
  /** operationId or name of the read. */
  operation: string;
  count: number;
}

/** Share of answers that production compares with the contract; development and tests compare all. */
const usualShare = import.meta.env.PROD ? 0.02 : 1;

/** Set while this tab compares every answer; a reload keeps it, a new tab does not have it. */
const everyKey = "quarterdeck.compareEvery";

function readEvery(): boolean {
  try {
    return sessionStorage.getItem(everyKey) !== null;
  } catch {
    return false; // storage may be switched off
  }
}

let isEvery = usualShare === 1 || readEvery();
const isSampled = () => isEvery || Math.random() < usualShare;

const entries = new Map<string, DriftEntry>();
const listeners = new Set<() => void>();
let snapshot: readonly DriftEntry[] = [];

/**
 * Notes in the drift report in what an answer differs from the contract.
 * @param operation operationId or name of the read.
 */
export function recordDrift(operation: string, differences: readonly Difference[]): void {
  for (const difference of differences) {
    // List positions vary from answer to answer; the same field is one entry.
    const path = difference.path.replaceAll(/\/\d+(?=\/|$)/g, "/*");
    const key = `${operation} ${path} ${difference.expected} ${difference.seen}`;
    const known = entries.get(key);
    entries.set(key, { ...difference, path, operation, count: (known?.count ?? 0) + 1 });
  }
  if (differences.length === 0) return;
  snapshot = [...entries.values()];
  for (const listener of listeners) listener();
}

/** Records a row that a list could not show. `list` is the list's title or the name of its read. */
export const noteUnreadable = (list: string, error: unknown): void =>
  recordDrift(list, [
    {
      path: "/*",
      expected: "a row that can be shown",
      seen: error instanceof Error ? error.message : String(error),
    },
  ]);

/**
 * Compares an answer with the contract in the background. A mismatch never breaks a screen: it is recorded in the
 * drift report (design: contract rules).
 * @param operation operationId or name of the read.
 */
export function checkAnswer(operation: string, answer: unknown): void {
  if (isSampled()) compare(operation, answer);
}

function compare(operation: string, answer: unknown): void {
  void import("~generated/validators")
    .then(async ({ validators }) => {
      const check = await validators[operation]?.();
      if (check) recordDrift(operation, check(answer));
    })
    .catch(() => undefined);
}

/** Compares the answer of a call outside /db; reads of /db are compared where their shape is known. */
export function watchAnswer(request: Request, response: Response): void {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/api/db/") || !isSampled()) return;
  const copy = response.clone();
  void Promise.all([import("~generated/operationOf"), copy.json() as Promise<unknown>])
    .then(([{ operationOf }, answer]) => {
      const operation = operationOf(request.method, pathname);
      if (operation) compare(operation, answer);
    })
    .catch(() => undefined);
}

/** The drift report of this tab so far, for useSyncExternalStore. */
export const driftReport = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly DriftEntry[] => snapshot,
  /** Whether every answer is compared, and not a sample. */
  isEvery: (): boolean => isEvery,
  /** Compares every answer of this tab from now on, or the usual share of them. */
  compareEvery: (wanted: boolean): void => {
    isEvery = wanted;
    try {
      if (wanted) sessionStorage.setItem(everyKey, "");
      else sessionStorage.removeItem(everyKey);
    } catch {
      // Storage may be switched off; the choice then lasts until the next reload.
    }
    for (const listener of listeners) listener();
  },
};
