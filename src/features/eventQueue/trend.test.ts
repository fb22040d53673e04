import { expect, it } from "vitest";
import { noTrend, withLook } from "./trend";

const looks = (...rounds: [name: string, pending: number][][]) =>
  rounds.reduce(
    (trend, rows, index) =>
      withLook(
        trend,
        index + 1,
        rows.map(([name, pending]) => ({ name, pending })),
      ),
    noTrend,
  );

it("keeps one figure for each look", () => {
  const { at, looks: known } = looks([["check.failed", 3]], [["check.failed", 5]]);
  expect(at).toBe(2);
  expect(known.get("check.failed")).toEqual([3, 5]);
});

it("knows nothing of the looks before a name came, and counts none once it is gone", () => {
  const { looks: known } = looks([["a", 1]], [["b", 2]], []);
  expect(known.get("a")).toEqual([1, 0, 0]);
  expect(known.get("b")).toEqual([null, 2, 0]);
});

it("forgets the oldest looks", () => {
  const rounds = Array.from({ length: 70 }, (_, index): [string, number][] => [["a", index]]);
  const known = looks(...rounds).looks.get("a");
  expect(known).toHaveLength(60);
  expect(known?.[0]).toBe(10);
});
