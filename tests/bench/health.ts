import type { Browser, Page } from "@playwright/test";
import { line, title } from "./line";
import { firstRow, opened, openedAgain } from "./opened";
import { atRest, held, openPage, percentile, timeInteraction, scrolled } from "./page";

const everything = "/health?hidePassing=false&groupBy=no-group";
/** Milliseconds to the first row by number of checks; what lies between has the next bar. */
const firstRowBars: Readonly<Record<number, number>> = { 200: 450, 1_000: 500, 5_000: 650 };

/** What the health page costs with so many checks. */
export async function health(browser: Browser, url: string, checks: number): Promise<void> {
  title(`Health page with ${checks} checks, ungrouped, no throttling`);
  const fast = await opened(browser, url + everything, firstRow);
  line("first row", fast.there, "ms", firstRowBars[checks]);
  line("blocking (sum of long tasks over 50 ms)", fast.blocking, "ms", 200);
  line("DOM nodes", fast.nodes, "nodes", 2_000);
  line("heap", fast.heap, "MB", 60);
  line(
    "second visit, first row",
    await openedAgain(browser, url + everything, firstRow),
    "ms",
    300,
  );
  title(`Health page with ${checks} checks, CPU 4 times slower`);
  const slow = await opened(browser, `${url}/health?hidePassing=false`, firstRow, 4);
  line("LCP", slow.lcp, "ms", 1_000);
  line("TBT", slow.blocking, "ms", 100);
  line("CLS", slow.cls, "", 0.02);
  await interactions(browser, url);
  await scrolling(browser, url);
}

/** What starting costs is measured for itself; readers act on what stands. */
async function standing(page: Page): Promise<void> {
  await page.getByRole("row").nth(3).waitFor();
  await atRest(page);
}

async function interactions(browser: Browser, url: string): Promise<void> {
  const { page } = await openPage(browser, 4);
  await page.goto(url + everything);
  await standing(page);
  const search = page.getByRole("textbox", { name: "Search by name" });
  await search.focus();
  const keystrokes: number[] = [];
  for (const key of ["c", "h", "e", "c", "k"])
    keystrokes.push(await timeInteraction(page, () => page.keyboard.press(key)));
  await search.fill("");
  await atRest(page);
  const sorts: number[] = [];
  for (const header of ["Uptime", "Latency", "Checks"])
    sorts.push(
      await timeInteraction(page, () =>
        page
          .getByRole("columnheader", { name: header })
          .getByRole("button", { name: header })
          .click(held),
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
  await standing(page);
  await page.getByRole("row").nth(3).hover();
  const { longest, p95 } = await scrolled(page, 1_200);
  line("longest frame while scrolling", longest, "ms", 50);
  line("p95 frame while scrolling", p95, "ms");
  await page.context().close();
}
