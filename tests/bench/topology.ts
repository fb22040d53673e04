import type { Browser } from "@playwright/test";
import { line, title } from "./line";
import { openedLines } from "./opened";
import { atRest, openPage, scrolled, type Scrolled } from "./page";

const firstCard = "article";

/** Milliseconds of each frame while the cards are scrolled through, CPU four times slower. */
async function scrolling(browser: Browser, address: string): Promise<Scrolled> {
  const { page } = await openPage(browser, 4);
  await page.goto(address);
  await page.getByRole("article").first().waitFor();
  await atRest(page);
  await page.getByRole("article").first().hover();
  const frames = await scrolled(page, 900);
  await page.context().close();
  return frames;
}

/** What the dashboard costs with fifty cards and with a thousand. */
export async function topology(browser: Browser, url: string): Promise<void> {
  title("Topology of 1,000 components");
  const all = `${url}/topology?type=Application:1,Service:1`;
  await openedLines(browser, "50 cards, first card", `${url}/topology`, firstCard, {
    there: 700,
    nodes: 4_000,
    blocking: 150,
  });
  await openedLines(browser, "1,000 cards, first card", all, firstCard, {
    there: 1_200,
    nodes: 4_000,
  });
  const frames = await scrolling(browser, all);
  line("longest frame while scrolling, CPU 4 times slower", frames.longest, "ms", 50);
  line("p95 frame while scrolling, CPU 4 times slower", frames.p95, "ms");
}
