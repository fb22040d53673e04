import { chromium, type Browser } from "@playwright/test";
import { rm } from "node:fs/promises";
import { browserFlags, findBrowser } from "../browser";
import {
  countScripts,
  framesDuring,
  heapMegabytes,
  openPage,
  percentile,
  readVitals,
  timeInteraction,
  watchVitals,
} from "./page";
import { catalogFigures, catalogInteractions } from "./catalog";
import { catalogItemFigures, prepareCatalog } from "./catalogItem";
import { editorFigures } from "./editor";
import { followFigures, logsFigures, prepareLogs } from "./logs";
import { prepareChecks, startBuilt } from "./server";
import { topologyFigures } from "./topology";

const port = 4320;
const everything = "/health?hidePassing=false&groupBy=no-group";

function line(name: string, value: number, unit: string, bar?: number): void {
  const figure = `${Number.isInteger(value) ? value : value.toFixed(value < 10 ? 2 : 0)} ${unit}`;
  const verdict = bar === undefined ? "" : value <= bar ? `within ${bar}` : `OVER ${bar}`;
  console.log(`  ${name.padEnd(58)} ${figure.padStart(12)}  ${verdict}`);
}

/** Median of three loads of the same address in fresh contexts. */
async function firstScreen(browser: Browser, url: string, slowdown: number) {
  const runs = [];
  for (let run = 0; run < 3; run += 1) {
    const { page, tools } = await openPage(browser, slowdown);
    await page.addInitScript(watchVitals);
    const load = await countScripts(tools);
    await page.goto(url);
    await page.getByRole("row").nth(2).waitFor();
    const firstRow = await page.evaluate(() => performance.now());
    await page.waitForLoadState("networkidle");
    const vitals = await readVitals(page);
    const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
    runs.push({
      ...vitals,
      firstRow,
      nodes,
      scriptKilobytes: load.scriptBytes / 1000,
      heap: await heapMegabytes(tools),
    });
    await page.context().close();
  }
  return runs.toSorted((a, b) => a.firstRow - b.firstRow)[1] ?? runs[0];
}

