import { defaultParseSearch, defaultStringifySearch } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "./searchCodec";

const values = [
  "",
  "plain",
  "7",
  "-7.5e3",
  " 7 ",
  "7 a",
  "-",
  "1-2",
  "018f4b2e-91d2-7f9c-a5f1-0242ac120002",
  "2026-01-02T03:04:05Z",
  "1.2.3-rc1",
  "true",
  "null",
  "nullish",
  '"quoted"',
  '"open',
  "[1,2]",
  "[1,",
  '{"a":1}',
  "{a}",
  "1\n",
  "1\n2",
  "٣",
];

describe("the address", () => {
  it.each(values)("writes and reads %j as the router does", (value) => {
    const written = stringifySearch({ value });
    expect(written).toBe(defaultStringifySearch({ value }));
    expect(parseSearch(written)).toEqual({ value });
    const raw = `?value=${encodeURIComponent(value)}`;
    expect(parseSearch(raw)).toEqual(defaultParseSearch(raw));
  });

  it.each([
    [{ selected: [1, 2], format: "json" }, "?format=json&selected=1&selected=2"],
    [{ selected: ["3-400", "7"] }, "?selected=3-400&selected=%227%22"],
    [{ selected: [], page: 2 }, "?page=2"],
    [{ selected: [] }, ""],
    [{ selected: undefined }, ""],
  ])("writes the lists of %j as keys repeated", (search, expected) => {
    expect(stringifySearch(search)).toBe(expected);
  });

  it("reads a list as it was written", () => {
    const search = { format: "json", selected: [1, "3-400"] };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });
});
