import { expect, it } from "vitest";
import { reportJson, sortEntries } from "./report";

const entry = (operation: string, path: string, count: number) => ({
  operation,
  path,
  expected: "string",
  seen: "7",
  count,
});

it("puts what is met most often first", () => {
  const entries = [
    entry("b", "/y", 1),
    entry("b", "/x", 1),
    entry("a", "/z", 1),
    entry("c", "/", 9),
  ];
  expect(sortEntries(entries).map(({ operation, path }) => operation + path)).toEqual([
    "c/",
    "a/z",
    "b/x",
    "b/y",
  ]);
});

it("says in the file which console met which backend, and when", () => {
  const head = { console: "0.1.0", backend: "1.4.75", at: new Date("2026-11-20T08:00:00Z") };
  const entries = [entry("whoami", "/payload", 2)];
  expect(JSON.parse(reportJson(entries, head))).toEqual({
    console: "0.1.0",
    backend: "1.4.75",
    at: "2026-11-20T08:00:00.000Z",
    drift: entries,
  });
});
