import { expect, test } from "@playwright/test";
import { seedChecks } from "~mocks/sandbox/db/seedIds";
import { checkDrawer, choose, parameter } from "./checkDrawer";
import { healthPage } from "./healthList";
import { clearFaults, expectAccessible, expectNoSidewaysScroll, fault } from "./support";

const replica = `/health?checkId=${seedChecks.ledgerReplica}`;
const createOrder = `/health?checkId=${seedChecks.createOrder}`;

test("pages through the history, newest first, 50 at a time", async ({ page }) => {
  const { history, pages, runs } = checkDrawer(page);
  const times = async () => {
    const all = await history
      .getByRole("time")
      .evaluateAll((list) => list.map((time) => time.getAttribute("datetime") ?? ""));
    return all.map((time) => Date.parse(time));
  };
  await page.goto(`${createOrder}&timeRange=3h`);
  await expect(runs.first()).toBeVisible();
  await expect(pages.getByRole("combobox", { name: "Rows per page" })).toHaveValue("50");
  await expect(pages).toContainText(/Page 1 of [78]/);
  const total = Number((await pages.getByText(/\d rows/).innerText()).replace(/\D/g, ""));
  expect(total).toBeGreaterThan(300);
  const first = await times();
  expect(first.length).toBeGreaterThan(10);
  expect(first).toEqual(first.toSorted((a, b) => b - a));
  await pages.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/runPage=1/);
  await expect(pages).toContainText("Page 2 of");
  await expect.poll(async () => (await times())[0]).toBeLessThan(first.at(-1) ?? 0);
  await page.reload();
  await expect(pages).toContainText("Page 2 of");
  await choose(page, "Time Range", "15 minutes");
  // One page needs no pager.
  await expect(pages).not.toContainText("Page");
  expect(parameter(page, "runPage")).toBeNull();
});

test("filters the history by state and by duration, and refuses other units", async ({ page }) => {
  const { dialog, duration, pages, runs, toast } = checkDrawer(page);
  const rows = pages.getByText(/^\d+ rows?$/);
  await page.goto(`${createOrder}&timeRange=6h`);
  await expect(runs.first()).toBeVisible();
  const all = await rows.innerText();
  await choose(page, "Status", "Unhealthy");
  await expect(page).toHaveURL(/runStatus=unhealthy/);
  // Its checks really run: on a crowded machine one may have failed.
  const unhealthy = runs.filter({ hasText: "Unhealthy" });
  await expect(dialog.getByText("No data available").or(unhealthy.first())).toBeVisible();
  await expect(runs.filter({ hasNotText: "Unhealthy" })).toHaveCount(0);
  await choose(page, "Status", "Healthy");
  await expect(page).toHaveURL(/runStatus=healthy/);
  await expect(runs.first()).toContainText("Healthy");
  await choose(page, "Status", "All");
  expect(parameter(page, "runStatus")).toBeNull();

  await duration.click();
  const choices = page.getByRole("listbox", { name: "Duration" }).getByRole("option");
  await expect(choices).toHaveText(["All", "100ms", "500ms", "1s", "5s", "10s", "30s"]);
  await choices.filter({ hasText: "100ms" }).click();
  await expect(page).toHaveURL(/runDuration=100ms/);
  await expect(rows).not.toHaveText(all);
  const slow = await runs
    .getByRole("gridcell")
    .filter({ hasText: /^[\d.]+ m?s$/ })
    .allInnerTexts();
  expect(slow.length).toBeGreaterThan(0);
  for (const text of slow)
    expect(text.endsWith(" s") || Number.parseFloat(text) >= 100, text).toBe(true);

  await duration.fill("2s");
  await duration.press("Enter");
  await expect(page).toHaveURL(/runDuration=2s/);
  await duration.fill("5x");
  await duration.press("Enter");
  await expect(toast("duration is allowed only in milli seconds & seconds")).toBeVisible();
  await expect(duration).toHaveValue("5x");
  expect(parameter(page, "runDuration")).toBe("2s");
  await duration.fill("1.5ms");
  await duration.press("Enter");
  await expect(page).toHaveURL(/runDuration=1\.5ms/);
  await expect(runs.first()).toBeVisible();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await duration.fill("All");
  await duration.press("Enter");
  await expect(page).not.toHaveURL(/runDuration/);
});

test("keeps a failure of the history to its tab and asks again", async ({ page, context }) => {
  const { dialog, panel, runs, tab } = checkDrawer(page, /ledger replica/);
  await fault(context, { listCheckStatuses: "500" });
  await page.goto(replica);
  await expect(panel.getByRole("alert")).toContainText("the sandbox was asked to fail here");
  await expect(dialog.getByText(/\d failed/)).toBeVisible();
  await tab("Spec").click();
  await expect(panel.getByRole("region", { name: "Spec of ledger" })).toBeVisible();
  await tab("History").click();
  await clearFaults(context);
  await panel.getByRole("button", { name: "Retry" }).click();
  await expect(runs.first()).toContainText("Unhealthy");
  await expect(panel.getByRole("alert")).toHaveCount(0);
});

