import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Area } from "./area";
import { handlersOf, inSeedOrder, readAreas } from "./areas";
import { seedId, seedTeams } from "./db/seedIds";

const answer = () => new Response();

test("an area is there because its file is", async () => {
  const folder = new URL("./areas/", import.meta.url);
  const files = readdirSync(folder).filter((file) =>
    /^export const area: Area = /m.test(readFileSync(new URL(file, folder), "utf8")),
  );
  expect([...(await readAreas()).keys()]).toEqual(
    files.map((file) => file.replace(".ts", "")).toSorted(),
  );
  expect(files.length).toBeGreaterThan(20);
});

test("every area says with its type that it is one", () => {
  const folder = new URL("./areas/", import.meta.url);
  for (const file of readdirSync(folder))
    expect(readFileSync(new URL(file, folder), "utf8"), file).not.toMatch(
      /^export const area(?!: Area = )\b/m,
    );
});

test("two areas cannot answer one operation", () => {
  const both = new Map<string, Area>([
    ["one", { handlers: { whoami: answer } }],
    ["two", { handlers: { whoami: answer } }],
  ]);
  expect(() => handlersOf(both)).toThrow("two answers whoami, which another area does too.");
});

test("areas are seeded after those whose records they refer to", () => {
  const last: Area = { after: "everything" };
  const far: Area = { after: ["near"] };
  const near: Area = { after: ["root"] };
  const root: Area = {};
  const areas = new Map([
    ["a", last],
    ["b", far],
    ["near", near],
    ["root", root],
  ]);
  expect(inSeedOrder(areas)).toEqual([root, near, far, last]);
});

test("an order that cannot be is named", () => {
  const circle = new Map<string, Area>([
    ["hen", { after: ["egg"] }],
    ["egg", { after: ["hen"] }],
  ]);
  expect(() => inSeedOrder(circle)).toThrow("The areas wait in a circle: hen, egg.");
  expect(() => inSeedOrder(new Map<string, Area>([["hen", { after: ["egg"] }]]))).toThrow(
    "There is no area egg in mocks/sandbox/areas.",
  );
});

test("ids of seeded records never change, and an area brings kinds of its own", () => {
  expect(seedTeams.platform).toBe("01900000-0008-7000-8000-000000000003");
  expect(seedId("runbook", 17)).toMatch(/^01900000-[89a-f][0-9a-f]{3}-7000-8000-000000000011$/);
  expect(seedId("runbook", 17)).not.toBe(seedId("postmortem", 17));
});
