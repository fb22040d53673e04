import { describe, expect, test } from "vitest";
import { dateMath } from "./dateMath";
import { PostgrestError } from "./errors";
import { expandFilters } from "./filterExtension";
import { parseQuery } from "./parse";
import { parseOperation, parseTree } from "./parseFilter";
import { parseOrder, parseSelect } from "./parseSelect";
import { preferencesOf } from "./preferences";

const field = (column: string, ...path: object[]) => ({ column, path });

describe("operations", () => {
  test.each([
    ["eq.a", { kind: "compare", operator: "eq", quantifier: null, value: "a" }],
    ["eq.", { kind: "compare", operator: "eq", quantifier: null, value: "" }],
    ["eq.a.b,(c)", { kind: "compare", operator: "eq", quantifier: null, value: "a.b,(c)" }],
    ['eq."a"', { kind: "compare", operator: "eq", quantifier: null, value: '"a"' }],
    ["like.*a*", { kind: "compare", operator: "like", quantifier: null, value: "*a*" }],
    ["in.(a,b)", { kind: "in", values: ["a", "b"] }],
    ["in.()", { kind: "in", values: [] }],
    ['in.("a,b","c\\"d","e\\\\f")', { kind: "in", values: ["a,b", 'c"d', "e\\f"] }],
    ['in.(a"b,"c"d)', { kind: "in", values: ['a"b', '"c"d'] }],
    ["in.( a ,b)", { kind: "in", values: ["a ", "b"] }],
    ["is.NULL", { kind: "is", value: "null" }],
  ])("%s", (text, expected) => {
    expect(parseOperation(text)).toEqual({ negated: false, test: expected });
  });

  test("not negates any of them", () => {
    expect(parseOperation("not.in.(a)")).toEqual({
      negated: true,
      test: { kind: "in", values: ["a"] },
    });
  });
});

test("trees nest, quote and hold arrays", () => {
  const text = '(a.eq.1,not.or(b->>"x.y".not.in.(1,"2)"),c.cs.{d,e}),f.eq."g,h")';
  expect(parseTree(text, "and", true)).toEqual({
    kind: "tree",
    operator: "and",
    negated: true,
    filters: [
      {
        kind: "test",
        field: field("a"),
        negated: false,
        test: { kind: "compare", operator: "eq", quantifier: null, value: "1" },
      },
      {
        kind: "tree",
        operator: "or",
        negated: true,
        filters: [
          {
            kind: "test",
            field: field("b", { asText: true, key: "x.y" }),
            negated: true,
            test: { kind: "in", values: ["1", "2)"] },
          },
          {
            kind: "test",
            field: field("c"),
            negated: false,
            test: { kind: "compare", operator: "cs", quantifier: null, value: "{d,e}" },
          },
        ],
      },
      {
        kind: "test",
        field: field("f"),
        negated: false,
        test: { kind: "compare", operator: "eq", quantifier: null, value: "g,h" },
      },
    ],
  });
});

describe("select", () => {
  test("reads aliases, json paths, casts, hints and nesting", () => {
    expect(parseSelect("*, t:a->b->>0::text, x:rel!fk!inner(*, id), many()")).toEqual([
      { kind: "all" },
      {
        kind: "field",
        field: field("a", { asText: false, key: "b" }, { asText: true, key: 0 }),
        alias: "t",
        cast: "text",
      },
      {
        kind: "embed",
        target: "rel",
        alias: "x",
        hint: "fk",
        inner: true,
        items: [{ kind: "all" }, { kind: "field", field: field("id"), alias: null, cast: null }],
      },
      { kind: "embed", target: "many", alias: null, hint: null, inner: false, items: [] },
    ]);
  });

  test("keeps dashes of names apart from arrows", () => {
    expect(parseSelect("a-b->c-d")).toEqual([
      {
        kind: "field",
        field: field("a-b", { asText: false, key: "c-d" }),
        alias: null,
        cast: null,
      },
    ]);
  });

  test("drops what follows a cast of an embed", () => {
    expect(parseSelect("rel(*)::jsonb,id")).toEqual(parseSelect("rel(*)"));
  });
});

