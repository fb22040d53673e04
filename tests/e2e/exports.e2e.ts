import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { largeUrl } from "./servers";
import { expectAccessible } from "./support";

const dialogOf = (page: Page, list: string) =>
  page.getByRole("dialog", { name: `Export ${list}`, exact: true });

async function ask(page: Page, list: string) {
  await page.getByRole("button", { name: `Export ${list}`, exact: true }).click();
  return dialogOf(page, list);
}

/** Rows of all pages, as the bar below the list says. */
async function totalOf(page: Page, list: string): Promise<number> {
  const bar = page.getByRole("navigation", { name: `Pages: ${list}` }).getByText(/^[\d,]+ rows?$/);
  return Number((await bar.textContent())?.replaceAll(/\D/g, ""));
}

for (const [path, list, column] of [
  ["/catalog?view=list", "Catalog", "name"],
  ["/catalog/changes?rangeType=relative&range=now-30d&display=30+days", "Changes", "change_type"],
  ["/catalog/insights", "Insights", "analyzer"],
  ["/incidents?status=all", "Incidents", "title"],
  ["/playbooks/runs", "Playbook runs", "name"],
  ["/notifications", "Notifications", "name"],
  ["/settings/jobs?status=", "Job history", "name"],
  ["/settings/permissions", "Permissions", "resource"],
  ["/settings/users", "Users", "email"],
] as const)
  test(`${list}: every row of every page, with what its columns show`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("grid", { name: list }).getByRole("row").nth(1)).toBeVisible();
    const total = await totalOf(page, list);
    expect(total).toBeGreaterThan(0);
    const dialog = await ask(page, list);
    await dialog.getByRole("radio", { name: "JSON" }).check();
    const saved = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Export", exact: true }).click();
    const rows: unknown = JSON.parse(await readFile(await (await saved).path(), "utf8"));
    expect(rows).toHaveLength(total);
    for (const row of Array.isArray(rows) ? rows : [])
      expect(row, column).toMatchObject({ [column]: expect.anything() });
  });

test("checks are exported as the list has them", async ({ page }) => {
  await page.goto("/health?hidePassing=false&query=checkout");
  await expect(page.getByRole("treegrid", { name: "Health checks" })).toBeVisible();
  const dialog = await ask(page, "Health checks");
  await expectAccessible(page, "the dialog of an export");
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  const text = await readFile(await (await saved).path(), "utf8");
  expect(text).toMatch(/^Check,Namespace,Canary,Type,Health/);
  expect(text).toContain("checkout");
});

test("a long export says how far it is, stops at once, and keeps what is there", async ({
  page,
}) => {
  await page.goto(`${largeUrl}/catalog/changes?rangeType=relative&range=now-30d&display=30+days`);
  await expect(page.getByRole("grid", { name: "Changes" }).getByRole("row").nth(1)).toBeVisible();
  const dialog = await ask(page, "Changes");
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await expect(dialog.getByRole("status")).toHaveText(/^[\d,]+000 of [\d,]+ rows …$/);
  await dialog.getByRole("button", { name: "Stop" }).click();
  await expect(dialog.getByRole("status")).toHaveText(/^Stopped after [\d,]+000 of [\d,]+ rows\.$/);
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: /^Save [\d,]+000 rows$/ }).click();
  const lines = (await readFile(await (await saved).path(), "utf8")).split("\r\n");
  expect(lines.length).toBeGreaterThan(1_000);
});
