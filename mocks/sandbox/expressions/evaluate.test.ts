import { describe, expect, it } from "vitest";
import { evaluate, expressionProblem } from "./evaluate";

const scope = {
  code: 200,
  elapsed: 120,
  ratio: 0.5,
  content: 'say "hi"',
  headers: { Server: "nginx" },
  json: { items: [{ id: 7 }], whole: 3.0 },
};

describe("evaluate", () => {
  it.each([
    ["code == 200", true],
    ["code >= 200 && code < 300", true],
    ["code in [200, 201, 301] && elapsed < Duration('1m30s')", true],
    ["!(code == 200) || content.contains('hi')", true],
    ["json.items[0].id == 7", true],
    ["size(json.items) == 1 && json.items.size() == 1", true],
    ["has(json.items) && !has(json.other)", true],
    ["headers['Server'].startsWith('ng')", true],
    ["'Server' in headers", true],
    ["1 + 2 * 3 - -1", 8],
    ["(1 + 2) * 3 % 4", 1],
    ["code == 500 ? 'bad' : 'good ' + string(code)", "good 200"],
    ["int('12') == 12", true],
    ['"say \\"hi\\"" == content', true],
    ["null == null && 'a' < 'b'", true],
    ["code != 200 && json.missing == 1", false],
    ["json.items.map(i, i.id)", [7]],
    ["json.items.exists(i, i.id > 6)", true],
    ["json.?missing.orValue('none')", "none"],
    ["ratio * 2 + code", 201],
    ["json.whole * 1.5", 4.5],
    ["json.items.toJSON()", '[{"id":7}]'],
    ["'v1.2.3'.trimPrefix('v').split('.')", ["1", "2", "3"]],
    ["keys(headers)", ["Server"]],
    ["[1, 2.5].sum()", 3.5],
    ["{'a': code}", { a: 200 }],
    ["'x'.matches('^[a-z]$')", true],
  ])("%s", (source, expected) => expect(evaluate(source, scope)).toEqual(expected));

  it.each([
    [
      "process.exit(1)",
      "process is not known, there is code, elapsed, ratio, content, headers, json",
    ],
    ["constructor", "constructor is not known"],
    ["nope(code)", "nope(dyn) is not known here"],
    ["code == ", "it ends too early"],
    ["code = 200", "unexpected character"],
    ["a\u0000b", "unexpected character"],
    ["code code", "unexpected character"],
    [`${"[".repeat(180)}1${"]".repeat(180)}`, "exceeded"],
    ["1 +".repeat(3000), "exceeded"],
    [`'${"x".repeat(10_001)}'`, "it is longer than 10000 characters"],
  ])("refuses %s in words", (source, words) => {
    expect(() => evaluate(source, scope)).toThrow(
      expect.objectContaining({
        name: "ExpressionInvalid",
        message: expect.stringContaining(words),
      }),
    );
  });

  it.each([
    ["json.missing", "there is no missing"],
    ["json.__proto__", "there is no __proto__"],
    ["json['constructor']", "there is no constructor"],
    ["json.items[4]", "the list has no such place"],
    ["code && true", "bool"],
    ["content < 1", "no such overload: string < int"],
    ["1 / 0", "division by zero"],
    ["Duration('soon') > 1", '"soon" is not a duration'],
  ])("fails on these values: %s", (source, words) =>
    expect(() => evaluate(source, scope)).toThrow(
      expect.objectContaining({
        name: "ExpressionFailed",
        message: expect.stringContaining(words),
      }),
    ),
  );

  it("does not hang on a pattern that backtracks without end", () => {
    const value = `${"a".repeat(40)}b`;
    expect(evaluate("value.matches('^(a+)+$')", { value })).toBe(false);
  });

  it("says before anything runs whether an expression can work", () => {
    expect(expressionProblem("check.status == 'healthy'", ["check"])).toBeUndefined();
    expect(expressionProblem("chek.status", ["check"])).toBe("chek is not known, there is check");
  });
});
