import { expect, it } from "vitest";
import { columnTypes, parameterText } from "./postgresValues";

const read = (oid: number, text: string) => columnTypes.getTypeParser(oid)(text);

it("reads columns as PGlite does", () => {
  expect(read(16, "t")).toBe(true);
  expect(read(20, "9007199254740993")).toBe("9007199254740993");
  expect(read(1700, "1.5000")).toBe(1.5);
  expect(read(1184, "2025-10-16 12:51:51.123456+00")).toEqual(new Date("2025-10-16T12:51:51.123Z"));
  expect(read(1082, "infinity")).toBe(Number.POSITIVE_INFINITY);
  expect(read(3802, '{"a": [1]}')).toEqual({ a: [1] });
  expect(read(17, "\\x00ff")).toEqual(new Uint8Array([0, 255]));
  expect(read(2950, "a")).toBe("a");
});

it("reads lists with quotes, nulls, lists in lists and bounds", () => {
  expect(read(1009, '{a,"b, \\"c\\" \\\\ {}",NULL,"NULL",""}')).toEqual([
    "a",
    'b, "c" \\ {}',
    null,
    "NULL",
    "",
  ]);
  expect(read(1007, "{{1,2},{3,NULL}}")).toEqual([
    [1, 2],
    [3, null],
  ]);
  expect(read(1007, "[0:1]={4,5}")).toEqual([4, 5]);
  expect(read(1009, "{}")).toEqual([]);
  expect(read(3807, '{"{\\"a\\": 1}",NULL}')).toEqual([{ a: 1 }, null]);
});

it("writes a list as its type wants it, and leaves text alone", () => {
  expect(parameterText(["a", 'b"\\', null, ["c"]], 1009)).toBe('{"a","b\\"\\\\",NULL,{"c"}}');
  expect(parameterText([1, { a: null }], 3802)).toBe('[1,{"a":null}]');
  expect(parameterText("{not json", 3802)).toBe("{not json");
  expect(parameterText(new Date(0), 1184)).toBe("1970-01-01T00:00:00.000Z");
  expect(parameterText(undefined, 25)).toBeNull();
});
