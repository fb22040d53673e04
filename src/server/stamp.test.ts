import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { clearStamp, isBuilt, sourceHash, writeStamp } from "./stamp";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stamp-"));
  for (const folder of ["src/ui", "generated", "dist"])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "src/ui/Dialog.tsx"), "one");
  writeFileSync(join(root, "index.html"), "page");
  writeStamp(root, sourceHash(root));
});
afterEach(() => rmSync(root, { recursive: true }));

it("knows a finished build again, whatever the file times say", () => {
  expect(isBuilt(root)).toBe(true);
  utimesSync(join(root, "src/ui/Dialog.tsx"), 1, 1);
  expect(isBuilt(root)).toBe(true);
});

it("does not build again for a test, a README or the file that the build writes", () => {
  writeFileSync(join(root, "src/ui/Dialog.test.tsx"), "test");
  writeFileSync(join(root, "src/README.md"), "words");
  writeFileSync(join(root, "generated/routeTree.gen.ts"), "tree");
  expect(isBuilt(root)).toBe(true);
});

it.each([
  ["a changed file", () => writeFileSync(join(root, "src/ui/Dialog.tsx"), "two")],
  ["a new file", () => writeFileSync(join(root, "src/ui/Drawer.tsx"), "")],
  ["a missing file", () => rmSync(join(root, "src/ui/Dialog.tsx"))],
  ["a changed page", () => writeFileSync(join(root, "index.html"), "other")],
  ["an interrupted build", () => clearStamp(root)],
])("builds again after %s", (_, change) => {
  change();
  expect(isBuilt(root)).toBe(false);
});
