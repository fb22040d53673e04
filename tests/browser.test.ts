import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findBrowser } from "./browser";

it(
  "brings a Chromium with its libraries where none is installed",
  { timeout: 60_000 },
  async () => {
    const { executablePath, env } = await findBrowser("", []);
    expect(existsSync(join(env["LD_LIBRARY_PATH"] ?? "", "libnss3.so"))).toBe(true);
    const version = spawnSync(executablePath, ["--version"], { env, encoding: "utf8" });
    expect(version.stdout).toMatch(/Chrom(?:e|ium).* \d+\./);
  },
);

it("takes the one that is chosen, and one that is installed before its own", async () => {
  expect(await findBrowser("/opt/chromium", [])).toEqual({
    executablePath: "/opt/chromium",
    env: {},
  });
  expect(await findBrowser("", [process.execPath])).toEqual({
    executablePath: process.execPath,
    env: {},
  });
});
