import { expect, type Page } from "@playwright/test";
import type { CheckSummary } from "~generated/canary/types.gen";
import { vHealthSummary } from "~generated/canary/valibot.gen";
import { chooseFrom, heardAnswer } from "./support";

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
export const choose = (page: Page, selector: string, option: string) =>
  chooseFrom(page, page, selector, option);

/** What the page itself was answered last: its numbers, whatever ran since. Read it after `untilHeard`. */
export function heardChecks(page: Page): () => readonly CheckSummary[] {
  const heard = heardAnswer(page, "/api/canary/api/summary", vHealthSummary);
  return () => heard()?.checks_summary ?? [];
}

/** Waits until an answer has been read, which may be a moment after the page has drawn it. */
export const untilHeard = (heard: () => readonly unknown[]) =>
  expect.poll(() => heard().length).toBeGreaterThan(0);
