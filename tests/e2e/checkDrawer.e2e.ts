import { expect, test } from "@playwright/test";
import { seedCanaries, seedCheckId, seedChecks } from "~mocks/sandbox/db/seedIds";
import { formatDuration } from "~/lib/time/duration";
import { formatUptime } from "~/lib/health/health";
import { checkDrawer, choose, expectTiles, heardGraph, parameter } from "./checkDrawer";
import { healthPage } from "./healthList";
import { actAs, clearFaults, fault } from "./support";

const heartbeat = seedCheckId(14, 1);
const notThere = "01900000-0004-7000-8000-0000000fffff";

test("opens from its row, and Back, Escape and Close lead back to the list and the row", async ({
  page,
}) => {
  const { row } = healthPage(page);
  const { dialog, close } = checkDrawer(page, /ledger replica/);
  await page.goto("/health");
  await row("ledger replica").click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`checkId=${seedChecks.ledgerReplica}`));
  await expect(dialog).not.toHaveAccessibleName(/edge-lisbon/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(parameter(page, "checkId")).toBeNull();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(parameter(page, "checkId")).toBeNull();

  await row("ledger replica").focus();
  await page.keyboard.press("Enter");
  await choose(page, "Time Range", "3 hours");
  await expect(page).toHaveURL(/timeRange=3h/);
  await dialog.getByRole("tab", { name: "Spec" }).click();
  await close.click();
  await expect(dialog).toBeHidden();
  for (const name of ["checkId", "timeRange", "checkTab"]) expect(parameter(page, name)).toBeNull();
  await expect(row("ledger replica")).toBeFocused();
});

test("names the check, its endpoint, namespace and agent, and shows the backend's figures", async ({
  page,
}) => {
  const heard = heardGraph(page);
  const { dialog } = checkDrawer(page);
  await page.goto(`/health?checkId=${heartbeat}`);
  await expect(dialog).toHaveAccessibleName(
    /terminals\/heartbeat.*\/api\/sandbox\/target\/terminals-heartbeat.*edge edge-lisbon$/,
  );
  const figures = () => {
    const graph = heard();
    if (!graph) throw new Error("The page asked for no measurements");
    const { uptime, latency } = graph;
    return {
      Uptime: [formatUptime(uptime, 2), `${uptime.passed} passed · ${uptime.failed} failed`],
      "Latency 95%": [formatDuration(latency.p95)],
      "97%": [formatDuration(latency.p97)],
      "99%": [formatDuration(latency.p99)],
      Severity: ["Medium"],
    };
  };
  await expect(dialog.getByText(/\d passed/)).toBeVisible();
  await expect.poll(heard).toBeDefined();
  await expectTiles(page, figures());
  await expect(dialog.getByText(/^Transitioned \d+\w+ ago$/)).toBeVisible();
  const hour = heard()?.uptime.passed ?? 0;
  // Nothing runs for an agent: of the seed's sixty runs one less each minute is within the hour.
  expect(hour).toBeGreaterThan(0);

  await choose(page, "Time Range", "6 hours");
  await expect(page).toHaveURL(/timeRange=6h/);
  await expect.poll(() => heard()?.uptime.passed).toBeGreaterThan(hour * 4);
  await expectTiles(page, figures());
  await page.reload();
  await expect(dialog.getByRole("button", { name: "Time Range: 6 hours" })).toBeVisible();

  // A check that never ran has neither figures nor runs.
  await page.goto(`/health?checkId=${seedChecks.deleted}`);
  await expect(dialog).toHaveAccessibleName(/old landing page/);
  await expect(dialog.getByRole("img", { name: "Deleted" })).toBeVisible();
  await expectTiles(page, { Uptime: ['"-"'], Severity: ["Low"], "Last Run": ['"-"'] });
  await expect(dialog.getByText("No data available").first()).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Run Now" })).toHaveCount(0);
});

for (const [hours, range] of [
  [5, "6 hours"],
  [50, "3 days"],
] as const)
  test(`reaches back to a last run of ${hours} hours ago unless the address says how far`, async ({
    page,
  }) => {
    const { dialog } = checkDrawer(page);
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await page.goto(`/health?checkId=${heartbeat}`);
    await expect(dialog.getByRole("button", { name: `Time Range: ${range}` })).toBeVisible();
    await page.goto(`/health?checkId=${heartbeat}&timeRange=2w`);
    await expect(dialog.getByRole("button", { name: "Time Range: 2 weeks" })).toBeVisible();
  });

