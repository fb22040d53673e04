import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readPropertiesFile } from "./propertiesFile";

const folder = mkdtempSync(join(tmpdir(), "quarterdeck-properties-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("reads lines of names and values", () => {
  const file = join(folder, "some.properties");
  writeFileSync(file, "# a comment\nfirst = 1\nsecond=a=b\n\nno value\n");
  expect(readPropertiesFile(file)).toEqual({ first: "1", second: "a=b" });
  expect(readPropertiesFile(null)).toEqual({});
});

it.each([
  [join(folder, "none"), "it is not there"],
  [folder, "it is a folder"],
  ["/dev/zero", "it is no file"],
])("names %s, which cannot be read", (file, reason) => {
  expect(() => readPropertiesFile(file)).toThrow(
    `SANDBOX_PROPERTIES=${file} cannot be read: ${reason}; name a file of name=value lines, or leave it out.`,
  );
});
