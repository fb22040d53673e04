import type { Browser, Page } from "@playwright/test";
import { openPage, percentile, readVitals, timeInteraction, watchVitals } from "./page";

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

/** Milliseconds from a key or a click to the next frame, with a CPU four times slower. */
export async function catalogInteractions(browser: Browser, url: string) {
  const { page } = await openPage(browser, 4);
  await page.goto(`${url}/catalog?view=list&pageSize=200`);
  await firstRow(page).waitFor();
  await page.waitForLoadState("networkidle");
  const times: Record<"keystroke" | "arrow" | "filter" | "change", number[]> = {
    keystroke: [],
    arrow: [],
    filter: [],
    change: [],
  };
  const search = page.getByRole("combobox", { name: "Search for configs" });
  await search.focus();
  for (const key of ["a", "p", "i", "-", "1"])
    times.keystroke.push(await timeInteraction(page, () => page.keyboard.press(key)));
  await search.fill("");
  await page.waitForLoadState("networkidle");
  await firstRow(page).focus();
  for (let step = 0; step < 8; step += 1)
    times.arrow.push(await timeInteraction(page, () => page.keyboard.press("ArrowDown")));
  for (const name of [/^Labels/, /^Status/, /^Health/]) {
    times.filter.push(
      await timeInteraction(page, () => page.getByRole("button", { name }).first().click()),
    );
    await page.keyboard.press("Escape");
  }
  await page.goto(`${url}/catalog/changes?pageSize=200`);
  await firstRow(page).waitFor();
  await page.waitForLoadState("networkidle");
  for (const at of [1, 2, 3]) {
    times.change.push(await timeInteraction(page, () => page.getByRole("row").nth(at).click()));
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }
  await page.context().close();
  const p75 = (values: readonly number[]) => percentile(values, 0.75);
  return {
    keystroke: p75(times.keystroke),
    arrow: p75(times.arrow),
    filter: p75(times.filter),
    change: p75(times.change),
  };
}
