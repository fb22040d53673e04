import { expect, test } from "vitest";
import { stretchesOf } from "./timeline";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();
const ms = (minute: number) => Date.UTC(2026, 0, 1, 12, minute);
const run = (minute: number, status: boolean) => ({
  check_id: "c",
  time: at(minute),
  status,
  duration: 1,
});

test("runs of the same result are one stretch, whatever their order", () => {
  const runs = [run(4, false), run(0, true), run(2, true), run(3, false), run(6, true)];
  expect(stretchesOf(runs, ms(9))).toEqual([
    { from: ms(0), to: ms(3), word: "Healthy", isBad: false },
    { from: ms(3), to: ms(6), word: "Failing", isBad: true },
    { from: ms(6), to: ms(9), word: "Healthy", isBad: false },
  ]);
  expect(stretchesOf([], ms(9))).toEqual([]);
});
