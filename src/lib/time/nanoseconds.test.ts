import { expect, test } from "vitest";
import { nanosecondsText, readNanoseconds } from "./nanoseconds";

test.each([
  ["30s", 30_000_000_000],
  ["1h30m", 5_400_000_000_000],
  ["7d", 604_800_000_000_000],
  ["1.5h", 5_400_000_000_000],
  [" 5 m ", 300_000_000_000],
  ["1ms", 1_000_000],
])("%s is %d nanoseconds", (text, ns) => expect(readNanoseconds(text)).toBe(ns));

test.each(["", "soon", "5", "5 minutes", "-5m"])("'%s' is no length of time", (text) =>
  expect(readNanoseconds(text)).toBeUndefined(),
);

test.each([
  [300_000_000_000, "5m"],
  [5_400_000_000_000, "1h30m"],
  [604_800_000_000_000, "1w"],
  [864_000_000_000_000, "10d"],
  [1_500_000, "1ms500us"],
  [0, "0s"],
])("%d nanoseconds read back from %s", (ns, text) => {
  expect(nanosecondsText(ns)).toBe(text);
  expect(readNanoseconds(text)).toBe(ns);
});
