import { expect, it } from "vitest";
import { rangeInForce } from "./checkRangeInForce";

const now = new Date("2026-03-01T09:30:42Z");

it.each([
  ["1h", 1],
  ["2h", 1],
  ["3h", 15],
  ["1d", 15],
  ["2d", 60],
  ["1w", 60],
  ["2w", 240],
  ["1y", 240],
])("a point of %s stands for %d minutes", (range, minutes) => {
  expect(rangeInForce(range, null, now).window).toBe(minutes * 60_000);
});

it("starts the range at a whole minute", () => {
  expect(rangeInForce("1h", null, now)).toMatchObject({
    range: "1h",
    graphStart: "1h",
    since: "2026-03-01T08:30:00.000Z",
  });
});
