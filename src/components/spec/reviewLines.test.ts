import { expect, test } from "vitest";
import { reviewOf } from "./reviewLines";

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}`);

test("nothing stands where nothing changed", () => {
  expect(reviewOf("a\nb\n", "a\nb")).toEqual({ parts: [], rest: 2, added: 0, removed: 0 });
  expect(reviewOf("", "").parts).toEqual([]);
});

test("a changed line is one that goes and one that comes, each with its number", () => {
  const { parts, added, removed } = reviewOf("a: 1\nb: 2\nc: 3\n", "a: 1\nb: 5\nc: 3\n");
  expect({ added, removed }).toEqual({ added: 1, removed: 1 });
  expect(parts[0]?.lines).toEqual([
    { kind: "same", text: "a: 1", before: 1, after: 1 },
    { kind: "removed", text: "b: 2", before: 2 },
    { kind: "added", text: "b: 5", after: 2 },
    { kind: "same", text: "c: 3", before: 3, after: 3 },
  ]);
});

test("equal stretches are left out and counted", () => {
  const before = numbered(40);
  const after = before.with(9, "other").with(29, "another");
  const { parts, rest } = reviewOf(before.join("\n"), after.join("\n"));
  expect(parts.map(({ skipped }) => skipped)).toEqual([6, 13]);
  expect(rest).toBe(7);
  expect(parts[1]?.lines[0]).toMatchObject({ before: 27, after: 27 });
});

test("a text that was empty has only new lines", () => {
  const { parts, rest } = reviewOf("", "a\nb\n");
  expect(parts).toMatchObject([{ skipped: 0, lines: [{ after: 1 }, { after: 2 }] }]);
  expect(rest).toBe(0);
  expect(reviewOf("a\nb\n", "").removed).toBe(2);
});
