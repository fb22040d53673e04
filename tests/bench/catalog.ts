import type { Browser } from "@playwright/test";
import { line, title } from "./line";
import { firstRow, openedLines } from "./opened";
import { atRest, held, openPage, percentile, timeInteraction } from "./page";

/** What the catalog's pages cost at 10,000 items and 100,000 changes. */
export async function catalog(browser: Browser, url: string): Promise<void> {
  title("Catalog of 10,000 items and 100,000 changes, no throttling");
  const bars = { there: 900, nodes: 3_000 };
  await openedLines(browser, "summary, first row", `${url}/catalog`, firstRow, {
    ...bars,
    there: 700,
  });
  for (const rows of [50, 200, 1_000])
    await openedLines(
      browser,
      `list of ${rows} rows, first row`,
      `${url}/catalog?view=list&pageSize=${rows}`,
      firstRow,
      bars,
    );
  const slow = await catalogInteractions(browser, url);
  line("keystroke in the search box, CPU 4 times slower, p75", slow.keystroke, "ms", 100);
  line("arrow key through the rows, CPU 4 times slower, p75", slow.arrow, "ms", 100);
  line("opening a filter, CPU 4 times slower, p75", slow.filter, "ms", 100);
  line("opening a change, CPU 4 times slower, p75", slow.change, "ms", 100);
}

/** Milliseconds from a key or a click to the next frame, with a CPU four times slower. */
async function catalogInteractions(browser: Browser, url: string) {
  const { page } = await openPage(browser, 4);
  await page.goto(`${url}/catalog?view=list&pageSize=200`);
  await page.locator(firstRow).first().waitFor();
  await atRest(page);
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
  await atRest(page);
  await page.getByRole("row").nth(1).focus();
  for (let step = 0; step < 8; step += 1)
    times.arrow.push(await timeInteraction(page, () => page.keyboard.press("ArrowDown")));
  const filters = [/^Labels/, /^Status/, /^Health/];
  for (const name of [...filters, ...filters]) {
    const filter = page.getByRole("button", { name }).first();
    times.filter.push(await timeInteraction(page, () => filter.click(held)));
    await page.keyboard.press("Escape");
    const box = page.getByRole("combobox", { name: /^Search (?!for configs)/ });
    await box.waitFor({ state: "hidden" });
  }
  await page.goto(`${url}/catalog/changes?pageSize=200`);
  await page.locator(firstRow).first().waitFor();
  await atRest(page);
  for (const at of [1, 2, 3, 4, 5, 6]) {
    // In its middle a row has buttons, which come under the pointer: they do other things.
    const place = { ...held, position: { x: 60, y: 15 } };
    times.change.push(
      await timeInteraction(page, () => page.getByRole("row").nth(at).click(place)),
    );
    // Its code comes on the first opening: a key pressed before it is there closes nothing.
    await page.getByRole("dialog").waitFor();
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
