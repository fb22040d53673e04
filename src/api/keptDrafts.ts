import { signedInPerson } from "./person";

/** Everything that is kept of typed text stands in the browser's storage under keys that begin so. */
const prefix = "quarterdeck.draft.";

/** What stands there for one form. */
interface KeptDraft {
  /** When it was typed, in milliseconds since 1970. */
  at: number;
  /** Which page wrote it: two tabs may edit the same record. */
  stamp: string;
  /** The record as it was when typing began; undefined where nobody told. */
  base: string | undefined;
  /** What the form started from when typing began: what a save compares the values with. */
  origin?: unknown;
  values: unknown;
}

/** Milliseconds after which a draft is dropped: seven days. */
export const draftAge = 7 * 86_400_000;
/** How many drafts are kept, of all people of this browser. */
export const draftCount = 40;
/** How many characters all drafts may take together; browsers give about five million. */
export const draftSize = 3_000_000;

/** Key of a form of the person who is signed in now. */
export const draftKey = (id: string): string => `${prefix}${signedInPerson() ?? "anonymous"}.${id}`;

const keysOf = (start: string): string[] =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "").filter(
    (key) => key.startsWith(start),
  );

function parsed(text: string | null): KeptDraft | undefined {
  try {
    const entry: unknown = text === null ? null : JSON.parse(text);
    if (typeof entry !== "object" || entry === null) return undefined;
    const at: unknown = Reflect.get(entry, "at");
    const stamp: unknown = Reflect.get(entry, "stamp");
    const base: unknown = Reflect.get(entry, "base");
    if (typeof at !== "number" || Date.now() - at > draftAge) return undefined;
    return {
      at,
      stamp: String(stamp),
      base: typeof base === "string" ? base : undefined,
      origin: Reflect.get(entry, "origin"),
      values: Reflect.get(entry, "values"),
    };
  } catch {
    return undefined;
  }
}

/** Reads what is kept under a key; undefined for nothing, for what is too old and for what cannot be read. */
export function readKept(key: string): KeptDraft | undefined {
  try {
    return parsed(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/** The drafts under other keys, the newest first; what is too old or unreadable goes. */
function others(than: string): { key: string; size: number }[] {
  return keysOf(prefix)
    .filter((key) => key !== than)
    .flatMap((key) => {
      const text = localStorage.getItem(key) ?? "";
      const at = parsed(text)?.at;
      if (at !== undefined) return [{ key, size: text.length, at }];
      localStorage.removeItem(key);
      return [];
    })
    .toSorted((left, right) => right.at - left.at);
}

/** Takes away the oldest drafts over the limits of number and size. */
function makeRoom(forKey: string, needed: number): void {
  let size = needed;
  for (const [place, other] of others(forKey).entries()) {
    size += other.size;
    if (place >= draftCount - 1 || size > draftSize) localStorage.removeItem(other.key);
  }
}

/** Keeps a draft; without storage, or where it is larger than all may be, it lives as long as the page. */
export function keepDraft(key: string, draft: KeptDraft): void {
  const text = JSON.stringify(draft);
  if (text.length > draftSize) return;
  try {
    if (localStorage.getItem(key) === null) makeRoom(key, text.length);
    for (;;) {
      try {
        localStorage.setItem(key, text);
        return;
      } catch (error) {
        // The storage is full, with other things too: the oldest draft gives way.
        const oldest = others(key).at(-1);
        if (oldest === undefined) throw error;
        localStorage.removeItem(oldest.key);
      }
    }
  } catch {
    // Nothing can be kept here.
  }
}

/** Takes a draft away. */
export function dropKept(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/**
 * Forgets what the person typed who signs out, and what was typed before anybody was known; of other people nothing.
 * Where nobody is known to be signed in, everything goes.
 */
export function forgetDrafts(): void {
  try {
    const person = signedInPerson();
    const starts = person === undefined ? [prefix] : [`${prefix}${person}.`, `${prefix}anonymous.`];
    for (const key of starts.flatMap(keysOf)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
