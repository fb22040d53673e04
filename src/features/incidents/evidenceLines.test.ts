import { expect, test } from "vitest";
import { linesOf, logLinesOf } from "./evidenceLines";

test("selected lines stand with three lines around each, gaps are told", () => {
  const lines = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [String(index + 1), `line ${index + 1}`]),
  );
  const shown = linesOf({ lines, selected_lines: { "2": "line 2", "20": "line 20" } });
  expect(shown.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 17, 18, 19, 20, 21, 22, 23]);
  expect(shown.filter(({ isSelected }) => isSelected).map(({ number }) => number)).toEqual([2, 20]);
  expect(shown.filter(({ isGap }) => isGap).map(({ number }) => number)).toEqual([17]);
});

test("a list of lines starts at 1, and without a selection all of them show", () => {
  expect(linesOf({ lines: ["a", "b"] })).toEqual([
    { number: 1, text: "a", isSelected: false, isGap: false },
    { number: 2, text: "b", isSelected: false, isGap: false },
  ]);
});

test.each([null, {}, { lines: 7 }, { lines: { x: "a", "1": 5 } }, { selected_lines: null }])(
  "%j shows no line and breaks nothing",
  (attached) => {
    expect(linesOf(attached)).toEqual([]);
  },
);

test("lines of a log are texts or records", () => {
  expect(
    logLinesOf({ lines: ["one", { message: "two", timestamp: "14:05" }, { line: "three" }, 4] }),
  ).toEqual([
    { time: undefined, text: "one" },
    { time: "14:05", text: "two" },
    { time: undefined, text: "three" },
    { time: undefined, text: "4" },
  ]);
  expect(logLinesOf(null)).toEqual([]);
});
