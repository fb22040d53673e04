import type { Browser } from "@playwright/test";
import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedComponents } from "~mocks/sandbox/db/seedIds";
import { line, title } from "./line";
import { heapMegabytes, openPage, percentile, scrolled, timeInteraction } from "./page";
import { port, prepareChecks, startBuilt } from "./server";

const LINES = 100_000;
const PER_SECOND = 200;
/** Seconds of a look among the other parts, and of the part that is asked for. */
const FOLLOW = { brief: 10, whole: 300 };
/** Heap in MB that may come and go while lines come and older ones are let go. */
const FLAT = 10;

const logLine = (at: number, number: number): string => {
  const time = new Date(at).toISOString();
  if (number % 17 === 0)
    return `${time} ERROR \u001B[31mpayment ${number} timed out\u001B[0m after 3000 ms`;
  if (number % 17 === 1)
    return JSON.stringify({
      time,
      level: "warn",
      msg: "slow query",
      ms: number % 900,
      order: number,
    });
  return `${time} INFO request ${number} GET /api/orders/${number} 200 ${number % 90} ms`;
};

/** A folder with a hundred thousand lines of the last minutes. */
async function prepareLogs(): Promise<{ folder: string; file: string }> {
  const folder = await mkdtemp(join(tmpdir(), "quarterdeck-bench-logs-"));
  const file = join(folder, "orders.log");
  const from = Date.now() - 10 * 60_000;
  const lines = Array.from({ length: LINES }, (_, number) => logLine(from + number * 5, number));
  await writeFile(file, `${lines.join("\n")}\n`);
  return { folder, file };
}

const address = (url: string) =>
  `${url}/logs?topologyId=${seedComponents.quarterdeck}&logsSelector=files&start=6h&limit=${LINES}`;

/** A hundred thousand lines: opened, searched and scrolled, CPU four times slower; heap without throttling. */
async function logsFigures(browser: Browser, url: string) {
  const { page, tools } = await openPage(browser, 4);
  await page.goto(address(url));
  const grid = page.getByRole("treegrid", { name: "Log lines" });
  await grid.waitFor({ timeout: 120_000 });
  const opened = await page.evaluate(() => performance.now());
  const search = page.getByRole("textbox", { name: "Search" });
  await search.focus();
  const keystrokes: number[] = [];
  for (const key of ["p", "a", "y", "m", "e", "n", "t"])
    keystrokes.push(await timeInteraction(page, () => page.keyboard.press(key)));
  const before = await page.evaluate(() => performance.now());
  await page.keyboard.press("Enter");
  await page.locator("mark").first().waitFor();
  const searched = (await page.evaluate(() => performance.now())) - before;
  await search.fill("");
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    (lines) =>
      Number(document.querySelector("[role=treegrid]")?.getAttribute("aria-rowcount")) > lines,
    LINES - 1,
  );
  await grid.focus();
  const arrows: number[] = [];
  await page.keyboard.press("End");
  for (let step = 0; step < 8; step += 1)
    arrows.push(await timeInteraction(page, () => page.keyboard.press("ArrowUp")));
  await grid.hover();
  const { longest } = await scrolled(page, -1_200);
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  const heap = await heapMegabytes(tools);
  await page.context().close();
  return { opened, keystrokes, searched, arrows, longest, nodes, heap };
}

/**
 * Heap while two hundred lines a second come. The list holds a hundred thousand lines from the start, so that each one
 * that comes lets the oldest go.
 */
async function followFigures(browser: Browser, url: string, file: string, seconds: number) {
  const { page, tools } = await openPage(browser, 1);
  await page.goto(`${address(url)}&follow=true`);
  await page.getByRole("treegrid", { name: "Log lines" }).waitFor({ timeout: 120_000 });
  let number = LINES;
  const write = setInterval(() => {
    const fresh = Array.from({ length: PER_SECOND / 5 }, () => logLine(Date.now(), (number += 1)));
    void appendFile(file, `${fresh.join("\n")}\n`);
  }, 200);
  // What comes first fills buffers and compiles code.
  await page.waitForTimeout((seconds / 5) * 1_000);
  const heap = [await heapMegabytes(tools)];
  for (let step = 0; step < 4; step += 1) {
    await page.waitForTimeout((seconds / 5) * 1_000);
    heap.push(await heapMegabytes(tools));
  }
  clearInterval(write);
  await page.waitForTimeout(3_000);
  const last = /request (\d+) GET/.exec(
    (await page
      .getByText(/request \d+ GET/)
      .last()
      .textContent()) ?? "",
  );
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  await page.context().close();
  // How far what is shown lies behind what was written.
  return { came: number - LINES, heap, nodes, behind: number - Number(last?.[1]) };
}

/** A server with a folder of log lines, for as long as `measure` takes. */
async function withLogs(measure: (url: string, file: string) => Promise<void>): Promise<void> {
  const { folder, file } = await prepareLogs();
  const dataDir = await prepareChecks(200);
  await rm(dataDir, { recursive: true, force: true });
  const server = await startBuilt(port, dataDir, { SANDBOX_LOGS: folder });
  try {
    await measure(server.url, file);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a hundred thousand log lines cost. */
export const logs = (browser: Browser): Promise<void> =>
  withLogs(async (url) => {
    title("100,000 log lines, CPU 4 times slower");
    const figures = await logsFigures(browser, url);
    line("first lines", figures.opened, "ms");
    line("keystroke in the search box, p75", percentile(figures.keystrokes, 0.75), "ms", 100);
    line("matches marked after a search", figures.searched, "ms");
    line("arrow key through the lines, p75", percentile(figures.arrows, 0.75), "ms", 100);
    line("longest frame while scrolling", figures.longest, "ms", 50);
    line("DOM nodes", figures.nodes, "nodes", 4_000);
    line("heap", figures.heap, "MB", 120);
  });

/** Following a log: briefly, or for five minutes where it is asked for by its name. */
export const follow = (browser: Browser, isAsked: boolean): Promise<void> =>
  withLogs(async (url, file) => {
    const seconds = isAsked ? FOLLOW.whole : FOLLOW.brief;
    const { came, heap, nodes, behind } = await followFigures(browser, url, file, seconds);
    title(`Following ${came} lines in ${seconds} s, no throttling`);
    const [early = Number.NaN] = heap;
    line("heap after a fifth of it", early, "MB", 120);
    line("heap at its end", heap.at(-1) ?? Number.NaN, "MB", 120);
    line("most heap above the first figure", Math.max(...heap) - early, "MB", FLAT);
    line("lines behind at its end", behind, "lines", 600);
    line("DOM nodes", nodes, "nodes", 4_000);
  });
