import { expect, it } from "vitest";
import { sparkPath } from "./sparkPath";

it("draws from zero to the highest value inside the box", () => {
  expect(sparkPath([0, 10], 64, 18)).toBe("M2.0 16.0L62.0 2.0");
});

it("draws what is steady as flat, however small its swings are", () => {
  expect(sparkPath([99, 100], 64, 18)).toBe("M2.0 2.1L62.0 2.0");
  expect(sparkPath([50, 100], 64, 18)).toBe("M2.0 9.0L62.0 2.0");
});

it("breaks at gaps, and draws nothing for one point", () => {
  expect(sparkPath([1, null, 1, 1], 64, 18)).toBe("M2.0 2.0M42.0 2.0L62.0 2.0");
  expect(sparkPath([5], 64, 18)).toBe("");
});