/** JavaScript that a route loads beyond what the health page has loaded, in a fresh context each. */
async function routeSizes(browser: Browser, url: string): Promise<void> {
  console.log("JavaScript per route (kB over the wire)");
  for (const [name, path, bar] of [
    ["/health, first authenticated screen", "/health", 250],
    ["/health with a check open", "", 310],
    ["/view/health", "/view/health", 250],
    ["/notifications", "/notifications", 250],
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
    await page.waitForLoadState("networkidle");
    line(name, load.scriptBytes / 1000, "kB", bar);
    await page.context().close();
  }
}

/** What the first editor of a spec costs. */
async function editors(browser: Browser, url: string): Promise<void> {
  console.log("Spec editor, no throttling");
  const figures = await editorFigures(browser, url);
  line("first editor opens, from the click", figures.fromClick, "ms", 1_500);
  line(
    "first editor opens, from its address in an empty browser",
    figures.fromAddress,
    "ms",
    1_500,
  );
  line("code of the editor with its worker", figures.codeKilobytes, "kB");
  line("connection picker adds Monaco", figures.pickerKilobytes, "kB", 0);
}

/** What the catalog's pages cost at 10,000 items. */
async function catalog(browser: Browser, url: string): Promise<void> {
  console.log("Catalog of 10,000 items and 100,000 changes, no throttling");
  const { summary, lists } = await catalogFigures(browser, url);
  line("summary, first row", summary.firstRow, "ms", 700);
  for (const { rows, firstRow, nodes, blocking } of lists) {
    line(`list of ${rows} rows, first row`, firstRow, "ms", 900);
    line(`list of ${rows} rows, DOM nodes`, nodes, "nodes", 3_000);
    line(`list of ${rows} rows, blocking`, blocking, "ms");
  }
  const slow = await catalogInteractions(browser, url);
  line("keystroke in the search box, CPU 4 times slower, p75", slow.keystroke, "ms", 100);
  line("arrow key through the rows, CPU 4 times slower, p75", slow.arrow, "ms", 100);
  line("opening a filter, CPU 4 times slower, p75", slow.filter, "ms", 100);
  line("opening a change, CPU 4 times slower, p75", slow.change, "ms", 100);
}

/** What the changes and the item's pages cost at their largest. */
async function catalogItems(browser: Browser, url: string): Promise<void> {
  console.log("Changes among 100,000, a spec of 5 MB, a graph of 300 nodes, no throttling");
  const { changes, spec, graph } = await catalogItemFigures(browser, url);
  line("200 changes, first row", changes.there, "ms", 900);
  line("200 changes, DOM nodes", changes.nodes, "nodes", 3_000);
  line("spec of 5 MB, first line", spec.there, "ms", 1_000);
  line("spec of 5 MB, DOM nodes", spec.nodes, "nodes", 3_000);
  line("graph of 300 nodes, laid out", graph.there, "ms", 1_500);
  line("graph of 300 nodes, blocking", graph.blocking, "ms", 300);
}

/** What the dashboard costs with fifty cards and with a thousand. */
async function topology(browser: Browser, url: string): Promise<void> {
  console.log("Topology of 1,000 components");
  const { fifty, thousand, frames } = await topologyFigures(browser, url);
  line("50 cards, first card", fifty.firstCard, "ms", 700);
  line("50 cards, blocking", fifty.blocking, "ms", 150);
  line("1,000 cards, first card", thousand.firstCard, "ms", 1_200);
  line("1,000 cards, blocking", thousand.blocking, "ms");
  line("1,000 cards, DOM nodes", thousand.nodes, "nodes", 4_000);
  line("longest frame while scrolling, CPU 4 times slower", Math.max(...frames), "ms", 50);
  line("p95 frame while scrolling, CPU 4 times slower", percentile(frames, 0.95), "ms");
}

/** What a hundred thousand log lines cost, and following for minutes. */
async function logs(browser: Browser): Promise<void> {
  console.log("100,000 log lines, CPU 4 times slower");
  const { folder, file } = await prepareLogs();
  const dataDir = await prepareChecks(200);
  await rm(dataDir, { recursive: true, force: true });
  const server = await startBuilt(port, dataDir, { SANDBOX_LOGS: folder });
  const figures = await logsFigures(browser, server.url);
  line("first lines", figures.opened, "ms");
  line("keystroke in the search box, p75", percentile(figures.keystrokes, 0.75), "ms", 100);
  line("matches marked after a search", figures.searched, "ms");
  line("arrow key through the lines, p75", percentile(figures.arrows, 0.75), "ms", 100);
  line("longest frame while scrolling", Math.max(...figures.frames), "ms", 50);
  line("DOM nodes", figures.nodes, "nodes", 4_000);
  line("heap", figures.heap, "MB", 120);
  const follow = await followFigures(browser, server.url, file);
  console.log(`Following ${follow.came} lines in ${follow.seconds} s, no throttling`);
  line("heap after a fifth of it", follow.early, "MB", 120);
  line("heap at its end", follow.late, "MB", 120);
  line("lines behind at its end", follow.behind, "lines", 600);
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

async function interactions(browser: Browser, url: string): Promise<void> {
  const { page } = await openPage(browser, 4);
  await page.goto(url + everything);
  await page.getByRole("row").nth(3).waitFor();
  const search = page.getByRole("textbox", { name: "Search by name" });
  await search.focus();
  const keystrokes: number[] = [];
  for (const key of ["c", "h", "e", "c", "k"])
    keystrokes.push(await timeInteraction(page, () => page.keyboard.press(key)));
  await search.fill("");
  const sorts: number[] = [];
  for (const header of ["Uptime", "Latency", "Checks"])
    sorts.push(
      await timeInteraction(page, () =>
        page
          .getByRole("columnheader", { name: header })
          .getByRole("button", { name: header })
          .click(),
      ),
    );
  const arrows: number[] = [];
  await page.getByRole("row").nth(2).focus();
  for (let step = 0; step < 8; step += 1)
    arrows.push(await timeInteraction(page, () => page.keyboard.press("ArrowDown")));
  const opened = await timeInteraction(page, () => page.keyboard.press("Enter"));
  line("keystroke in the search box, p75", percentile(keystrokes, 0.75), "ms", 100);
  line("sort, p75", percentile(sorts, 0.75), "ms", 100);
  line("arrow key through the rows, p75", percentile(arrows, 0.75), "ms", 100);
  line("open the check details", opened, "ms", 100);
  await page.context().close();
}

async function scrolling(browser: Browser, url: string): Promise<void> {
  const { page } = await openPage(browser, 4);
  await page.goto(url + everything);
  await page.getByRole("row").nth(3).waitFor();
  await page.getByRole("row").nth(3).hover();
  const times = await framesDuring(page, async () => {
    for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 1_200);
  });
  line("longest frame while scrolling", Math.max(...times), "ms", 50);
  line("p95 frame while scrolling", percentile(times, 0.95), "ms");
  await page.context().close();
}

async function startUp(): Promise<void> {
  console.log("Start-up of a built tree");
  const dataDir = await prepareChecks(200);
  await rm(dataDir, { recursive: true, force: true });
  const first = await startBuilt(port, dataDir);
  line("first start, with its seed, until it answers", first.readyMs, "ms", 5_000);
  const start = performance.now();
  for (;;) {
    const summary = (await (await fetch(`${first.url}/api/canary/api/summary`)).json()) as {
      checks_summary?: { status: string; last_runtime?: string }[];
    };
    const isGreen = summary.checks_summary?.some(
      ({ status, last_runtime }) =>
        status === "healthy" && Date.now() - Date.parse(last_runtime ?? "") < 10_000,
    );
    if (isGreen) break;
    if (performance.now() - start > 30_000)
      throw new Error("no check turned green within 30 seconds");
  }
  line(
    "… until a check has run and is green",
    first.readyMs + performance.now() - start,
    "ms",
    10_000,
  );
  await first.stop();
  const again = await startBuilt(port, dataDir);
  line("second start, until it answers", again.readyMs, "ms", 5_000);
  await again.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** `npm run bench`: sizes, first screen, interaction and start-up, each beside its bar; `editor`, `catalog`, `items`, `topology` and `logs` run that part alone. */
async function bench(): Promise<void> {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: browserFlags,
    env: { ...process.env, ...env },
  });
  for (const [name, part] of [
    ["editor", editors],
    ["catalog", catalog],
    ["items", catalogItems],
    ["topology", topology],
    ["logs", logs],
  ] as const) {
    if (!process.argv.includes(name)) continue;
    if (name === "logs") {
      await logs(browser);
      await browser.close();
      return;
    }
    const dataDir = await (name === "items" ? prepareCatalog() : prepareChecks(200));
    const server = await startBuilt(port, dataDir);
    await part(browser, server.url);
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    await browser.close();
    return;
  }
  await startUp();
  await logs(browser);
  const items = await prepareCatalog();
  const itemServer = await startBuilt(port, items);
  await catalogItems(browser, itemServer.url);
  await itemServer.stop();
  await rm(items, { recursive: true, force: true });
  for (const checks of [200, 1_000, 5_000]) {
    const dataDir = await prepareChecks(checks);
    const server = await startBuilt(port, dataDir);
    if (checks === 200) {
      await routeSizes(browser, server.url);
      await editors(browser, server.url);
      await catalog(browser, server.url);
      await topology(browser, server.url);
    }
    console.log(`Health page with ${checks} checks, ungrouped, no throttling`);
    const fast = await firstScreen(browser, server.url + everything, 1);
    if (fast) {
      line("first row", fast.firstRow, "ms", 900);
      line("blocking (sum of long tasks over 50 ms)", fast.tbt, "ms", 200);
      line("DOM nodes", fast.nodes, "", 2_000);
      line("heap", fast.heap, "MB", 60);
    }
    console.log(`Health page with ${checks} checks, CPU 4 times slower`);
    const slow = await firstScreen(browser, server.url + "/health?hidePassing=false", 4);
    if (slow) {
      line("LCP", slow.lcp, "ms", 2_000);
      line("TBT", slow.tbt, "ms", 150);
      line("CLS", slow.cls, "", 0.02);
    }
    await interactions(browser, server.url);
    await scrolling(browser, server.url);
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  await browser.close();
}

await bench();
