import { describe, expect, it } from "vitest";
import { pageCount, resizedPage, typedPageIndex } from "./tablePaging";

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
