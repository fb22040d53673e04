import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import type { OpenApi, Schema } from "./document";
import { checkPlaces } from "./validators";

const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** A contract of two areas: a run names its person with a badge, its step, and the step's kind. */
const schemas: Record<string, Schema> = {
  Person: { properties: { id: {}, name: {}, badge: refTo("Badge") } },
  Badge: { properties: { text: {} } },
  Account: { properties: { person: refTo("Person"), mail: refTo("Mail") } },
  Mail: { properties: { address: {} } },
  Run: { properties: { by: { type: "array", items: refTo("Person") }, step: refTo("Step") } },
  Step: { properties: { kind: refTo("Kind"), next: refTo("Step") } },
  Kind: { properties: { name: {} } },
  RunInsert: { properties: { mail: refTo("Mail") } },
};

const areas = new Map(
  Object.entries({
    Person: "people",
    Badge: "people",
    Account: "people",
    Mail: "people",
    Run: "runs",
    Step: "runs",
    Kind: "runs",
  }),
);

const db: OpenApi = {
  openapi: "3.1.0",
  info: { title: "Rows", version: "1" },
  servers: [],
  paths: Object.fromEntries(
    ["Account", "Run"].map((name) => [
      `/${name}`,
      { "x-reads": [{ name: `${name}List`, summary: "", select: "*", result: refTo(name) }] },
    ]),
  ),
  components: { schemas },
};

it("puts what another area refers to, and what that refers to, beside the areas", () => {
  const places = checkPlaces(db, { ...db, paths: {} }, areas);
  expect(Object.fromEntries(places)).toEqual({
    Person: "shared",
    Badge: "shared",
    Account: "people",
    // Only the body of a write speaks of it from elsewhere, and no check is made of that.
    Mail: "people",
    Run: "runs",
    Step: "runs",
    Kind: "runs",
  });
});

it("no area's checks bring in those of another", async () => {
  const folder = "generated/db/checks";
  const files = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  expect(files).toContain("playbooks.js");
  const imports = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(`${folder}/${name}`, "utf8");
      return [...text.matchAll(/^import .* from "(.*)";$/gm)].map(([, from]) => `${name} ${from}`);
    }),
  );
  const allowed = (line: string) =>
    / (?:\.\/\.\.\/\.\.\/failure|\.\/shared)\.js$/.test(line) && line !== "shared.js ./shared.js";
  expect(imports.flat().filter((line) => !allowed(line))).toEqual([]);
});
