import { features } from "~generated/features";
import type { PersonRef, PropertyListEntry } from "~generated/db/reads";
import type { Property } from "~generated/properties/types.gen";

/** A property as the list shows it: what counts for the server, with what the database knows of it. */
export interface Flag {
  name: string;
  value: string;
  description: string;
  /** Whether anything sets it; one that the console knows is listed even so. */
  isSet: boolean;
  /** Whether the server's own file sets it; then nothing here can change it. */
  isLocal: boolean;
  creator: PersonRef | null;
  created_at: string | null;
  updated_at: string | null;
}

/** A name that the console knows, and what it does. */
interface KnownFlag {
  name: string;
  description: string;
}

/** What else the server goes by, and what it means there (facts: `api.md`, `screens-1.md`). */
const limits: readonly KnownFlag[] = [
  {
    name: "check.retention.age",
    description: "how long the results of checks are kept, such as 30d",
  },
  {
    name: "topology.cache.age",
    description: "how long the server keeps a topology before it reads it anew, such as 5m",
  },
];

export const knownFlags: readonly KnownFlag[] = [
  ...Object.entries(features).map(([key, { what }]) => ({
    name: `${key}.disable`,
    description: `true switches off ${what}`,
  })),
  ...limits,
];

/** What a value may be: switches are true or false, everything else is text. */
export const isSwitch = (name: string): boolean => name.trim().endsWith(".disable");

const describe = (name: string): string =>
  knownFlags.find((flag) => flag.name === name)?.description ?? "";

/**
 * What the server goes by, with maker and times of what stands in the database. An entry of the server's file hides
 * the database's entry of the same name.
 */
export function mergeFlags(
  properties: readonly Property[],
  stored: readonly PropertyListEntry[],
): readonly Flag[] {
  const rows = new Map(stored.map((row) => [row.name, row]));
  return properties.map(({ name, value, source, description }) => {
    const isLocal = source === "local";
    const row = isLocal ? undefined : rows.get(name);
    return {
      name,
      value,
      description: description || describe(name),
      isSet: true,
      isLocal,
      creator: row?.creator ?? null,
      created_at: row?.created_at ?? null,
      updated_at: row?.updated_at ?? null,
    };
  });
}

/** What is set, and after it what the console knows and nothing sets. */
export const withUnset = (set: readonly Flag[]): readonly Flag[] => [
  ...set,
  ...knownFlags
    .filter(({ name }) => set.every((flag) => flag.name !== name))
    .map(({ name, description }) => ({
      name,
      description,
      value: "",
      isSet: false,
      isLocal: false,
      creator: null,
      created_at: null,
      updated_at: null,
    })),
];

/** What a source means for who wants to change the flag. */
export function sourceMeaning({ isSet, isLocal }: Flag): string {
  if (!isSet) return "Nothing sets it: what the server does by itself counts.";
  return isLocal
    ? "Set in the server's own file, which hides what the database has; it is changed there."
    : "Kept in the database, and changed here.";
}

export function sourceWord({ isSet, isLocal }: Flag): string {
  if (!isSet) return "default";
  return isLocal ? "local" : "db";
}

/** What counts as long as nothing sets it: what can be switched off is on. */
export const unsetWord = (name: string): string => (isSwitch(name) ? "not set: on" : "not set");
