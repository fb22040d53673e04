import { expect, test } from "vitest";
import { choicesOf, chosenFor, cookieText, MANY, withRows } from "./cases";

const chosen = (headers: Record<string, string>) => chosenFor(new Headers(headers), ["people"]);
const cookie = (text: string) => ({ cookie: `other=1; mock_case=${encodeURIComponent(text)}` });

test("a cookie chooses for one call, several together, or for every call", () => {
  expect(chosen(cookie("people:empty"))).toEqual({ status: null, rows: "empty", slow: false });
  expect(chosen(cookie("people:slow+500"))).toEqual({ status: 500, rows: null, slow: true });
  expect(chosen(cookie("*:many"))).toMatchObject({ rows: "many" });
  expect(chosen(cookie("*:many,people:one"))).toMatchObject({ rows: "one" });
  expect(chosen(cookie("teams:500"))).toEqual({ status: null, rows: null, slow: false });
  expect(chosen(cookie("people:nonsense,people"))).toMatchObject({ status: null, rows: null });
  expect(chosen({ cookie: "mock_case=%" })).toMatchObject({ status: null });
});

test("a header chooses for one request, before the cookie", () => {
  expect(chosen({ prefer: "mock=empty" })).toMatchObject({ rows: "empty" });
  expect(chosen({ prefer: "count=exact, code=403" })).toMatchObject({ status: 403 });
  expect(chosen({ prefer: "mock=slow+404", ...cookie("people:500") })).toEqual({
    status: 404,
    rows: null,
    slow: true,
  });
});

test("a cookie is read as it was written", () => {
  const choices = new Map([
    ["people", "empty"],
    ["*", "slow+500"],
  ]);
  expect(choicesOf(`mock_case=${cookieText(choices)}`)).toEqual(choices);
});

test("lists take the wanted number of rows, and the rows stay apart", () => {
  const id = "0192f0a4-7c1e-7000-8000-0000000000a1";
  const rows = [
    { id, name: "one" },
    { id: "b", name: "two" },
  ];
  expect(withRows(rows, "empty")).toEqual([]);
  expect(withRows(rows, "one")).toEqual([rows[0]]);
  const many = withRows(rows, "many") as { id: string; name: string }[];
  expect(many).toHaveLength(MANY);
  expect(new Set(many.map((row) => row.id)).size).toBe(MANY);
  expect(many[2]).toEqual({ id: "0192f0a4-7c1e-7000-8000-000000000003", name: "one-3" });
  expect(withRows({ total: 2, rows }, "empty")).toEqual({ total: 0, rows: [] });
  expect(withRows({ name: "a" }, "empty")).toEqual({ name: "a" });
  expect(withRows([], "many")).toEqual([]);
});
