import { describe, expect, it } from "vitest";
import { evaluate } from "./expr";

const scope = {
  code: 200,
  elapsed: 120,
  content: 'say "hi"',
  headers: { Server: "nginx" },
  json: { items: [{ id: 7 }] },
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
  ])("%s", (source, expected) => expect(evaluate(source, scope)).toEqual(expected));

  it.each([
    "process.exit(1)",
    "constructor",
    "json.items.map(i, i.id)",
    "code == ",
    "code = 200",
    "a\u0000b",
    "code code",
    `${"(".repeat(80)}1${")".repeat(80)}`,
    "1 +".repeat(1000),
  ])("refuses %s with what it understands", (source) => {
    expect(() => evaluate(source, scope)).toThrow("The sandbox cannot evaluate the expression");
  });

  it.each([
    "json.missing",
    "json.__proto__",
    "json['constructor']",
    "json.items[4]",
    "code && true",
    "content < 1",
    "1 / 0",
  ])("fails on these values: %s", (source) =>
    expect(() => evaluate(source, scope)).toThrow(expect.objectContaining({ name: "ExprError" })),
  );
});
