import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { expect, it } from "vitest";
import { browserFlags, findBrowser } from "./browser";

it("brings a Chromium with its libraries", { timeout: 60_000 }, async () => {
  const { executablePath, env } = await findBrowser("");
  expect(existsSync(join(env["LD_LIBRARY_PATH"] ?? "", "libnss3.so"))).toBe(true);
  const version = spawnSync(executablePath, ["--version"], { env, encoding: "utf8" });
  expect(version.stdout).toMatch(/Chrom(?:e|ium).* \d+\./);
});

it("shows an input field with fonts that it brings along", { timeout: 60_000 }, async () => {
  const { executablePath, env } = await findBrowser("");
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

const broken = () => Promise.resolve({ executablePath: "/bin/false", env: {} });

it("takes the one that is chosen, and an installed one where its own does not start", async () => {
  expect(await findBrowser("/opt/chromium", { bring: broken })).toEqual({
    executablePath: "/opt/chromium",
    env: {},
  });
  expect(await findBrowser("", { bring: broken, places: ["/nowhere", process.execPath] })).toEqual({
    executablePath: process.execPath,
    env: {},
  });
});

it("says what to install where its own does not start and there is no other", async () => {
  await expect(findBrowser("", { bring: broken, places: [] })).rejects.toThrow(
    "apt-get install chromium-headless-shell",
  );
});
