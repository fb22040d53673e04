import { isFields } from "~/lib/json/fields";

const kinds = [
  ["added", "added"],
  ["updated", "changed"],
  ["deleted", "deleted"],
  ["unchanged", "unchanged"],
] as const;

/** What a scrape did, from the details of its job: "2 added, 1 changed, 40 unchanged"; undefined where they do not say. */
export function scrapeWords(details: unknown): string | undefined {
  const summary = isFields(details) ? details["scrape_summary"] : undefined;
  if (!isFields(summary)) return undefined;
  const types = Object.values(summary).filter(isFields);
  const words = kinds.flatMap(([key, word]) => {
    const sum = types.reduce((total, type) => {
      const count = type[key];
      return total + (typeof count === "number" ? count : 0);
    }, 0);
    return sum > 0 ? [`${sum} ${word}`] : [];
  });
  return words.length === 0 ? "nothing found" : words.join(", ");
}
