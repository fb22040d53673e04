import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { documentOptions } from "../../codegen/validateKinds";
import { isRefused, linesOf, reportsOf, strictly } from "../../codegen/validateReport";

const folder = fileURLToPath(new URL("../schemas/documents", import.meta.url));
const options = await documentOptions();

/** Files of whole documents; a team's are bare specs of no kind. */
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml") && !name.startsWith("team/"))
  .toSorted();
const textOf = (name: string) => readFileSync(join(folder, name), "utf8");

it.each(files.filter((name) => name.includes("/good-")))("accepts %s", (name) => {
  const reports = reportsOf(name, textOf(name), options);
  expect(reports.filter(isRefused), linesOf(reports).join("\n")).toEqual([]);
});

it.each(files.filter((name) => name.includes("/bad-")))("refuses each document of %s", (name) => {
  for (const part of textOf(name).split(/^---\s*$/m)) {
    const lines = linesOf(strictly(reportsOf(name, part, options)));
    expect(lines.length, part).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^error \S+:\d+ \S+ \S/);
  }
});
