import type { Browser } from "@playwright/test";
import { readFile } from "node:fs/promises";
import type { ScriptSize } from "~/server/sizeMap";
import { builtSizes } from "../builtSizes";
import { line, title } from "./line";
import { atRest, countScripts, openPage } from "./page";

/** JavaScript that a route loads beyond what the health page has loaded, in a fresh context each. */
export async function routeSizes(browser: Browser, url: string): Promise<void> {
  title("JavaScript per route (kB over the wire)");
  for (const [name, path, bar] of [
    ["/health, first authenticated screen", "/health", 180],
    ["/health with a check open", "", 210],
    ["/view/health", "/view/health", 180],
    ["/notifications", "/notifications", 210],
  ] as const) {
    const { page, tools } = await openPage(browser, 1);
    let target: string = path;
    if (target === "") {
      await page.goto(`${url}/health?hidePassing=false&groupBy=no-group`);
      target =
        (await page.getByRole("rowheader").getByRole("link").first().getAttribute("href")) ??
        "/health";
    }
    const load = await countScripts(tools);
    await tools.send("Network.setCacheDisabled", { cacheDisabled: true });
    await page.goto(url + target);
    await atRest(page);
    line(name, load.scriptBytes / 1000, "kB", bar);
    await page.context().close();
  }
}

/** What the first screen of each route fetches before it is drawn, as the build has written it. */
export function fetchedFirst(): void {
  title("Fetched before the first row (scripts packed by Brotli, styles by gzip)");
  const sizes = builtSizes("dist");
  const health = sizes.find(({ path }) => path === "/health");
  if (health === undefined) throw new Error("The build has no route /health");
  line("/health: scripts", health.scripts, "files", 12);
  line("/health: style sheets", health.styles, "files", 3);
  line("/health: styles", health.styleKb, "kB", 20);
  for (const { path, scriptKb } of sizes) line(`${path}: scripts`, scriptKb, "kB");
}

/** What the scripts of the first screen are made of, largest first, before they are packed. */
export async function sizeParts(browser: Browser, url: string): Promise<void> {
  const scripts = JSON.parse(await readFile("dist/size-map.json", "utf8")) as ScriptSize[];
  const { page } = await openPage(browser, 1);
  await page.goto(`${url}/health`);
  await atRest(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  await page.context().close();
  title("What the scripts of /health are made of (kB before they are packed)");
  const sums = new Map<string, number>();
  for (const { file, parts } of scripts)
    if (loaded.includes(file))
      for (const [part, bytes] of Object.entries(parts))
        sums.set(part, (sums.get(part) ?? 0) + bytes);
  for (const [part, bytes] of [...sums].toSorted(([, a], [, b]) => b - a).slice(0, 25))
    line(part, bytes / 1000, "kB");
}
