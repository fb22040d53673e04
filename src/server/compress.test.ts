import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressFolder } from "./compress";

it("writes both variants beside what is worth it, in every folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "compress-"));
  const script = "export const quarterdeck = true;\n".repeat(400);
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/app.js"), script);
  writeFileSync(join(folder, "assets/large.css"), "a{color:red}".repeat(30_000));
  writeFileSync(join(folder, "assets/photo.png"), script);
  writeFileSync(join(folder, "small.js"), "1");

  const total = await compressFolder(folder);

  expect(readdirSync(join(folder, "assets")).toSorted()).toEqual([
    "app.js",
    "app.js.br",
    "app.js.gz",
    "large.css",
    "large.css.br",
    "large.css.gz",
    "photo.png",
  ]);
  expect(readdirSync(folder).toSorted()).toEqual(["assets", "small.js"]);
  expect(brotliDecompressSync(readFileSync(join(folder, "assets/app.js.br"))).toString()).toBe(
    script,
  );
  expect(gunzipSync(readFileSync(join(folder, "assets/app.js.gz"))).toString()).toBe(script);
  expect(total).toMatchObject({ files: 2, plain: script.length + 360_000 });
  rmSync(folder, { recursive: true });
});
