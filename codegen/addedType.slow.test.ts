import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

/** A copy of what the generators read, to be changed as one likes. */
const copy = mkdtempSync(join(tmpdir(), "added-"));
const inputs = [
  "codegen",
  "codegen.config.ts",
  "openapi",
  "schemas",
  "package.json",
  "tsconfig.json",
];

beforeAll(() => {
  for (const name of inputs) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  writeFileSync(
    join(copy, "generate.mts"),
    `import { generateSchemas } from "./codegen/schemas";\nawait generateSchemas();\n`,
  );
  generate();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const generate = () =>
  execFileSync(process.execPath, ["--import", "tsx", "generate.mts"], { cwd: copy });

/** Every generated file with its lines. */
function generated(): Map<string, string[]> {
  const folder = join(copy, "generated");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Map(
    files
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name), "utf8").split("\n")]),
  );
}

/** Lines that came to a text and that left it, told apart by how often each stands there. */
function changed(before: readonly string[] = [], after: readonly string[] = []) {
  const left = [...before];
  const came = after.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { came, left };
}

function differences(before: Map<string, string[]>, after: Map<string, string[]>) {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return names.flatMap((name) => {
    const { came, left } = changed(before.get(name), after.get(name));
    return came.length + left.length === 0 ? [] : [{ name, came, left }];
  });
}

const acme = "schemas/connections/connection-acme.json";

it("a new type of connection makes files of its own and adds its lines to the index", () => {
  const before = generated();
  const http = readFileSync("schemas/connections/connection-http.json", "utf8");
  const text = http.replaceAll(/(connection-|"key": "|"const": ")http/g, "$1acme");
  writeFileSync(join(copy, acme), text.replace('"label": "HTTP"', '"label": "Acme"'));
  generate();
  const found = differences(before, generated());
  expect(found.map(({ name }) => name)).toEqual([
    "schemas/connections/connection-acme.form.schema.js",
    "schemas/connections/connection-acme.formCheck.js",
    "schemas/index.ts",
  ]);
  expect(found.flatMap(({ left }) => left)).toEqual([]);
  const added = found.at(-1)?.came ?? [];
  expect(added.length).toBeGreaterThan(0);
  expect(added.filter((line) => !line.includes("connection-acme"))).toEqual([]);
});

it("a new field of a form changes what speaks of it, and nothing else", () => {
  const before = generated();
  const schema = JSON.parse(readFileSync(join(copy, acme), "utf8")) as {
    $defs: { form: { properties: Record<string, object> } };
  };
  schema.$defs.form.properties["owner"] = {
    type: "string",
    description: "Who looks after it.",
    "x-ui": { order: 9, label: "Owner" },
  };
  writeFileSync(join(copy, acme), JSON.stringify(schema));
  generate();
  const found = differences(before, generated());
  expect(found.map(({ name, left }) => [name, left.length])).toEqual([
    // The line before it gets a comma, and the list of known keys one more entry.
    ["schemas/connections/connection-acme.form.schema.js", 1],
    ["schemas/connections/connection-acme.formCheck.js", 1],
    // The form goes by a hash of what it holds.
    ["schemas/index.ts", 1],
  ]);
  const came = found.find(({ name }) => name.endsWith("formCheck.js"))?.came ?? [];
  expect(came.join("\n")).toContain("data.owner !== undefined");
});
