import { describe, expect, it, vi } from "vitest";
import { grouped } from "./grouped";

describe("grouped", () => {
  it.each([
    [1234.5, 2, 2, "1,234.50"],
    [1234.5, 0, 4, "1,234.5"],
    [0.00004, 0, 4, "0"],
    [-1_000_000, 0, 0, "-1,000,000"],
  ])("%d with %d to %d decimals", (value, least, most, text) =>
    expect(grouped(value, least, most)).toBe(text),
  );

  it("makes no formatter for each row of a column", () => {
    grouped(0, 1, 3);
    const made = vi.spyOn(Intl, "NumberFormat");
    for (let value = 0; value < 500; value += 1) grouped(value, 1, 3);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});
