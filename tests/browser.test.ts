import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { expect, it } from "vitest";
import { browserFlags, findBrowser } from "./browser";

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

it("shows an input field with fonts that it brings along", { timeout: 60_000 }, async () => {
  const { executablePath, env } = await findBrowser("", []);
  const browser = await chromium.launch({
    executablePath,
    args: browserFlags,
    env: { ...process.env, ...env },
  });
  try {
    const page = await browser.newPage();
    await page.setContent("<label>Name <input value='ledger'></label><textarea></textarea>");
    await page.screenshot();
    expect(await page.getByLabel("Name").inputValue()).toBe("ledger");
  } finally {
    await browser.close();
  }
});

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
