import { expect, test, type Locator } from "@playwright/test";
import { seedChecks } from "~mocks/sandbox/db/seedIds";
import { checkDrawer, choose, parameter } from "./checkDrawer";
import { expectAccessible, expectNoSidewaysScroll, fault } from "./support";

const replica = `/health?checkId=${seedChecks.ledgerReplica}`;

test("the open details follow the refresh rate and can be refreshed", async ({ page }) => {
  const { dialog, runs } = checkDrawer(page, /ledger replica/);
  await page.goto(`${replica}&refresh=2s`);
  await expect(runs.first()).toBeVisible();
  const newest = () => runs.first().getByRole("time").getAttribute("datetime");
  const before = await newest();
  // Somebody else runs it. Nobody touches the page: the run must show by itself.
  const run = await page.request.post(`/api/canary/run/check/${seedChecks.ledgerReplica}`);
  expect(run.ok()).toBe(true);
  await expect.poll(newest, { timeout: 30_000 }).not.toBe(before);
  await expect(dialog.getByText(/^Updated/)).toBeVisible();
  const answer = page.waitForResponse(/\/api\/db\/checks\?/);
  await dialog.getByRole("button", { name: "Refresh the check" }).click();
  await answer;
});

test("tiles keep their figures while another range loads, and the list is asked again", async ({
  page,
  context,
}) => {
  const { dialog } = checkDrawer(page, /ledger replica/);
  await page.goto(replica);
  await expect(dialog.getByText(/\d failed/)).toBeVisible();
  await fault(context, { getCheckGraph: "slow" });
  const list = page.waitForRequest(/\/api\/canary\/api\/summary/);
  await choose(page, "Time Range", "6 hours");
  await list;
  await expect(page).toHaveURL(/timeRange=6h/);
  await expect(dialog.getByText(/\d failed/)).toBeVisible();
});

