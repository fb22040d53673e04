import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { countOf, countsOf } from "./published";
import { subjects } from "./subjects";

test.each(subjects.map((subject) => [subject.title, subject] as const))(
  "%s: nineteen of twenty published cases are met, each by a request of its own",
  (_, subject) => {
    const { counted, met } = countOf(subject);
    expect(met / counted).toBeGreaterThanOrEqual(0.95);
    const names = [...subject.met, ...subject.unmet].map(([says]) => says);
    expect(new Set(names).size).toBe(names.length);
    expect(subject.met.filter(([, ...asks]) => asks.length === 0)).toEqual([]);
  },
);

/** Tables as they read, however wide their columns are written. */
const narrow = (page: string): string => page.replaceAll(/ +\|/g, " |").replaceAll(/-{3,}/g, "---");

test("README.md says how many", () => {
  const page = narrow(readFileSync(new URL("README.md", import.meta.url), "utf8"));
  expect(page.slice(page.indexOf("| Subject"))).toBe(countsOf(subjects));
});