test("shows the canary's spec as YAML and copies it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { panel, tab, toast } = checkDrawer(page);
  await page.goto(replica);
  await tab("Spec").click();
  await expect(page).toHaveURL(/checkTab=spec/);
  const code = panel.getByRole("region", { name: "Spec of ledger" });
  await expect(code).toContainText('schedule: "@every 1m"');
  await expect(code).toContainText("name: ledger replica");
  await panel.getByRole("button", { name: "Copy: Spec of ledger" }).click();
  await expect(toast("Copied to clipboard")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^tcp:\n {2}- /m);
  expect(copied).toContain("owner: finance");
});

test("counts the records of a check, marks deleted ones and leaves out links that are gone", async ({
  page,
}) => {
  const { panel, tab } = checkDrawer(page);
  await page.goto(createOrder);
  await tab("Relationships 5").click();
  await expect(page).toHaveURL(/checkTab=relationships/);
  const table = panel.getByRole("grid", { name: "Relationships" });
  const rows = table.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(rows).toHaveText([
    /^Checkout.*Component$/,
    /^Shop.*Component$/,
    /^checkout-api.*Config$/,
    /^checkout-api.*Config$/,
    /^checkout-api-.*-gone1.*Config$/,
  ]);
  await expect(rows.last().getByTitle(/^Deleted: \S+/)).toBeVisible();
  await expect(table.getByTitle(/^Deleted: /)).toHaveCount(1);
  await page.goto(`/health?checkId=${seedChecks.withoutLabels}&checkTab=relationships`);
  await expect(panel).toContainText("No details found");
});

test("uptime by day is a calendar that is walked by keyboard, and a table", async ({ page }) => {
  await page.goto(`/health?checkId=${seedChecks.createOrder}&checkTab=uptime`);
  const { panel } = checkDrawer(page);
  const calendar = panel.getByRole("group", { name: /^Uptime of .+, by day/ });
  await calendar.focus();
  const said = panel.getByRole("status");
  await page.keyboard.press("ArrowUp");
  const day = /^\w{3}, \d+ \w{3} \d{4}: (?:no data|[\d.]+%, [\d,]+ of [\d,]+ runs? failed)$/;
  await expect(said).toHaveText(day);
  const yesterday = await said.textContent();
  await page.keyboard.press("ArrowLeft");
  await expect(said).not.toHaveText(yesterday ?? "");
  await expect(said).toHaveText(day);
  for (const span of ["30 days", "90 days"])
    await expect(panel.getByRole("term").filter({ hasText: span })).toBeVisible();
  await expectAccessible(page, "the uptime of a check");
  await page.setViewportSize({ width: 375, height: 800 });
  await expectNoSidewaysScroll(page);
  await panel.getByRole("button", { name: "Show as table" }).click();
  const table = panel.getByRole("grid", { name: /^Uptime of/ });
  await expect(table).toHaveAttribute("aria-rowcount", "91");
  await expect(table.getByRole("row").nth(2)).toContainText((yesterday ?? "").split(":")[0] ?? "");
});

test("folds labels that do not fit behind a count", async ({ page }) => {
  const { dialog } = checkDrawer(page);
  const labels = dialog.getByRole("list", { name: "Labels" });
  await page.goto(createOrder);
  await expect(labels.getByText("region: eu-west-1")).toBeVisible();
  await expect(labels.getByRole("button", { name: /more labels/ })).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 800 });
  const more = labels.getByRole("button", { name: /^\+\d+ more labels$/ });
  await expect(more).toBeVisible();
  await more.click();
  const all = page.getByRole("list", { name: "All labels" });
  await expect(all.getByRole("listitem").filter({ hasText: "region: eu-west-1" })).toBeVisible();
  await expect(all.getByRole("listitem")).toHaveCount(7);
  await page.keyboard.press("Escape");
  await expect(all).toBeHidden();
  await expect(dialog).toBeVisible();
});

test("goes through the tabs by keyboard, and collapses to a sheet beside the list", async ({
  page,
}) => {
  const { dialog, tab } = checkDrawer(page, /ledger replica/);
  const { row, search } = healthPage(page);
  await page.goto(replica);
  await tab("History").focus();
  for (const name of ["Uptime", "Graph", "Spec", "Relationships 2"]) {
    await page.keyboard.press("ArrowRight");
    await expect(tab(name)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(tab(name)).toHaveAttribute("aria-selected", "true");
  }
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await expect(tab("History")).toHaveAttribute("aria-selected", "true");
  await expect(search).toHaveCount(0);
  await dialog.getByRole("button", { name: "Collapse" }).click();
  await expect(search).toBeVisible();
  // The list stays in use: another row changes what the sheet shows.
  await row("webhook delivery").click({ position: { x: 80, y: 12 } });
  await expect(page.getByRole("dialog", { name: /webhook delivery/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`checkId=${seedChecks.webhookDelivery}`));
  await checkDrawer(page).dialog.getByRole("button", { name: "Expand" }).click();
  await expect(search).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(checkDrawer(page).dialog).toBeHidden();
  await expect(search).toBeVisible();
});
