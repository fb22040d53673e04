import { chromium } from "@playwright/test";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { browserFlags, findBrowser } from "../browser";
import { startConsole } from "../e2e/ownConsole";
import { shots } from "./shots";

const folder = "docs/pictures";

/**
 * `npm run pictures`: every picture of the documentation, from a fresh sandbox, in both themes. It fails where what a
 * picture is about is not on the page. Built first: `npm run build`.
 */
async function take(): Promise<void> {
  const found = await findBrowser();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: browserFlags,
    env: { ...process.env, ...found.env },
  });
  const server = await startConsole({});
  await mkdir(folder, { recursive: true });
  try {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1440, height: 900 },
        locale: "en-GB",
        timezoneId: "UTC",
        colorScheme,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      for (const { name, path, shows, open } of shots) {
        await page.goto(path);
        await page.getByRole("heading").first().waitFor();
        await open?.(page);
        await page.getByText(shows).first().waitFor();
        await page.waitForLoadState("networkidle");
        await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`) });
        console.log(`${folder}/${name}-${colorScheme}.png`);
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

await take();
