import { expect, it } from "vitest";
import { renamedSpec } from "./nameSync";

const rename = (spec: Record<string, unknown>, from: string, to: string, isNeeded = true) =>
  renamedSpec(spec, "http", { from, to, isNeeded });

it("renames the first entry that bore the old name, and nothing else", () => {
  const spec = {
    schedule: "@hourly",
    http: [{ name: "a", url: "u" }, { name: "a" }],
    tcp: [{ name: "a" }],
  };
  expect(rename(spec, "a", "b")).toEqual({
    schedule: "@hourly",
    http: [{ name: "b", url: "u" }, { name: "a" }],
    tcp: [{ name: "a" }],
  });
  expect(spec.http[0]).toEqual({ name: "a", url: "u" });
});

it("leaves an entry alone that has a name of its own", () => {
  expect(rename({ http: [{ name: "own" }] }, "a", "b")).toBeUndefined();
  expect(rename({ http: [{ name: "a" }] }, "a", "a")).toBeUndefined();
  expect(rename({ http: "text" }, "a", "b")).toBeUndefined();
  expect(rename({}, "a", "b")).toBeUndefined();
});

it("names a new entry with the first letter, where entries need a name", () => {
  expect(rename({ http: [{ name: "" }] }, "", "b")).toEqual({ http: [{ name: "b" }] });
  expect(rename({ http: [{}] }, "", "b")).toEqual({ http: [{ name: "b" }] });
  expect(rename({ http: [{}] }, "", "b", false)).toBeUndefined();
});
