import { lowerLimits, promiseOf, upperLimits, type Promised } from "./promise";
import type { Signature } from "./signature";

/** A promise of the released contract that the present one does not keep. */
export interface Break {
  /** What broke, as the signature names it. */
  name: string;
  /** Why a caller or a reader of the released contract would notice. */
  reason: string;
}

const isRequest = (name: string) => name.includes(" takes ");

const isSubset = (small: ReadonlySet<unknown>, large: ReadonlySet<unknown>) =>
  [...small].every((entry) => large.has(entry));

/** The first limit of `tight` that `loose` does not have, or has looser; undefined where all hold in both. */
function tighter(tight: Promised, loose: Promised): string | undefined {
  const numbers = (key: string): [number, number] => [
    Number(tight.limits[key]),
    Number(loose.limits[key]),
  ];
  for (const key of Object.keys(tight.limits)) {
    const [own, other] = numbers(key);
    const isMissing = loose.limits[key] === undefined;
    if (lowerLimits.includes(key) && (isMissing || own > other)) return key;
    if (upperLimits.includes(key) && (isMissing || own < other)) return key;
    if (key === "pattern" && loose.limits[key] !== tight.limits[key]) return key;
  }
  return undefined;
}

/** What was sent must still be taken: types, choices and limits may grow, nothing may become required. */
function requestBreak(before: string, now: string): string | undefined {
  const [old, present] = [promiseOf(before), promiseOf(now)];
  if (present.isRequired && !old.isRequired) return "is required now";
  if (!present.types.has("any") && !isSubset(old.types, present.types))
    return `took ${before}, takes ${now}`;
  if (present.choices && !(old.choices && isSubset(old.choices, present.choices)))
    return "takes fewer values";
  if (present.limits["closed"] === true && old.limits["closed"] !== true)
    return "takes no other fields now";
  const limit = tighter(present, old);
  return limit && `takes less now: ${limit} is ${String(present.limits[limit])}`;
}

/** What was read must still come: types, choices and limits may shrink, nothing may become optional. */
function answerBreak(before: string, now: string): string | undefined {
  const [old, present] = [promiseOf(before), promiseOf(now)];
  if (old.isRequired && !present.isRequired) return "may be missing now";
  if (!old.types.has("any") && !isSubset(present.types, old.types))
    return `was ${before}, is ${now}`;
  if (old.choices && !(present.choices && isSubset(present.choices, old.choices)))
    return "may have other values now";
  // Answers set no upper limits on numbers: what the contract once wrote there was for made-up data.
  const { maximum: _, ...limits } = old.limits;
  const limit = tighter({ ...old, limits }, present);
  return limit && `may be more now: ${limit} was ${String(old.limits[limit])}`;
}

/** The place above a line: parameters and bodies hang at their operation, properties at what holds them. */
const parentOf = (name: string) => name.replace(/(\.[^.[\]]+|\[\]|<[^<>]+>| \S+ \$)$/, "");

const branch = /<(?:any|one)Of [^<>]+>$/;

/** Rows of /db have a branch for each named read: only who asks with its select meets it. */
const isRowOfRead = (name: string) => / answers 20\d \S+ \$\[\]<anyOf [^<>]+>$/.test(name);

/** Whether an answer without this is one that the reader of the released contract copes with. */
const isHarmlessLoss = (name: string) =>
  !isRequest(name) &&
  ((branch.test(name) && !isRowOfRead(name)) || / answers [^2]\d\d(?: \S+ \$)?$/.test(name));

function reasonOf(name: string, before: string, now: string): string | undefined {
  if (!name.includes(" ") || name.endsWith(" access")) return `was ${before}, is ${now}`;
  return isRequest(name) ? requestBreak(before, now) : answerBreak(before, now);
}

/** Why something that the released contract has not is one that its readers stumble over. */
function newBreak(name: string, now: string, released: Signature): string | undefined {
  const above = parentOf(name);
  if (isRequest(name)) {
    const isNewPlace = name.endsWith("$") || released.has(above) || / takes \w+ \S+$/.test(name);
    return now.endsWith(" required") && isNewPlace ? "is new and required" : undefined;
  }
  if (/ answers \S+$/.test(name)) return "is a new status";
  const hadChoices = [...released.keys()].some((known) => known.startsWith(`${above}<`));
  return branch.test(name) && !isRowOfRead(name) && hadChoices
    ? "is one that it was not before"
    : undefined;
}

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
      // A map whose values were described and now are free takes what it took.
      const isFree = promiseOf(present.get(parentOf(name)) ?? "any").limits["closed"] !== true;
      if (isRequest(name) && name.endsWith(".*") && isFree) continue;
      if ((!gone.has(parentOf(name)) || parentOf(name) === name) && !isHarmlessLoss(name))
        found.push({ name, reason: "is gone" });
      continue;
    }
    const reason = now === before ? undefined : reasonOf(name, before, now);
    if (reason) found.push({ name, reason });
  }
  const releasedOperations = operations(released);
  for (const [name, now] of present) {
    const operation = name.split(" ")[0] ?? name;
    if (released.has(name) || !releasedOperations.has(operation)) continue;
    const reason = newBreak(name, now, released);
    if (reason) found.push({ name, reason });
  }
  return found;
}

/** Names that CHANGES.md approves: lines of the form `` - `name`: reason ``. */
export function approvedBreaks(changes: string): ReadonlySet<string> {
  const lines = changes.matchAll(/^- `([^`]+)`: \S.*$/gm);
  return new Set([...lines].map(([, name = ""]) => name));
}
