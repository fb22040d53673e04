import { expect, it } from "vitest";
import { costTrend, formatCost } from "./cost";

it("shows small costs with cents", () => {
  expect([0, 9.994, 10, 10.4, 1234.5].map(formatCost)).toEqual([
    "$0.00",
    "$9.99",
    "$10.00",
    "$10",
    "$1,235",
  ]);
});

it("says how the last day differs from the mean", () => {
  expect(costTrend(1.05, 30)).toBeUndefined();
  expect(costTrend(1, 0)).toBeUndefined();
  expect(costTrend(1.5, 30)).toEqual({ isUp: true, text: "50%" });
  expect(costTrend(0.5, 30)).toEqual({ isUp: false, text: "50%" });
  expect(costTrend(3, 30)).toEqual({ isUp: true, text: "3.0x" });
});
