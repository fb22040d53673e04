import type { Browser, Page } from "@playwright/test";
import { openPage, readVitals, watchVitals } from "./page";

/** What opening a page of the catalog costs. */
export interface PageCost {
  /** Milliseconds until the first row is there. */
  firstRow: number;
  nodes: number;
  blocking: number;
}

const firstRow = (page: Page) => page.getByRole("row").nth(1);

/** Median of three cold openings. */
async function cost(browser: Browser, address: string): Promise<PageCost> {
  const runs: PageCost[] = [];
  for (let run = 0; run < 3; run += 1) {
    const { page } = await openPage(browser, 1);
    await page.addInitScript(watchVitals);
    await page.goto(address);
    await firstRow(page).waitFor();
    const firstRowAt = await page.evaluate(() => performance.now());
    await page.waitForLoadState("networkidle");
    const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
    runs.push({ firstRow: firstRowAt, nodes, blocking: (await readVitals(page)).tbt });
    await page.context().close();
  }
  return (
    runs.toSorted((a, b) => a.firstRow - b.firstRow)[1] ?? { firstRow: 0, nodes: 0, blocking: 0 }
  );
}

/** Summary, and lists of 50, 200 and 1,000 rows, at 10,000 items and 100,000 changes. */
export async function catalogFigures(browser: Browser, url: string) {
  const lists = [];
  for (const rows of [50, 200, 1_000])
    lists.push({ rows, ...(await cost(browser, `${url}/catalog?view=list&pageSize=${rows}`)) });
  return { summary: await cost(browser, `${url}/catalog`), lists };
}
