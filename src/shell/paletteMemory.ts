import * as v from "valibot";
import { signedInPerson } from "~/api/person";

/** Somewhere that the palette has led to: it finds the place again without asking. */
const place = v.object({ path: v.string(), title: v.string(), group: v.string() });
const memory = v.object({ recent: v.array(place), pinned: v.array(place) });

export type PalettePlace = v.InferOutput<typeof place>;
export type PaletteMemory = v.InferOutput<typeof memory>;

const mostRecent = 6;
const mostPinned = 20;
const nothing: PaletteMemory = { recent: [], pinned: [] };

/** One per person: several may share a browser. */
const key = () => `quarterdeck.palette.${signedInPerson() ?? "nobody"}`;

/** Where this person was led to last, latest first, and what they have pinned, in this browser. */
export function readMemory(): PaletteMemory {
  try {
    return v.parse(v.fallback(memory, nothing), JSON.parse(localStorage.getItem(key()) ?? "null"));
  } catch {
    return nothing;
  }
}

function keep(changed: PaletteMemory): void {
  try {
    localStorage.setItem(key(), JSON.stringify(changed));
  } catch {
    // Without storage nothing is remembered.
  }
}

const without = (places: readonly PalettePlace[], path: string) =>
  places.filter((one) => one.path !== path);

/** The memory with one more recent place; the oldest goes. */
export const withRecent = (before: PaletteMemory, visited: PalettePlace): PaletteMemory => ({
  ...before,
  recent: [visited, ...without(before.recent, visited.path)].slice(0, mostRecent),
});

/** The memory with the place pinned, or no longer. */
export const withPin = (before: PaletteMemory, chosen: PalettePlace): PaletteMemory => ({
  ...before,
  pinned: before.pinned.some(({ path }) => path === chosen.path)
    ? without(before.pinned, chosen.path)
    : [...before.pinned, chosen].slice(-mostPinned),
});

/** Remembers that the palette led there. */
export const rememberPlace = (visited: PalettePlace): void =>
  keep(withRecent(readMemory(), visited));

/** Pins the place, or takes the pin away. Returns what is remembered now. */
export function togglePin(chosen: PalettePlace): PaletteMemory {
  const changed = withPin(readMemory(), chosen);
  keep(changed);
  return changed;
}
