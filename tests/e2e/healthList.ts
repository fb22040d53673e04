import type { Page } from "@playwright/test";
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

/** The column `name` of the rows that are drawn, from top to bottom. */
export async function columnTexts(page: Page, name: string): Promise<string[]> {
  const { table, rows } = healthPage(page);
  const names = await table.getByRole("columnheader").allInnerTexts();
  const at = names.findIndex((text) => text.trim() === name);
  const cells = await rows.all();
  return Promise.all(
    cells.map((row) =>
      row
        .getByRole(at === 0 ? "rowheader" : "gridcell")
        .nth(Math.max(0, at - 1))
        .innerText(),
    ),
  );
}

/** Chooses from one of the selectors above the list. */
export async function choose(page: Page, selector: string, option: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${selector}:`) }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** What the page itself was answered last: its numbers, whatever ran since. */
export function heardChecks(page: Page): () => readonly CheckSummary[] {
  let heard: readonly CheckSummary[] = [];
  page.on("response", async (response) => {
    if (!response.ok() || !new URL(response.url()).pathname.endsWith("/api/canary/api/summary"))
      return;
    const answer: HealthSummary = await response.json();
    heard = answer.checks_summary ?? [];
  });
  return () => heard;
}
