import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../codegen.config";
import { checkModules, failureModule, printedOptions } from "./checkModules";
import { readContract } from "./contract";
import { declarationOf, readsOf, readYaml, type DbExamples, type Schema } from "./document";
import { newAjv } from "./validators";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "checks-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Values that differ from a row in one place each. */
function broken(row: unknown): unknown[] {
  if (Array.isArray(row))
    return [7, ...row.slice(0, 2).flatMap((one) => broken(one).map((other) => [other]))];
  if (typeof row !== "object" || row === null) return [{}, 1.5];
  return Object.entries(row).flatMap(([key, value]) => [
    ...broken(value).map((other) => ({ ...row, [key]: other })),
    Object.fromEntries(Object.entries(row).filter(([other]) => other !== key)),
  ]);
}

interface Check {
  (value: unknown): boolean;
  errors?: object[] | null;
}

it("checks an example of every list, whole and broken in each place, as Ajv itself does", async () => {
  const { db, documents } = await readContract();
  const examples = await readYaml<DbExamples>(contract.dbExamples);
  const schemas: Record<string, Schema> = JSON.parse(
    JSON.stringify(documents.get("db")?.components.schemas).replaceAll(
      '"#/components/schemas/',
      '"',
    ),
  );
  const printing = newAjv(printedOptions);
  const own = newAjv({ unicode: false, logger: false, inlineRefs: false });
  for (const [name, schema] of Object.entries(schemas)) {
    printing.addSchema({ ...schema, $id: name });
    own.addSchema({ ...schema, $id: name });
  }
  const modules = checkModules(printing, Object.keys(schemas), () => "all", "failure.js");
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(folder, "failure.js"), failureModule);
  await writeFile(join(folder, "all.js"), modules.get("all") ?? "");
  // It was written a moment ago by the code under test.
  const checks = (await import(/* @vite-ignore */ join(folder, "all.js"))) as Record<string, Check>;

  const rows = Object.entries(db.paths).flatMap(([path, item]) => [
    { schema: declarationOf(item).row, row: examples[path.slice(1)]?.[0] },
    ...readsOf(item).map(({ name, result }) => ({
      schema: result.$ref.split("/").at(-1) ?? "",
      row: examples[name]?.[0],
    })),
  ]);
  const values = rows.flatMap(({ schema, row }) =>
    row === undefined ? [] : [row, ...broken(row)].map((value) => ({ schema, value })),
  );
  const said = (check: Check | undefined, value: unknown) =>
    JSON.stringify([check?.(value), check?.errors ?? []]);
  const differing = values.filter(
    ({ schema, value }) =>
      said(checks[schema], value) !== said(own.getSchema(schema) as Check, value),
  );
  expect(differing).toEqual([]);
  const refused = values.filter(({ schema, value }) => checks[schema]?.(value) === false);
  expect(refused.length).toBeGreaterThan(1000);
});
