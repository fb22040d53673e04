import { resolveDateMath } from "~/lib/time/dateMath";
import type { Condition } from "~/lib/wire/postgrest";

interface Bucket {
  name: string;
  condition: Condition;
}

/** Stretches of time in which an item may have changed last, by the reader's calendar (facts 5.1). */
const starts = [
  ["Today", "now/d"],
  ["This week", "now/w"],
  ["This month", "now/M"],
  ["This year", "now/y"],
] as const;

/**
 * The stretch in which a moment lies, and the condition that holds for all that changed in it; with `byName` the first
 * argument is its name. Undefined for no moment.
 */
export function changedBucket(text: string | null, now: Date, byName = false): Bucket | undefined {
  if (text === null) return byName ? { name: "", condition: "updated_at.is.null" } : undefined;
  let end: string | undefined;
  for (const [name, math] of starts) {
    const start = resolveDateMath(math, { now });
    if (!start) continue;
    const from = start.toISOString();
    // A week may begin in the month before.
    if (end !== undefined && from > end) continue;
    if (byName ? name === text : text >= from || Date.parse(text) >= start.getTime())
      return {
        name,
        condition: `and(updated_at.gte.${from}${end === undefined ? "" : `,updated_at.lt.${end}`})`,
      };
    end = from;
  }
  return { name: "Previous year", condition: `updated_at.lt.${end ?? now.toISOString()}` };
}
