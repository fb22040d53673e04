import type { Signature } from "./signature";

/** A promise of the released contract that the present one does not keep. */
export interface Break {
  /** What broke, as the signature names it. */
  name: string;
  /** Why a caller or a reader of the released contract would notice. */
  reason: string;
}

const isRequest = (name: string) => name.includes(" takes ");

const parts = (value: string) => {
  const required = value.endsWith(" required");
  const [type = "", choices] = value.replace(/ required$/, "").split(" of ");
  return {
    required,
    types: new Set(type.split("|")),
    choices: choices === undefined ? undefined : new Set(JSON.parse(choices) as unknown[]),
  };
};

const isSubset = (small: ReadonlySet<unknown>, large: ReadonlySet<unknown>) =>
  [...small].every((entry) => large.has(entry));

/** What was sent must still be taken: types and choices may grow, nothing may become required. */
function requestBreak(before: string, now: string): string | undefined {
  const [old, present] = [parts(before), parts(now)];
  if (present.required && !old.required) return "is required now";
  if (!present.types.has("any") && !isSubset(old.types, present.types))
    return `took ${before}, takes ${now}`;
  if (present.choices && !(old.choices && isSubset(old.choices, present.choices)))
    return "takes fewer values";
  return undefined;
}

/** What was read must still come: types and choices may shrink, nothing may become optional. */
function answerBreak(before: string, now: string): string | undefined {
  const [old, present] = [parts(before), parts(now)];
  if (old.required && !present.required) return "may be missing now";
  if (!old.types.has("any") && !isSubset(present.types, old.types))
    return `was ${before}, is ${now}`;
  if (old.choices && !(present.choices && isSubset(present.choices, old.choices)))
    return "may have other values now";
  return undefined;
}

/** The place above a line: parameters and bodies hang at their operation, properties at what holds them. */
const parentOf = (name: string) => name.replace(/(\.[^.[\]]+|\[\])$/, "");

/**
 * Compares two states of the contract.
 * @returns what a client or server that keeps to the released one would stumble over; the topmost line of each break.
 */
export function breaksBetween(released: Signature, present: Signature): Break[] {
  const operations = (signature: Signature) =>
    new Set([...signature.keys()].filter((name) => !name.includes(" ")));
  const presentOperations = operations(present);
  const gone = new Set<string>();
  const found: Break[] = [];
  for (const [name, before] of released) {
    const operation = name.split(" ")[0] ?? name;
    if (name !== operation && !presentOperations.has(operation)) continue;
    const now = present.get(name);
    if (now === undefined) {
      gone.add(name);
      if (!gone.has(parentOf(name)) || parentOf(name) === name)
        found.push({ name, reason: "is gone" });
      continue;
    }
    if (now === before) continue;
    const reason =
      name === operation
        ? `was ${before}, is ${now}`
        : isRequest(name)
          ? requestBreak(before, now)
          : answerBreak(before, now);
    if (reason) found.push({ name, reason });
  }
  const releasedOperations = operations(released);
  for (const [name, now] of present) {
    const operation = name.split(" ")[0] ?? name;
    if (released.has(name) || !releasedOperations.has(operation) || !isRequest(name)) continue;
    const isNewPlace =
      name.endsWith("$") || released.has(parentOf(name)) || / takes \w+ \S+$/.test(name);
    if (now.endsWith(" required") && isNewPlace)
      found.push({ name, reason: "is new and required" });
  }
  return found;
}

/** Names that CHANGES.md approves: lines of the form `` - `name`: reason ``. */
export function approvedBreaks(changes: string): ReadonlySet<string> {
  const lines = changes.matchAll(/^- `([^`]+)`: \S.*$/gm);
  return new Set([...lines].map(([, name = ""]) => name));
}
