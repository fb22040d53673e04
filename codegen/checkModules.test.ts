import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkModules, failureModule, printedOptions } from "./checkModules";
import { keywords } from "./failure.js";
import type { Schema } from "./document";
import { newAjv } from "./validators";

/** A schema for each keyword that printed checks may use, with values that breach it. */
const cases: readonly [keyword: string, schema: Schema, breaches: readonly unknown[]][] = [
  ["additionalProperties", { properties: { a: {} }, additionalProperties: false }, [{ b: 1 }]],
  ["type", { additionalProperties: { type: "string" } }, [{ "a/b~c": 1 }]],
  ["anyOf", { anyOf: [{ type: "string" }, { type: "object", required: ["a"] }] }, [1, {}]],
  ["const", { const: "a" }, ["b", null]],
  ["contains", { contains: { type: "string" } }, [[1]]],
  ["dependentRequired", { dependentRequired: { a: ["b", "c"] } }, [{ a: 1 }]],
  ["dependentRequired", { dependentRequired: { a: ["b"] } }, [{ a: 1 }]],
  ["enum", { properties: { kind: { enum: ["a", 'b"c', null] } } }, [{ kind: "d" }]],
  ["false schema", { allOf: [false] }, [1]],
  ["format", { format: "uuid" }, ["no"]],
  [
    "if",
    JSON.parse('{ "if": { "required": ["a"] }, "then": { "required": ["b"] } }') as Schema,
    [{ a: 1 }],
  ],
  ["maxItems", { maxItems: 1 }, [[1, 2]]],
  ["maxLength", { maxLength: 2 }, ["abc"]],
  ["maxProperties", { maxProperties: 1 }, [{ a: 1, b: 2 }]],
  ["maximum", { maximum: 3 }, [4]],
  ["minItems", { minItems: 2 }, [[1]]],
  ["minLength", { minLength: 2 }, ["a"]],
  ["minProperties", { minProperties: 1 }, [{}]],
  ["minimum", { minimum: 3 }, [2]],
  ["not", { not: { required: ["a"] } }, [{ a: 1 }]],
  ["oneOf", { oneOf: [{ type: "string" }, { const: "a" }] }, [1, "a"]],
  ["pattern", { pattern: '^"a\\d+$' }, ["b"]],
  ["propertyNames", { propertyNames: { maxLength: 1 } }, [{ long: 1 }]],
  ["required", { required: ["a", "it's"] }, [{}, { a: 1 }]],
  ["type", { type: ["string", "null"] }, [1, []]],
  ["uniqueItems", { uniqueItems: true, items: { type: "string" } }, [["a", "b", "a"]]],
];

const person: Schema = {
  type: "object",
  required: ["name"],
  properties: { name: { type: "string" }, friends: { items: { $ref: "person" } } },
};
const team: Schema = {
  properties: { lead: { $ref: "person" }, members: { items: { $ref: "person" } } },
};

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "checks-"));
  const ajv = newAjv(printedOptions);
  for (const [index, [, schema]] of cases.entries())
    ajv.addSchema({ ...schema, $id: `case${index}` });
  ajv.addSchema({ ...person, $id: "person" });
  ajv.addSchema({ ...team, $id: "team" });
  const ids = [...cases.map((_case, index) => `case${index}`), "team"];
  const moduleOf = (id: string) => (id.startsWith("case") ? `cases/${id}` : id);
  const files = new Map([
    ...checkModules(ajv, ids, moduleOf, "failure.js"),
    ["failure", failureModule],
    ["package", ""],
  ]);
  for (const [name, text] of files) {
    const file = join(folder, name === "package" ? "package.json" : `${name}.js`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, name === "package" ? '{ "type": "module" }' : text);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

interface Compiled {
  default: { (value: unknown): boolean; errors?: object[] | null };
}

/** What the printed check says against a value; the check was written a moment ago by the code under test. */
async function printed(module: string, value: unknown): Promise<object[]> {
  const { default: check } = (await import(
    /* @vite-ignore */ join(folder, `${module}.js`)
  )) as Compiled;
  return check(value) ? [] : (check.errors ?? []);
}

describe("a printed check reports what Ajv itself reports", () => {
  it.each(cases.map(([keyword, schema, values], index) => ({ keyword, schema, values, index })))(
    "$index $keyword",
    async ({ keyword, schema, values, index }) => {
      const own = newAjv({ unicode: false, logger: false }).compile(schema);
      for (const value of values) {
        own(value);
        const errors = own.errors ?? [];
        expect(errors.map((error) => error.keyword)).toContain(keyword);
        expect(await printed(`cases/case${index}`, value)).toEqual(errors);
      }
    },
  );

  it("follows references, also to itself, with the place in the whole value", async () => {
    const value = { lead: { name: "a", friends: [{ name: "b" }, { name: 1 }] }, members: [{}] };
    const places = (await printed("team", value)).map((error) =>
      Reflect.get(error, "instancePath"),
    );
    expect(places).toEqual(["/lead/friends/1/name", "/members/0"]);
    expect(await printed("team", { lead: { name: "a", friends: [] } })).toEqual([]);
  });
});

it("has a case for every keyword", () => {
  expect(keywords.filter((keyword) => !cases.some(([name]) => name === keyword))).toEqual([]);
});
