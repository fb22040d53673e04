import { expect, test, type Page } from "@playwright/test";
import { seedId } from "~mocks/sandbox/db/seedIds";
import {
  chooseFrom,
  clearFaults,
  expectAccessible,
  expectNoSidewaysScroll,
  fault,
} from "./support";

const table = (page: Page) => page.getByRole("grid", { name: "Changes" });
const row = (page: Page, text: string) => table(page).getByRole("row").filter({ hasText: text });
const month = "rangeType=relative&range=now-30d&display=30+days";
/** checkout-api's new image: the first change of the seed. */
const rollout = seedId("change", 1);

test("narrows the changes by cell, severity and tag; the address holds it all", async ({
  page,
}) => {
  await page.goto("/health");
  await page.goto("/catalog/changes");
  const backOff = row(page, "BackOff").first();
  await expect(backOff).toBeVisible();
  const entries = await page.evaluate(() => history.length);

  // By keyboard: the row with the focus shows what its cells can filter by.
  await backOff.focus();
  await backOff.getByRole("button", { name: "Exclude BackOff" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/changeType=BackOff%3A-1/);
  await expect(row(page, "Back-off restarting")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Change Type: excluding BackOff" })).toBeVisible();

  await chooseFrom(page, page, "Severity", "High or worse");
  await expect(row(page, "BackoffLimitExceeded")).toBeVisible();
  await expect(row(page, "FailedScheduling")).toHaveCount(0);
  await page.reload();
  await expect(row(page, "BackoffLimitExceeded")).toBeVisible();
  await expect(row(page, "Back-off restarting")).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(row(page, "Back-off restarting")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/health/);
});

test("cell filters stand as badges, and each can be taken away", async ({ page }) => {
  await page.goto(
    `/catalog/changes?${month}&source=CloudTrail:1&external_created_by=autoscaler:-1`,
  );
  await expect(row(page, "PutBucketPolicy")).toBeVisible();
  await expect(row(page, "RunInstances")).toHaveCount(0);
  await page.getByRole("button", { name: "Remove the filter created_by: not autoscaler" }).click();
  await expect(row(page, "RunInstances")).toBeVisible();
  await expect(page).not.toHaveURL(/external_created_by/);
});

test("opens a change beside the list, with its difference and an address", async ({ page }) => {
  await page.goto(`/catalog/changes?${month}`);
  await row(page, "spec.template.spec.containers.0.image").getByRole("link").first().click();
  const details = page.getByRole("dialog", { name: /^Info ?diff ?checkout-api/ });
  await expect(details).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`changeId=${rollout}`));
  const diff = details.getByRole("table", { name: "Changes of checkout-api" });
  await expect(diff.getByRole("row").filter({ hasText: "checkout-api:2.14.0" })).toContainText(
    "Removed: ",
  );
  await expect(diff.getByText("13 equal lines")).toBeVisible();
  await details.getByRole("radio", { name: "Unified" }).check();
  await expect(diff.getByRole("row").filter({ hasText: "2.14.0" })).not.toContainText("2.14.1");
  await details.getByRole("tab", { name: "Patches" }).click();
  await expect(details.getByRole("region", { name: /^Patches of the change/ })).toContainText(
    "2.14.1",
  );

  await details.getByRole("button", { name: "Previous change (k)" }).click();
  await expect(page.getByRole("dialog", { name: /ScalingReplicaSet/ })).toBeVisible();
  await page.keyboard.press("j");
  await expect(details).toBeVisible();
  await page.reload();
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a failing or missing change leaves the list in use, and the other way round", async ({
  page,
  context,
}) => {
  await page.goto(`/catalog/changes?changeId=${seedId("change", 0xfffff)}`);
  await expect(page.getByRole("dialog", { name: "Change not found" })).toBeVisible();
  await expect(row(page, "BackOff").first()).toBeVisible();

  await fault(context, { listConfigChanges: "500" });
  await page.goto(`/catalog/changes?changeId=${rollout}`);
  await expect(page.getByRole("dialog")).toContainText("The change could not be loaded");
  await expect(row(page, "BackOff").first()).toBeVisible();

  await fault(context, { searchCatalogChanges: "500" });
  await page.goto(`/catalog/changes?changeId=${rollout}`);
  await expect(page.getByRole("dialog")).toContainText("2.14.1");
  await expect(page.getByText("The changes could not be loaded")).toBeVisible();
  await clearFaults(context);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(row(page, "BackOff").first()).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const)
  test(`is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/catalog/changes?${month}&source=CloudTrail:-1`);
    await expect(row(page, "BackOff").first()).toBeVisible();
    await expectAccessible(page, "changes");
    await page.goto(`/catalog/changes?${month}&changeId=${rollout}`);
    await expect(page.getByRole("table", { name: "Changes of checkout-api" })).toBeVisible();
    await expectAccessible(page, "a change");
  });

test("fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/catalog/changes?severity=high");
  await expect(row(page, "BackOff").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Filters (1)" }).click();
  await expect(page.getByRole("button", { name: "Severity: High or worse" })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("shows changes over time; a stretch narrows them, a key opens one", async ({ page }) => {
  await page.goto(`/catalog/changes?${month}&source=diff:1,Flux:1`);
  const timeline = page.getByRole("listbox", { name: "Changes over time" });
  await expect(timeline.getByRole("option")).toHaveText(/store-terminals/);
  await timeline.focus();
  await page.keyboard.press("ArrowDown");
  await expect(timeline.getByRole("option")).toHaveText(/checkout-api: spec.template/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /checkout-api/ })).toBeVisible();
  await page.keyboard.press("Escape");

  const box = await timeline.boundingBox();
  if (!box) throw new Error("the timeline has no place");
  // The last tenth of a month is three days: what Flux did nine days ago lies below.
  await page.mouse.move(box.x + 80, box.y + 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + box.height / 10, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/rangeType=absolute/);
  await expect(row(page, "store-terminals")).toBeVisible();
  await expect(row(page, "sign-in")).toHaveCount(0);
  await chooseFrom(page, page, "Timeline by", "Hidden");
  await expect(timeline).toHaveCount(0);
  await page.reload();
  await expect(row(page, "store-terminals")).toBeVisible();
  await expect(timeline).toHaveCount(0);
});
