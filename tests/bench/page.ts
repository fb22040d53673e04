import type { Browser, CDPSession, Page } from "@playwright/test";
import { spreadOf, type Spread } from "./line";

export interface Load {
  /** Bytes of JavaScript as they came over the wire (compressed). */
  scriptBytes: number;
  requests: number;
}

/** A page with its DevTools session; `slowdown` divides the CPU's speed. */
export async function openPage(
  browser: Browser,
  slowdown: number,
): Promise<{ page: Page; tools: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
  });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  if (slowdown > 1) await tools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { page, tools };
}

/** Counts the JavaScript that arrives from now on. */
export async function countScripts(tools: CDPSession): Promise<Load> {
  const load: Load = { scriptBytes: 0, requests: 0 };
  const scripts = new Set<string>();
  await tools.send("Network.enable");
  tools.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  tools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    load.requests += 1;
    if (scripts.has(requestId)) load.scriptBytes += encodedDataLength;
  });
  return load;
}

/** Watches from the first byte: longest blocking, paint and layout figures. Runs in the page before anything else. */
export function watchVitals(): void {
  const vitals = { lcp: 0, cls: 0, tbt: 0, longest: 0 };
  Object.assign(globalThis, { quarterdeckVitals: vitals });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.lcp = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.cls += Number(Reflect.get(entry, "value"));
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      vitals.tbt += Math.max(0, entry.duration - 50);
      vitals.longest = Math.max(vitals.longest, entry.duration);
    }
  }).observe({ type: "longtask", buffered: true });
}

export interface Vitals {
  lcp: number;
  cls: number;
  tbt: number;
  longest: number;
}

export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => Reflect.get(globalThis, "quarterdeckVitals") as Vitals);

/**
 * Resolves once the page has rested for a quarter of a second: no answer came, no task took long and nothing was drawn.
 * A quiet network alone says little about the page, and is told half a second late.
 */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async (rest) => {
    let last = performance.now();
    const tasks = new PerformanceObserver(() => (last = performance.now()));
    tasks.observe({ entryTypes: ["longtask", "resource"] });
    const drawn = new MutationObserver(() => (last = performance.now()));
    drawn.observe(document, { subtree: true, childList: true });
    while (performance.now() - last < rest) await new Promise((resolve) => setTimeout(resolve, 25));
    tasks.disconnect();
    drawn.disconnect();
  }, 250);

/** Heap in megabytes after a collection. */
export async function heapMegabytes(tools: CDPSession): Promise<number> {
  await tools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await tools.send("Runtime.getHeapUsage");
  return usedSize / 1e6;
}

/**
 * A hand keeps a button of the mouse down for so many milliseconds. Released at once, what answers the press would
 * count for what answers the click, which is drawn by itself.
 */
export const held = { delay: 80 };

/** Milliseconds from the event that `act` causes until the frame after it is painted. */
export async function timeInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const figures: number[] = [];
    Object.assign(globalThis, { quarterdeckEvents: figures });
    for (const type of ["keydown", "pointerdown", "click", "input"])
      addEventListener(
        type,
        (event) => {
          const start = event.timeStamp;
          requestAnimationFrame(() => setTimeout(() => figures.push(performance.now() - start)));
        },
        { capture: true, once: false },
      );
  });
  await act();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
  );
  return page.evaluate(() =>
    Math.max(0, ...(Reflect.get(globalThis, "quarterdeckEvents") as number[])),
  );
}

/** What scrolling through a long list costs. */
export interface Scrolled {
  /** Longest frame of each way, in milliseconds. */
  longest: Spread;
  p95: number;
}

/**
 * Scrolls under the pointer by twelve steps of so many pixels, back, and forth again. One way alone says little: a
 * collection of garbage falls into it or not.
 */
export async function scrolled(page: Page, pixels: number): Promise<Scrolled> {
  const ways: number[][] = [];
  for (const way of [1, -1, 1]) {
    const frames = await framesDuring(page, async () => {
      for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, way * pixels);
    });
    ways.push(frames);
  }
  return {
    longest: spreadOf(ways.map((frames) => Math.max(...frames))),
    p95: percentile(ways.flat(), 0.95),
  };
}

/**
 * Milliseconds of each frame during a second and a half in which `act` scrolls; whole ones, as a frame lasts a number of the
 * screen's refreshes and the clock's parts of a thousandth make it no longer.
 */
async function framesDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  const frames = page.evaluate(async () => {
    const times: number[] = [];
    let last = performance.now();
    const end = last + 1_500;
    while (last < end) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      times.push(Math.round(now - last));
      last = now;
    }
    return times;
  });
  await act();
  return (await frames).filter((time) => time > 0);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
