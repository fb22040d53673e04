import { expect, it } from "vitest";
import { inOrder, offsetText, type AroundEntry } from "./entries";

const entry = (key: string, at: number): AroundEntry => ({
  key,
  source: "change",
  at,
  title: key,
  detail: "",
  path: "/",
  about: [],
});

it("puts what happened last first, and what happened at once in one order", () =>
  expect(inOrder([entry("b", 5), entry("a", 5), entry("c", 9)]).map(({ key }) => key)).toEqual([
    "c",
    "a",
    "b",
  ]));

const minutes = (ms: number) => `${ms / 60_000}m`;

it.each([
  [-720_000, "12m before"],
  [300_000, "5m after"],
  [400, "at the moment"],
])("says of %i ms: %s", (offset, text) =>
  expect(offsetText(1e12 + offset, 1e12, minutes)).toBe(text),
);
