import { expect, test } from "@playwright/test";
import { healthPage, heardChecks } from "./healthList";
import { actAs, clearFaults, expectNoSidewaysScroll, fault } from "./support";

const failure = "The health checks could not be loaded";

test("an empty list says why and leads on", async ({ page }) => {
  const { row, rows, search, hidePassing } = healthPage(page);
  await page.goto("/health?query=console%20health");
  await expect(page.getByText("No data available")).toBeVisible();
  await expect(page.getByText("Passing checks are hidden.")).toBeVisible();
  await page.getByRole("button", { name: "Show passing checks" }).click();
  await expect(row("console health")).toBeVisible();
  await expect(hidePassing).not.toBeChecked();

  const labels = encodeURIComponent(JSON.stringify({ "canary:team:nobody": 1 }));
  await page.goto(`/health?hidePassing=false&query=nothing-is-called-so&labels=${labels}`);
  await expect(page.getByText("No data available")).toBeVisible();
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await expect(rows.first()).toBeVisible();
  await expect(search).toHaveValue("");
  await expect(page).toHaveURL(/\/health\?hidePassing=false$/);
});

test("labels in the address that cannot be read are named, ignored and removable", async ({
  page,
}) => {
  const { row } = healthPage(page);
  const notice = page.getByRole("alert");
  for (const [labels, words] of [
    ["{broken", "The labels in the address are not a JSON object; they are ignored."],
    ['{"canary:team:x":5}', "Label filters must be 1, -1 or 0; ignored: canary:team:x."],
  ] as const) {
    await page.goto(`/health?labels=${encodeURIComponent(labels)}`);
    await expect(notice).toContainText(words);
    await expect(row("ledger replica")).toBeVisible();
    await notice.getByRole("button", { name: "Remove them" }).click();
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(/\/health$/);
    await expect(row("ledger replica")).toBeVisible();
  }
});

for (const [kind, words, details] of [
  ["500", "the sandbox was asked to fail here", "GET /api/canary/api/summary"],
  ["503", "Service Unavailable", "GET /api/canary/api/summary"],
  ["html", "The backend answered with a web page instead of data.", "<h1>Bad gateway</h1>"],
  ["malformed", "The backend's answer could not be read.", "JSON at position"],
] as const)
  test(`a first load that fails (${kind}) says so and can be tried again`, async ({
    page,
    context,
  }) => {
    const { row } = healthPage(page);
    await fault(context, { getHealthSummary: kind });
    await page.goto("/health?groupBy=no-group");
    const panel = page.getByRole("alert").filter({ hasText: failure });
    await expect(panel).toContainText(words);
    await panel.getByText("Details").click();
    await expect(panel).toContainText(details);
    await panel.getByRole("button", { name: "Retry" }).click();
    await expect(panel).toBeVisible();
    await clearFaults(context);
    await panel.getByRole("button", { name: "Retry" }).click();
    await expect(row("ledger replica")).toBeVisible();
    await expect(panel).toHaveCount(0);
  });

test("a refresh shows that it is under way, and a failed one keeps the rows and says so", async ({
  page,
  context,
}) => {
  const { row, refresh, table } = healthPage(page);
  const notice = page.getByRole("alert").filter({ hasText: "The last refresh failed" });
  await page.goto("/health");
  await expect(row("ledger replica")).toBeVisible();
  await fault(context, { getHealthSummary: "slow" });
  await refresh.click();
  await expect(refresh).toHaveAttribute("aria-busy", "true");
  await expect(table).toHaveAttribute("aria-busy", "true");
  await expect(row("ledger replica")).toBeVisible();
  await expect(notice).toContainText("The rows below are older.");
  await expect(refresh).not.toHaveAttribute("aria-busy");
  await expect(row("ledger replica")).toBeVisible();
  for (const [kind, words] of [
    ["500", "the sandbox was asked to fail here"],
    ["malformed", "could not be read"],
    ["403", "Access Denied"],
  ] as const) {
    await fault(context, { getHealthSummary: kind });
    await refresh.click();
    await expect(notice).toContainText(words);
    await expect(row("ledger replica")).toBeVisible();
  }
  await clearFaults(context);
  await refresh.click();
  await expect(notice).toHaveCount(0);
});