test("shows the chart above the tabs on a tall screen and in a tab on a short one", async ({
  page,
}) => {
  const { dialog, tab, panel } = checkDrawer(page, /ledger replica/);
  const overview = dialog.getByRole("region", { name: "Health Overview" });
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(`/health?checkId=${seedChecks.ledgerReplica}&checkTab=graph`);
  await expect(overview).toBeVisible();
  await expect(tab("Graph")).toHaveCount(0);
  await expect(tab("History")).toHaveAttribute("aria-selected", "true");
  const chart = { name: "Duration of the runs over time", exact: true };
  await expect(overview.getByRole("figure", chart)).toBeVisible();
  await overview.getByRole("button", { name: "Table" }).click();
  const table = overview.getByRole("table", chart);
  await expect(table.getByRole("row").nth(1)).toContainText(/failed/i);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(overview).toHaveCount(0);
  await expect(tab("Graph")).toHaveAttribute("aria-selected", "true");
  await expect(panel.getByRole("figure", chart)).toBeVisible();
});

test("says what is missing for an unknown, a malformed and an unreadable check", async ({
  page,
  context,
}) => {
  const { dialog, close } = checkDrawer(page);
  await page.goto(`/health?checkId=${notThere}`);
  await expect(dialog).toContainText("No details found");
  await expect(dialog).toContainText(notThere);
  await close.click();
  await expect(dialog).toBeHidden();
  expect(parameter(page, "checkId")).toBeNull();
  await page.goto("/health?checkId=42%20or%201");
  await expect(dialog).toContainText("No details found");
  await fault(context, { listChecks: "500" });
  await page.goto(`/health?checkId=${seedChecks.ledgerReplica}`);
  await expect(dialog.getByRole("alert")).toContainText("the sandbox was asked to fail here");
  await clearFaults(context);
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect(dialog).toHaveAccessibleName(/ledger replica/);
});

test("keeps a failure of the measurements to the chart", async ({ page, context }) => {
  const { dialog, tab, panel, runs } = checkDrawer(page, /ledger replica/);
  await fault(context, { getCheckGraph: "500" });
  await page.goto(`/health?checkId=${seedChecks.ledgerReplica}`);
  await expect(runs.first()).toBeVisible();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await tab("Graph").click();
  await expect(panel.getByRole("alert")).toContainText("the sandbox was asked to fail here");
  await expectTiles(page, { Uptime: ['"-"'], Severity: ["High"] });
  await clearFaults(context);
  await panel.getByRole("button", { name: "Retry" }).click();
  await expect(panel.getByRole("alert")).toHaveCount(0);
  await expect(dialog.getByText(/\d failed/).first()).toBeVisible();
});

test("leads to the editor of a canary of the console, and names the owner of any other", async ({
  page,
}) => {
  const { dialog, runNow } = checkDrawer(page);
  const edit = dialog.getByRole("link", { name: "Edit" });
  await page.goto(`/health?checkId=${seedChecks.ledgerReplica}`);
  await expect(edit).toHaveAttribute("href", `/settings/canaries/${seedCanaries.ledger}`);
  await page.goto(`/health?checkId=${seedChecks.webhookDelivery}`);
  await expect(dialog).toContainText("CRD linked to payments/payment-gateway");
  await expect(runNow).toBeVisible();
  await expect(edit).toHaveCount(0);
  await page.goto(`/health?checkId=${heartbeat}`);
  await expect(dialog).toContainText("Linked to agent edge-lisbon");
  await expect(edit).toHaveCount(0);
  await page.goto(`/health?checkId=${seedChecks.ledgerReplica}`);
  await edit.click();
  await expect(page).toHaveURL(new RegExp(`/settings/canaries/${seedCanaries.ledger}$`));
});

test("runs a check for those who may, and says how it went", async ({ page, context }) => {
  const { dialog, runs, runNow, pages, toast } = checkDrawer(page);
  const seen: Record<string, boolean> = {};
  for (const role of ["viewer", "guest", "editor", "commander", "responder", "admin"] as const) {
    await actAs(context, role);
    await page.goto(`/health?checkId=${seedChecks.withoutLabels}`);
    await expect(dialog.getByRole("tab", { name: "History" })).toBeVisible();
    await expect(runs.first().or(dialog.getByRole("alert")).first()).toBeVisible();
    seen[role] = (await runNow.count()) > 0;
  }
  expect(seen).toEqual({
    viewer: false,
    guest: false,
    editor: true,
    commander: true,
    responder: true,
    admin: true,
  });
  await page.goto(`/health?checkId=${seedCheckId(12, 4)}`);
  await expect(pages.getByText(/\d rows/)).toBeVisible();
  const before = (await pages.getByText(/\d rows/).innerText()).trim();
  await runNow.click();
  await expect(toast("warehouse listener passed")).toBeVisible();
  await expect(pages.getByText(before, { exact: true })).toHaveCount(0);
  await expect(runs.first()).toContainText(/^\ds ago/);

  await fault(context, { runCheck: "500" });
  await runNow.click();
  await expect(toast("the sandbox was asked to fail here")).toBeVisible();
  await expect(runNow).toBeEnabled();
});
