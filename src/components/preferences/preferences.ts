import { useSyncExternalStore } from "react";
import {
  type GenericSchema,
  fallback,
  literal,
  parse,
  picklist,
  pipe,
  string,
  transform,
  union,
  uuid,
} from "valibot";
import { BROWSER_ZONE, DATE_TIME_STYLES } from "~/lib/time/datetime";

/** What a person has chosen for this browser. public/theme.js reads theme, density and sidebar before first paint. */
export interface Preferences {
  theme: "system" | "light" | "dark";
  density: "compact" | "comfortable";
  sidebar: "expanded" | "collapsed";
  dateFormat: (typeof DATE_TIME_STYLES)[number];
  /** "Browser" or an IANA name. */
  timeZone: string;
  /** Width of a topology card in pixels. */
  cardWidth: number;
  /** Whether lists show deleted catalog items. */
  showDeleted: boolean;
  /** Whether keys without Ctrl or Cmd that work wherever the focus is (`/`, `?`) do anything. */
  singleKeys: boolean;
  /** Whether every write is shown before it is sent. */
  looksFirst: boolean;
  /** Id of the view that `/` leads to; empty for the first area. */
  startView: string;
}

/** Limits of the topology card width (spec 1 §9). */
export const cardWidthRange = { min: 250, max: 768, step: 2, initial: 554 };

const flag = pipe(
  picklist(["true", "false"]),
  transform((text) => text === "true"),
);

const width = pipe(
  string(),
  transform(Number),
  transform((value) =>
    value >= cardWidthRange.min && value <= cardWidthRange.max
      ? Math.round(value / cardWidthRange.step) * cardWidthRange.step
      : cardWidthRange.initial,
  ),
);

type Schemas = { [Key in keyof Preferences]: GenericSchema<unknown, Preferences[Key]> };

/** Every stored value is text; what cannot be read counts as not chosen. */
const schemas: Schemas = {
  theme: fallback(picklist(["system", "light", "dark"]), "system"),
  density: fallback(picklist(["compact", "comfortable"]), "compact"),
  sidebar: fallback(picklist(["expanded", "collapsed"]), "expanded"),
  dateFormat: fallback(picklist(DATE_TIME_STYLES), "short"),
  timeZone: fallback(string(), BROWSER_ZONE),
  cardWidth: fallback(width, cardWidthRange.initial),
  showDeleted: fallback(flag, false),
  singleKeys: fallback(flag, true),
  looksFirst: fallback(flag, false),
  startView: fallback(union([literal(""), pipe(string(), uuid())]), ""),
};

const prefix = "quarterdeck.";

/** Storage may be switched off; then choices last as long as the page. */
const memory = new Map<string, string>();

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(prefix + key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Preferences from stored texts, by key. */
export function readPreferences(textOf: (key: keyof Preferences) => string | null): Preferences {
  return {
    theme: parse(schemas.theme, textOf("theme")),
    density: parse(schemas.density, textOf("density")),
    sidebar: parse(schemas.sidebar, textOf("sidebar")),
    dateFormat: parse(schemas.dateFormat, textOf("dateFormat")),
    timeZone: parse(schemas.timeZone, textOf("timeZone")),
    cardWidth: parse(schemas.cardWidth, textOf("cardWidth")),
    showDeleted: parse(schemas.showDeleted, textOf("showDeleted")),
    singleKeys: parse(schemas.singleKeys, textOf("singleKeys")),
    looksFirst: parse(schemas.looksFirst, textOf("looksFirst")),
    startView: parse(schemas.startView, textOf("startView")),
  };
}

let current: Preferences | undefined;
const listeners = new Set<() => void>();

function refresh(): void {
  current = undefined;
  for (const listener of listeners) listener();
}

/** The one store of preferences; other tabs follow. */
export const preferences = {
  read: (): Preferences => (current ??= readPreferences(storedText)),
  /** Changes what is named and keeps the rest; undefined changes nothing. */
  write: (change: Partial<Preferences>): void => {
    for (const [key, value] of Object.entries(change)) {
      if (value === undefined) continue;
      const text = String(value);
      memory.set(key, text);
      try {
        localStorage.setItem(prefix + key, text);
      } catch {
        // Storage is full or switched off: the choice holds until the page is closed.
      }
    }
    refresh();
  },
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) addEventListener("storage", refresh);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener("storage", refresh);
    };
  },
};

/** The preferences in force; renders again when one changes, here or in another tab. */
export const usePreferences = (): Preferences =>
  useSyncExternalStore(preferences.subscribe, preferences.read);
