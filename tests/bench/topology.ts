import type { Browser } from "@playwright/test";
import { framesDuring, openPage, readVitals, watchVitals } from "./page";

interface Cost {
  /** Milliseconds until the first card is there. */
  firstCard: number;
  nodes: number;
  /** Milliseconds that the main thread was blocked for, beyond 50 each time. */
  blocking: number;
}

/** Median of three cold openings. */
async function cost(browser: Browser, address: string): Promise<Cost> {
  const runs: Cost[] = [];
  for (let run = 0; run < 3; run += 1) {
    const { page } = await openPage(browser, 1);
    await page.addInitScript(watchVitals);
    await page.goto(address);
    await page.getByRole("article").first().waitFor();
    const firstCard = await page.evaluate(() => performance.now());
    await page.waitForLoadState("networkidle");
    const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
    runs.push({ firstCard, nodes, blocking: (await readVitals(page)).tbt });
    await page.context().close();
  }
  return (
    runs.toSorted((a, b) => a.firstCard - b.firstCard)[1] ?? { firstCard: 0, nodes: 0, blocking: 0 }
  );
}

/** Milliseconds of each frame while the cards are scrolled through, CPU four times slower. */
async function scrolling(browser: Browser, address: string): Promise<number[]> {
  const { page } = await openPage(browser, 4);
  await page.goto(address);
  await page.getByRole("article").first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.getByRole("article").first().hover();
  const frames = await framesDuring(page, async () => {
    for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 900);
  });
  await page.context().close();
  return frames;
}

/** The dashboard with fifty cards and with a thousand. */
export async function topologyFigures(browser: Browser, url: string) {
  const all = `${url}/topology?type=Application:1,Service:1`;
  return {
    fifty: await cost(browser, `${url}/topology`),
    thousand: await cost(browser, all),
    frames: await scrolling(browser, all),
  };
}