test("j and k go through the list; fold, title and tab name are kept", async ({ page }) => {
  await page.goto(`/health?groupBy=no-group&checkId=${seedChecks.ledgerReplica}&checkTab=spec`);
  const first = checkDrawer(page, /ledger replica/);
  await expect(first.dialog).toBeVisible();
  await expect(page).toHaveTitle(/^ledger replica \|/);
  await first.dialog.getByRole("button", { name: "Collapse" }).click();
  await page.keyboard.press("j");
  await expect(first.dialog).toBeHidden();
  const other = page.getByRole("dialog");
  await expect(other.getByRole("tab", { name: "Spec" })).toHaveAttribute("aria-selected", "true");
  await expect(other.getByRole("button", { name: "Expand" })).toBeVisible();
  await expect(page).not.toHaveTitle(/^ledger replica/);
  await other.getByRole("button", { name: "Previous check (k)" }).focus();
  await page.keyboard.press("k");
  await expect(first.dialog).toBeVisible();
  // A letter that is typed stays a letter.
  await first.dialog.getByRole("tab", { name: "History" }).click();
  await first.duration.fill("");
  await first.duration.press("j");
  await expect(first.duration).toHaveValue("j");
  await expect(first.dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await first.close.click();
  await expect(page).toHaveTitle(/^Health \|/);
  await page.goto(replica);
  await expect(first.dialog.getByRole("button", { name: "Expand" })).toBeVisible();
});

test("the last error stands at the top", async ({ page }) => {
  const { dialog } = checkDrawer(page, /ledger replica/);
  await page.goto(`${replica}&checkTab=spec`);
  await expect(dialog.getByRole("region", { name: "Last error" })).toContainText(
    /refused|ECONNREFUSED|did not answer/i,
  );
  await expectAccessible(page, "last error");
});

test("a run unfolds, copies, and has an address", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { dialog, history, runs, toast } = checkDrawer(page, /ledger replica/);
  await page.goto(replica);
  await runs.nth(1).click();
  const run = dialog.getByRole("region", { name: "Run" });
  await expect(run).toContainText(/Unhealthy.*UTC/s);
  // It stands below its own row, as a row of its own, and the next one makes room.
  const edges = async (place: Locator) => {
    const box = await place.boundingBox();
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  const own = history.getByRole("row", { selected: true });
  await expect
    .poll(async () => Math.abs((await edges(run)).top - (await edges(own)).bottom))
    .toBeLessThan(3);
  await expect
    .poll(async () => (await edges(runs.nth(3))).top - (await edges(run)).bottom)
    .toBeGreaterThanOrEqual(-1);
  const time = parameter(page, "run");
  expect(Date.parse(time ?? "")).toBeGreaterThan(0);
  await run.getByRole("button", { name: "Copy the message" }).click();
  await expect(toast("Copied to clipboard")).toBeVisible();
  await run.getByRole("button", { name: "Copy the link to this run" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(encodeURIComponent(time ?? "never"));
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(run).toContainText("Unhealthy");
  // Filters that leave it out do not take it away.
  await page.goto(`${page.url()}&runStatus=healthy`);
  await expect(run).toContainText("Unhealthy");
  await run.getByRole("button", { name: "Fold the run" }).click();
  await expect(run).toHaveCount(0);
  expect(parameter(page, "run")).toBeNull();
  await page.goto(`${replica}&run=${encodeURIComponent("2001-01-01T00:00:00Z")}`);
  await expect(run).toContainText("There is no run of 2001-01-01T00:00:00Z");
});

test("a point of the long graph says what it is and leads to its runs", async ({ page }) => {
  const { dialog, panel, runs, tab } = checkDrawer(page, /ledger replica/);
  await page.goto(`${replica}&timeRange=6h&checkTab=graph`);
  await expect(panel).toContainText("A point stands for 15 minutes");
  const frame = (await panel.boundingBox())?.height ?? 0;
  const drawn = (await panel.getByRole("figure").boundingBox())?.height ?? 0;
  expect(drawn).toBeGreaterThan(frame * 0.6);
  const chart = panel.getByRole("group", { name: /^Duration of the runs/ });
  await chart.focus();
  await page.keyboard.press("End");
  await expect(chart.getByRole("status")).toContainText(/\d+ of \d+ runs? failed \(\d+%\)/);
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(tab("History")).toHaveAttribute("aria-selected", "true");
  await expect(dialog.getByText(/^Runs from /)).toBeVisible();
  await expect(runs.first()).toBeVisible();
  const [from, to] = ["runFrom", "runTo"].map((name) => Date.parse(parameter(page, name) ?? ""));
  expect((to ?? 0) - (from ?? 0)).toBe(15 * 60_000);
  for (const time of await runs
    .getByRole("time")
    .evaluateAll((all) => all.map((one) => one.getAttribute("datetime")))) {
    expect(Date.parse(time ?? "")).toBeGreaterThanOrEqual(from ?? Infinity);
    expect(Date.parse(time ?? "")).toBeLessThan(to ?? 0);
  }
  await dialog.getByRole("button", { name: "Show all runs" }).click();
  expect(parameter(page, "runFrom")).toBeNull();
});

test("a duration that no column holds finds nothing, in nobody's words", async ({ page }) => {
  const { dialog, panel } = checkDrawer(page, /ledger replica/);
  await page.goto(`${replica}&runDuration=99999999999999s`);
  await expect(panel.getByText("No data available")).toBeVisible();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});

test("the origin leads to the canary, and endpoint and call can be copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { dialog } = checkDrawer(page);
  await page.goto(`/health?checkId=${seedChecks.webhookDelivery}`);
  await expect(dialog.getByRole("link", { name: /^CRD linked to/ })).toHaveAttribute(
    "href",
    /\/settings\/canaries\//,
  );
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  for (const [entry, text] of [
    ["Copy endpoint", /^http/],
    ["Copy as curl", /^curl -i .*http/],
  ] as const) {
    await dialog.getByRole("button", { name: "Copy", exact: true }).click();
    await page.getByRole("menuitem", { name: entry }).click();
    await expect.poll(copied).toMatch(text);
  }
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test("a time shows itself in full, and in the reader's format", async ({ page }) => {
    const { dialog } = checkDrawer(page, /ledger replica/);
    await page.addInitScript(() => localStorage.setItem("quarterdeck.dateFormat", "timestamp"));
    await page.goto(replica);
    const lastRun = dialog.getByRole("button", { name: /^\d{4}-\d\d-\d\d \d\d:\d\d/ }).first();
    await lastRun.tap();
    await expect(page.getByRole("tooltip")).toContainText("UTC (UTC+00:00)");
    await expectNoSidewaysScroll(page);
  });
});
