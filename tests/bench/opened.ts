import type { Browser, Page } from "@playwright/test";
import { line, spreadOf, type Spread } from "./line";
import { atRest, countScripts, heapMegabytes, openPage, readVitals, watchVitals } from "./page";

/** What opening a page in an empty browser costs. */
export interface Opened {
  /** Milliseconds until what the page is for is there. */
  there: Spread;
  /** Milliseconds that the main thread was blocked for, beyond 50 each time. */
  blocking: Spread;
  lcp: Spread;
  /** Sum of layout shifts. */
  cls: Spread;
  nodes: Spread;
  /** Megabytes after a collection. */
  heap: Spread;
  /** Kilobytes of JavaScript over the wire. */
  scripts: Spread;
}

const runs = 5;

/**
 * Promises when an element first matches, by the page's own clock, once it has been painted. Asking from outside again
 * and again would cost the page what is being measured. Runs in the page before anything else.
 */
function noteFirst(selector: string): void {
  const quarterdeckThere = new Promise<number>((resolve, reject) => {
    const watch = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    watch.observe(document, { subtree: true, childList: true });
    setTimeout(() => reject(new Error(`Nothing has been ${selector} for 30 s`)), 30_000);
  });
  Object.assign(globalThis, { quarterdeckThere });
}

/**
 * Opens an address in fresh contexts.
 * @param selector what the page is for.
 * @param slowdown divides the CPU's speed.
 */
export async function opened(
  browser: Browser,
  address: string,
  selector: string,
  slowdown = 1,
): Promise<Opened> {
  const found: Record<keyof Opened, number>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, tools } = await openPage(browser, slowdown);
    await page.addInitScript(watchVitals);
    await page.addInitScript(noteFirst, selector);
    const load = await countScripts(tools);
    await page.goto(address);
    const there = await whenThere(page);
    await atRest(page);
    const { tbt, lcp, cls } = await readVitals(page);
    const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
    const heap = await heapMegabytes(tools);
    found.push({ there, blocking: tbt, lcp, cls, nodes, heap, scripts: load.scriptBytes / 1000 });
    await page.context().close();
  }
  const of = (part: keyof Opened) => spreadOf(found.map((one) => one[part]));
  return {
    there: of("there"),
    blocking: of("blocking"),
    lcp: of("lcp"),
    cls: of("cls"),
    nodes: of("nodes"),
    heap: of("heap"),
    scripts: of("scripts"),
  };
}

/** Milliseconds after which what `noteFirst` watches for was there. */
const whenThere = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(globalThis, "quarterdeckThere") as Promise<number>);

/** Milliseconds until what the page is for is there, for a reader who has been there before and opens it in a new tab. */
export async function openedAgain(
  browser: Browser,
  address: string,
  selector: string,
): Promise<Spread> {
  const { page: first } = await openPage(browser, 1);
  const context = first.context();
  await context.addInitScript(noteFirst, selector);
  await first.goto(address);
  await whenThere(first);
  // What is fetched ahead of its use has come too, as it has for every reader.
  await first.waitForTimeout(6_000);
  await first.close();
  const found: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage();
    await page.goto(address);
    found.push(await whenThere(page));
    await atRest(page);
    await page.close();
  }
  await context.close();
  return spreadOf(found);
}

/** Bars of a page; what has none is only told. */
export interface Bars {
  there: number;
  nodes: number;
  blocking?: number;
}

/** Opens a page and prints what is there first, its size and how long it blocked. */
export async function openedLines(
  browser: Browser,
  name: string,
  address: string,
  selector: string,
  bars: Bars,
): Promise<void> {
  const { there, nodes, blocking } = await opened(browser, address, selector);
  line(name, there, "ms", bars.there);
  line(`${name}: DOM nodes`, nodes, "nodes", bars.nodes);
  line(`${name}: blocking`, blocking, "ms", bars.blocking);
}

/** The first row of a table below its head. */
export const firstRow = "[role=row][data-index]";