test("order reads direction and nulls", () => {
  expect(parseOrder("a.desc.nullslast,b->>c,d.asc,e.nullsfirst")).toEqual([
    { field: field("a"), embed: null, descending: true, nulls: "last" },
    { field: field("b", { asText: true, key: "c" }), embed: null, descending: false, nulls: null },
    { field: field("d"), embed: null, descending: false, nulls: null },
    { field: field("e"), embed: null, descending: false, nulls: "first" },
  ]);
});

test("a query keeps the first select, order and limit, and every filter", () => {
  const query = parseQuery([
    ["select", "a"],
    ["select", "b"],
    ["order", "a"],
    ["order", "b"],
    ["limit", "1"],
    ["limit", "2"],
    ["a", "gt.1"],
    ["a", "lt.9"],
    ["rel.order", "x"],
    ["rel.not.and", "(y.eq.1)"],
  ]);
  expect(query.select).toHaveLength(1);
  expect(query.root).toMatchObject({ limit: 1, offset: 0, order: [{ field: field("a") }] });
  expect(query.root.filters).toHaveLength(2);
  expect(query.embedded).toMatchObject([
    { path: ["rel"], rows: { filters: [{ kind: "tree", negated: true }] } },
  ]);
});

test("an error says where reading stopped and what was expected", () => {
  const failure = () => parseQuery([["name", "in.(a"]]);
  expect(failure).toThrow(PostgrestError);
  expect(failure).toThrow('"failed to parse filter (in.(a)" (line 1, column 6)');
});

describe("date maths", () => {
  const now = new Date("2025-10-18T12:34:56.789Z");
  test.each([
    ["now", "2025-10-18T12:34:56.789Z"],
    ["now-2d", "2025-10-16T12:34:56.789Z"],
    ["now+90m", "2025-10-18T14:04:56.789Z"],
    ["now-1M", "2025-09-18T12:34:56.789Z"],
    ["now-1y", "2024-10-18T12:34:56.789Z"],
    ["now/d", "2025-10-18T00:00:00.000Z"],
    ["now-1d/d", "2025-10-17T00:00:00.000Z"],
    ["now/w", "2025-10-13T00:00:00.000Z"],
    ["now/M-1s", "2025-09-30T23:59:59.000Z"],
    ["now/h", "2025-10-18T12:00:00.000Z"],
    ["2025-01-01||+1M/d", "2025-02-01T00:00:00.000Z"],
    ["2025-01-01T10:00:00Z", "2025-01-01T10:00:00.000Z"],
  ])("%s", (text, expected) => {
    expect(dateMath(text, now)?.toISOString()).toBe(expected);
  });

  test.each(["", "then", "now-", "now-2", "now-2x", "now 2d", "2025-13-45"])(
    "refuses %j",
    (text) => {
      expect(dateMath(text, now)).toBeUndefined();
    },
  );
});

test(".filter becomes ordinary filters, quoted where they must be", () => {
  const columns = { at: { type: "timestamptz", nullable: true } } as const;
  const now = new Date("2025-01-02T00:00:00Z");
  const expand = (key: string, value: string) => expandFilters([[key, value]], { columns }, now);
  expect(expand("a.filter", 'x,"y"\\,!z,w*,!v*')).toEqual([
    ["a", "like.w*"],
    ["a", 'in.("x","\\"y\\"\\\\")'],
    ["a", 'not.in.("z")'],
  ]);
  expect(expand("at.filter", ">now-1d")).toEqual([["at", "gt.2025-01-01T00:00:00.000Z"]]);
  expect(expand("a", "eq.b")).toEqual([["a", "eq.b"]]);
});

test("preferences are read out of lists", () => {
  const read = (prefer: string) => preferencesOf(new Headers({ prefer }));
  expect(read("return=representation, count=exact")).toEqual({
    represented: true,
    counted: true,
    resolution: null,
    singleObject: false,
    media: "json",
  });
  expect(read("return=minimal;count=none")).toEqual({
    represented: false,
    counted: false,
    resolution: null,
    singleObject: false,
    media: "json",
  });
});
