import { useSyncExternalStore } from "react";
import * as v from "valibot";

/** Columns whose width a reader sets; the message takes what is left. */
export const columns = ["time", "level", "labels"] as const;
export type Column = (typeof columns)[number];
export type Widths = Readonly<Record<Column, number>>;

export const initialWidths: Widths = { time: 244, level: 84, labels: 200 };
const least: Widths = { time: 72, level: 44, labels: 60 };
export const WIDEST = 600;

const KEY = "quarterdeck.logsTableColumnSizes";
const stored = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ time: v.number(), level: v.number(), labels: v.number() }),
  ),
  initialWidths,
);

/** A width within what a column may have. */
const withinLimits = (column: Column, width: number): number =>
  Math.round(Math.min(WIDEST, Math.max(least[column], width)));

let current: Widths | undefined;
const listeners = new Set<() => void>();

function read(): Widths {
  if (current) return current;
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    // Storage is switched off: widths last as long as the page.
  }
  const { time, level, labels } = text === null ? initialWidths : v.parse(stored, text);
  current = {
    time: withinLimits("time", time),
    level: withinLimits("level", level),
    labels: withinLimits("labels", labels),
  };
  return current;
}

/** Sets the width of a column, in pixels, for this browser. */
export function setWidth(column: Column, width: number): void {
  current = { ...read(), [column]: withinLimits(column, width) };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // See above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Widths of the columns, kept for this browser. */
export const useWidths = (): Widths => useSyncExternalStore(subscribe, read);
