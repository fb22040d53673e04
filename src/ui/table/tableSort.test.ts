import { describe, expect, it } from "vitest";
import { pageCount, resizedPage, typedPageIndex } from "./tablePaging";
import { sortRows, type SortValue } from "./tableSort";

const sorted = (values: SortValue[], desc = false) =>
  sortRows(
    values.map((value) => ({ value })),
    { by: "value", desc },
    { value: (row) => row.value },
  ).map(({ value }) => value);

describe("sortRows", () => {
  it("compares texts without case and numbers inside them by value", () => {
    expect(sorted(["item 10", "Item 9", "apple"])).toEqual(["apple", "Item 9", "item 10"]);
    expect(sorted(["zebra", "Änderung 10", "änderung 9"])).toEqual([
      "änderung 9",
      "Änderung 10",
      "zebra",
    ]);
  });

  it("compares numbers, dates and flags by value", () => {
    expect(sorted([10, 9, -1])).toEqual([-1, 9, 10]);
    expect(sorted([new Date(2), new Date(1)])).toEqual([new Date(1), new Date(2)]);
    expect(sorted([true, false], true)).toEqual([true, false]);
  });

  it("keeps missing values last in both directions", () => {
    expect(sorted([null, 2, undefined, 1])).toEqual([1, 2, null, undefined]);
    expect(sorted([null, 1, "", 2], true)).toEqual([2, 1, null, ""]);
  });

  it("keeps the order of equals, in both directions", () => {
    const rows = [
      { id: 1, value: "a" },
      { id: 2, value: "A" },
      { id: 3, value: "0" },
    ];
    const ids = (desc: boolean) =>
      sortRows(rows, { by: "value", desc }, { value: (row) => row.value }).map(({ id }) => id);
    expect(ids(false)).toEqual([3, 1, 2]);
    expect(ids(true)).toEqual([1, 2, 3]);
  });

  it("leaves rows alone without a sort or for an unknown column", () => {
    const rows = [{ a: 2 }, { a: 1 }];
    expect(sortRows(rows, null, {})).toBe(rows);
    expect(sortRows(rows, { by: "b", desc: false }, { a: (row) => row.a })).toBe(rows);
  });
});

describe("pages", () => {
  it("counts at least one page", () => {
    expect([pageCount(0, 50), pageCount(50, 50), pageCount(51, 50)]).toEqual([1, 1, 2]);
  });

  it("takes a typed number, held to what there is", () => {
    expect(["3", " 3 ", "0", "-4", "99", "2.9"].map((text) => typedPageIndex(text, 10))).toEqual([
      2, 2, 0, 0, 9, 1,
    ]);
    expect(["", " ", "x", "1e999"].map((text) => typedPageIndex(text, 10))).toEqual(
      Array(4).fill(undefined),
    );
  });

  it("stays at the first row when the size changes", () => {
    expect(resizedPage({ pageIndex: 41, pageSize: 50 }, 500)).toEqual({
      pageIndex: 4,
      pageSize: 500,
    });
    expect(resizedPage({ pageIndex: 2, pageSize: 50 }, 25)).toEqual({ pageIndex: 4, pageSize: 25 });
  });
});
