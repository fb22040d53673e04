import { expect, type Page } from "@playwright/test";
import type { CheckSummary, HealthSummary } from "~generated/canary/types.gen";

/** The parts of the health page by role and name. */
export const healthPage = (page: Page) => {
  const table = page.getByRole("treegrid", { name: "Health checks" });
  return {
    table,
    /** Drawn rows without the header. */
    rows: table.getByRole("row").filter({ has: page.getByRole("rowheader") }),
    row: (name: string | RegExp) =>
      table.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) }),
    header: (name: string) => table.getByRole("columnheader", { name }),
    tabs: page.getByRole("tablist", { name: /^Checks by / }),
    search: page.getByRole("textbox", { name: "Search by name, description, or endpoint" }),
    filters: page.getByRole("complementary", { name: "Filters" }),
    hidePassing: page.getByRole("switch", { name: "Hide Passing" }),
    cards: page.getByRole("list", { name: "Health checks" }),
    refresh: page.getByRole("button", { name: "Refresh", exact: true }),
  };
};

/** The texts of a column, by its place, of the rows that are drawn, from top to bottom; the first column is 0. */
export async function columnTexts(page: Page, column: number): Promise<string[]> {
  const { table, rows } = healthPage(page);
  if (column === 0) return rows.getByRole("rowheader").allInnerTexts();
  const width = (await table.getByRole("columnheader").count()) - 1;
  const cells = await rows.getByRole("gridcell").allInnerTexts();
  return cells.filter((_, at) => at % width === column - 1);
}

/** Chooses from one of the selectors above the list. */
export async function choose(page: Page, selector: string, option: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${selector}:`) }).click();
  // By the name of its list: the list before may still be fading away.
  const list = page.getByRole("listbox", { name: selector, exact: true });
  await list.getByRole("option", { name: option, exact: true }).click();
}

/** What the page itself was answered last: its numbers, whatever ran since. Read it after `untilHeard`. */
export function heardChecks(page: Page): () => readonly CheckSummary[] {
  let heard: readonly CheckSummary[] = [];
  page.on("response", async (response) => {
    if (!response.ok() || !new URL(response.url()).pathname.endsWith("/api/canary/api/summary"))
      return;
    // A page that goes away takes an unread answer with it.
    const answer: HealthSummary | undefined = await response.json().catch(() => undefined);
    heard = answer?.checks_summary ?? heard;
  });
  return () => heard;
}

/** Waits until an answer has been read, which may be a moment after the page has drawn it. */
export const untilHeard = (heard: () => readonly unknown[]) =>
  expect.poll(() => heard().length).toBeGreaterThan(0);
