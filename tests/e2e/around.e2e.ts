import { expect, test } from "@playwright/test";
import { seedChecks, seedComponents, seedViews } from "~mocks/sandbox/db/seedIds";
import { expectAccessible, expectNoSidewaysScroll, fault } from "./support";

test("one click from a failing check shows what changed around then, in every area", async ({
  page,
  context,
}) => {
  await page.goto(`/health?checkId=${seedChecks.ledgerReplica}&timeRange=1h`);
  await page.getByRole("dialog").getByRole("link", { name: "What changed?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What changed" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/around\\?.*id=${seedChecks.ledgerReplica}.*at=`));
  await page.getByRole("radio", { name: "± 24h" }).check();
  await expect(page).toHaveURL(/span=24h/);
  const entries = page.getByRole("main").getByRole("listitem");
  await expect(entries.first()).toContainText(/before|after|moment/);
  await expectAccessible(page, "what changed");

  await page.goto("/around?span=24h");
  for (const [source, one] of [
    ["Changes", "Change"],
    ["Playbook runs", "Playbook run"],
    ["Notifications", "Notification"],
    ["Incidents", "Incident"],
  ] as const) {
    await page.getByRole("radio", { name: source }).check();
    await expect(entries.first()).toContainText(one);
  }
  await entries.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/incidents\//);

  // A source that fails takes none of the others with it.
  await fault(context, { searchCatalogChanges: "500" });
  await page.goto("/around?span=24h");
  await expect(page.getByRole("alert")).toContainText("Changes could not be loaded");
  await expect(entries.first()).toBeVisible();
  await page.setViewportSize({ width: 375, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, "what changed on a phone");
});

test("an unhealthy component leads to what changed around its last change", async ({ page }) => {
  await page.goto(`/topology/${seedComponents.payments}`);
  await page.getByRole("link", { name: "What changed?" }).click();
  await expect(page).toHaveURL(new RegExp(`/around\\?.*id=${seedComponents.payments}`));
});

test("a time range that is pinned comes along, until it is unpinned", async ({ page }) => {
  await page.goto("/catalog/changes");
  const picker = page.getByRole("button", { name: /^Time range: / });
  await picker.click();
  await page.getByRole("button", { name: "6 hours", exact: true }).first().click();
  await expect(picker).toHaveAccessibleName("Time range: 6 hours");
  await picker.click();
  await page.getByRole("button", { name: "Use on every page" }).click();
  const pinned = page.getByRole("button", { name: "Time range of all pages: 6 hours. Unpin it" });
  await expect(pinned).toBeVisible();
  await page.keyboard.press("Escape");
  await expectAccessible(page, "a pinned range");

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Logs" }).click();
  await expect(page).toHaveURL(/start=6h/);
  await page.goto("/playbooks/runs");
  await expect(page).toHaveURL(/range=now-6h/);
  await page.goto(`/health?checkId=${seedChecks.ledgerReplica}`);
  await expect(page).toHaveURL(/timeRange=6h/);
  await page.goto("/notifications");
  await expect(page).toHaveURL(/range=now-6h/);
  await page.goto(`/views/${seedViews.pods}`);
  const narrowed = page.getByRole("button", { name: "Time range: 6 hours" });
  await expect(narrowed).toBeVisible();
  await expect(page).toHaveURL(/range=now-6h/);
  await page.getByRole("button", { name: "Show all times" }).click();
  await expect(narrowed).toBeHidden();

  await pinned.click();
  await expect(pinned).toBeHidden();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Logs" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Logs" })).toBeVisible();
  await expect(page).not.toHaveURL(/start=/);
});