test("a refusal says what is missing and whom to ask", async ({ page, context }) => {
  await fault(context, { getHealthSummary: "403" });
  await page.goto("/health");
  const panel = page.getByRole("alert").filter({ hasText: failure });
  await expect(panel).toContainText("unauthorized. Access Denied");
  await expect(panel).toContainText("Ask an administrator for the permission named here");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("a session that ended leads to the session page and back to the same list", async ({
  page,
  context,
}) => {
  const { row, refresh, search } = healthPage(page);
  await page.goto("/health?query=replica&groupBy=type");
  await expect(row("ledger replica").getByRole("img", { name: /runs passed$/ })).toBeVisible();
  await actAs(context, "signed-out");
  await refresh.click();
  await expect(page).toHaveURL(/\/auth-state-check\?return_to=/);
  expect(new URL(page.url()).searchParams.get("return_to")).toBe(
    "/health?query=replica&groupBy=type",
  );
  await expect(page.getByText("Your session has ended")).toBeVisible();
  await actAs(context, "admin");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(row("ledger replica")).toBeVisible();
  await expect(search).toHaveValue("replica");
  await expect(page).toHaveURL(/\/health\?query=replica&groupBy=type$/);
});

test("an answer without the promised list empties the page and breaks nothing", async ({
  page,
  context,
}) => {
  const { rows, refresh } = healthPage(page);
  const heard = heardChecks(page);
  await page.goto("/health?hidePassing=false");
  await expect(rows.first()).toBeVisible();
  await expect.poll(() => heard().length).toBeGreaterThan(50);
  // An empty answer empties the list: old rows must not stay.
  await fault(context, { getHealthSummary: "drift" });
  await refresh.click();
  await expect(rows).toHaveCount(0);
  await expect(page.getByText("No health check exists yet.")).toBeVisible();
  await clearFaults(context);
  await refresh.click();
  await expect(rows.first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("the filters open by their button and close by it, by Escape and by a touch beside", async ({
    page,
  }) => {
    const { row, cards, filters, hidePassing } = healthPage(page);
    const button = page.getByRole("button", { name: /^Filters/ });
    await page.goto("/health");
    await expect(row("ledger replica")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expect(filters).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await expect(filters).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("Escape");
    await expect(filters).toBeHidden();
    await button.click();
    await filters.getByRole("button", { name: "Close filters" }).click();
    await expect(filters).toBeHidden();
    await button.click();
    await page.touchscreen.tap(360, 600);
    await expect(filters).toBeHidden();
    expect(page.url()).not.toContain("checkId");
    await button.click();
    // The menu of a label closes alone on Escape; the next one closes the panel.
    await filters.getByRole("button", { name: /^owner:/ }).click();
    const menu = page.getByRole("dialog", { name: "owner" });
    await menu.getByRole("gridcell", { name: "finance", exact: true }).click();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(filters).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(filters).toBeHidden();
    await expect(button).toHaveText("Filters (1)");
    await expect(row("expected-failures")).toHaveCount(0);
    await button.click();
    await hidePassing.click();
    await filters.getByRole("button", { name: /^Group By:/ }).click();
    await page.getByRole("option", { name: "Type", exact: true }).click();
    await expect(page.getByRole("option")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(filters).toBeHidden();
    await expect(row(/^Collapse tcp/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await button.click();
    await filters.getByRole("radio", { name: "Cards" }).check();
    await page.keyboard.press("Escape");
    await expect(filters).toBeHidden();
    await expect(cards.getByRole("listitem").first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
