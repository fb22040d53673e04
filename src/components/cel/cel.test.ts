import { describe, expect, test } from "vitest";
import { completionAt, pathOf } from "./celNames";
import { celProblem } from "./celProblem";

const names = { check: ["name", "status", "severity"], component: ["health"] };

test.each([
  ["c", 1, { from: 0, options: ["check", "component"] }],
  ["check.", 6, { from: 6, options: ["name", "status", "severity"] }],
  ["check.s", 7, { from: 6, options: ["status", "severity"] }],
  ["true && che", 11, { from: 8, options: ["check"] }],
  ["!(comp", 6, { from: 2, options: ["component"] }],
  ["check.status == 'c", 18, undefined],
  ["check.status", 12, undefined],
  ["a.b.c", 5, undefined],
  ["other.", 6, undefined],
  ["", 0, undefined],
])("completes %j at %i", (text, caret, completion) => {
  expect(completionAt(text, caret, names)).toEqual(completion);
});

test.each([
  ["c", 0, "check", "check"],
  ["true && check.st", 14, "status", "check.status"],
  ["check.status == 'a' && c", 23, "component", "component"],
])("in %j at %i %s is %s", (text, from, word, path) => {
  expect(pathOf(text, from, word)).toBe(path);
});

describe("what can never work is said", () => {
  const problem = (source: string) => celProblem(source, Object.keys(names));

  test.each(["", "check.status == 'healthy'", "has(check.x) && component.health != 'x'"])(
    "%j may work",
    (source) => expect(problem(source)).toBeUndefined(),
  );

  test("a name that is not there", () => {
    expect(problem("chek.status")).toBe("chek is not known here. There is check, component.");
  });

  test.each(["check.status ==", "check.status = 'x'", "((true)"])("%j cannot be read", (source) =>
    expect(problem(source)).toMatch(/^The expression cannot be read: /),
  );

  test("a function of the backend's own is no mistake", () => {
    expect(problem("matchQuery(check, 'x')")).toBeUndefined();
  });
});
