import { expect, test, type Page } from "@playwright/test";
import { seedConfigs, seedId } from "~mocks/sandbox/db/seedIds";
import {
  chooseFrom,
  clearFaults,
  expectAccessible,
  expectNoSidewaysScroll,
  fault,
} from "./support";

const item = `/catalog/${seedConfigs.checkoutApi}`;
const spec = (page: Page) => page.getByRole("tree", { name: "Spec of checkout-api" });
const line = (page: Page, text: string) =>
  spec(page).getByRole("treeitem").filter({ hasText: text });
const grid = (page: Page, name: string) =>
  page.getByRole("grid", { name }).or(page.getByRole("treegrid", { name }));

test("opens on the spec without a step in the history, and leads through its tabs", async ({
  page,
}) => {
  await page.goto("/health");
  const entries = await page.evaluate(() => history.length);
  await page.goto(item);
  await expect(page).toHaveURL(`${item}/spec`);
  await expect(page).toHaveTitle(/^Spec - checkout-api \|/);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await expect(page.getByRole("heading", { name: "checkout-api" })).toBeVisible();
  await expect(page.getByText(/Last change .*ScalingReplicaSet/)).toBeVisible();

  await page.getByRole("tab", { name: "Changes 8 in 7d" }).click();
  await expect(grid(page, "Changes").getByRole("row").filter({ hasText: "Pulled" })).toBeVisible();
  await page.getByRole("switch", { name: "Downstream" }).click();
  await expect(grid(page, "Changes").getByRole("row").filter({ hasText: "Pulled" })).toHaveCount(0);
  await expect(page).toHaveURL(/downstream=false/);
  await page.reload();
  await expect(
    grid(page, "Changes").getByRole("row").filter({ hasText: "ScalingReplicaSet" }),
  ).toBeVisible();

  await page.getByRole("tab", { name: "Insights 1 open" }).click();
  await grid(page, "Insights").getByRole("link", { name: "right-sizing" }).click();
  await expect(page.getByRole("dialog", { name: /right-sizing/ })).toContainText(
    "Half of the memory",
  );
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: /^Relationships/ }).click();
  await page.getByRole("switch", { name: "Incoming" }).click();
  await expect(
    grid(page, "Relationships").getByRole("row").filter({ hasText: "eu-1" }).first(),
  ).toBeVisible();
  await page.getByRole("tab", { name: /^Playbooks/ }).click();
  await expect(grid(page, "Playbook runs").getByRole("row").nth(1)).toBeVisible();
  await page.getByRole("tab", { name: "Checks 6" }).click();
  await expect(grid(page, "Checks").getByRole("row")).toHaveCount(7);

  // A check opens over the tab, as in the health page, and stays after a reload.
  const itemPath = new URL(page.url()).pathname;
  await grid(page, "Checks").getByRole("row").nth(1).click();
  const details = page.getByRole("dialog");
  await expect(details.getByRole("tab", { name: "History" })).toBeVisible();
  await page.reload();
  await details.getByRole("button", { name: "Next check" }).click();
  await expect(details.getByText("2 of 6")).toBeVisible();
  await page.goBack();
  await expect(details).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(itemPath);
  await page.goBack();
  await expect(page.getByRole("tab", { name: /^Playbooks/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("walks, folds, searches and selects in the spec by keyboard; the lines stand in the address", async ({
  page,
}) => {
  await page.goto(`${item}/spec`);
  await spec(page).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await expect(line(page, "metadata:")).toHaveAttribute("aria-expanded", "false");
  await expect(line(page, "namespace: checkout")).toHaveCount(0);
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByText("lines selected")).toBeVisible();
  await expect(line(page, "metadata:")).toHaveAttribute("aria-selected", "true");
  await page.reload();
  await expect(line(page, "metadata:")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Clear the selection" }).click();
  await expect(page).not.toHaveURL(/selected/);

  const search = page.getByRole("textbox", { name: "Search in the spec" });
  await search.fill("replicas");
  await expect(page.getByText("1 of 3")).toBeVisible();
  await expect(page.getByText("spec › replicas")).toBeVisible();
  await search.press("Enter");
  await expect(page.getByText("2 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Previous match" }).click();
  await expect(page.getByText("1 of 3")).toBeVisible();
  // A click on a line shows its path without selecting it.
  await line(page, "kind: Deployment").getByText("Deployment").click();
  await expect(page.getByText("spec › replicas")).toHaveCount(0);
  await expect(page).not.toHaveURL(/selected/);
  await page.getByRole("radio", { name: "JSON" }).check();
  await expect(line(page, '"replicas": 3,')).toHaveCount(2);
  await expect(page).toHaveURL(/format=json/);
  // An address as other consoles write it.
  await page.goto(`${item}/spec?selected=1&selected=2`);
  await expect(spec(page).getByRole("treeitem", { selected: true })).toHaveCount(2);
});

test("compares the spec with an earlier one", async ({ page }) => {
  await page.goto(
    `${item}/changes?rangeType=relative&range=now-30d&changeId=${seedId("change", 1)}`,
  );
  await page.getByRole("link", { name: "Compare checkout-api then and now" }).click();
  const diff = page.getByRole("table", { name: "checkout-api then and now" });
  await expect(diff.getByRole("row").filter({ hasText: "2.14.0" })).toContainText("Added: ");
  await diff.getByRole("button", { name: "12 equal lines" }).click();
  await expect(diff).toContainText("readyReplicas");
  await page.getByRole("button", { name: "Back to the spec" }).click();
  await expect(spec(page)).toBeVisible();
});

test("says what is unknown, deleted or failing, and keeps the rest", async ({ page, context }) => {
  await page.goto(`/catalog/${seedId("config", 0xfffff)}/spec`);
  await expect(page.getByRole("heading", { name: "Item not found" }).first()).toBeVisible();
  await page.goto("/catalog/nonsense/spec");
  await expect(page.getByRole("heading", { name: "Item not found" }).first()).toBeVisible();
  await page.goto(`/catalog/${seedConfigs.deletedPod}/spec`);
  await expect(page.getByText(/^Deleted: /).first()).toBeAttached();

  await fault(context, { searchCatalogChanges: "500" });
  await page.goto(`${item}/changes`);
  await expect(page.getByText("The changes could not be loaded")).toBeVisible();
  await page.getByRole("tab", { name: "Spec" }).click();
  await expect(spec(page)).toBeVisible();
  await fault(context, { listConfigDetail: "500" });
  await page.goto(`${item}/spec`);
  await expect(page.getByText("Failed to load config")).toBeVisible();
  await clearFaults(context);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(spec(page)).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const)
  test(`is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${item}/spec?selected=2`);
    await expect(spec(page)).toBeVisible();
    await expectAccessible(page, "spec");
    await page.goto(`${item}/relationships?incoming=true&relation=soft`);
    await expect(grid(page, "Relationships").getByRole("row").nth(2)).toBeVisible();
    await expectAccessible(page, "relationships");
    await page.goto(`/catalog/insights?insightId=${seedId("insight", 1)}`);
    await expect(page.getByRole("dialog", { name: /exposed-ports/ })).toBeVisible();
    await expectAccessible(page, "insights");
  });

test("fits a phone; the details float and close on Escape", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${item}/spec`);
  await expect(spec(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Show the details" }).click();
  await expect(page.getByRole("complementary", { name: "Details of the item" })).toContainText(
    "Deployment",
  );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("complementary", { name: "Details of the item" })).toHaveCount(0);
});

test("incidents beside an item are narrowed, which survives a reload and another tab", async ({
  page,
}) => {
  await page.goto(`/catalog/${seedConfigs.checkoutNamespace}`);
  const details = page.getByRole("complementary", { name: "Details of the item" });
  await details.getByRole("button", { name: /^Status/ }).click();
  await page.getByRole("option", { name: "Resolved" }).click();
  await expect(page).toHaveURL(/incidentStatus=resolved/);
  await page.getByRole("tab", { name: /^Changes/ }).click();
  await expect(page).toHaveURL(/\/changes\?.*incidentStatus=resolved/);
  await page.reload();
  await expect(details.getByRole("button", { name: /^Status.*Resolved/ })).toBeVisible();
  await details.getByRole("button", { name: /^Status.*Resolved/ }).click();
  await page.getByRole("option", { name: "Open" }).click();
  await expect(page).toHaveURL(/incidentStatus=open/);
});

test("narrows the insights by severity, status and component; the address holds it", async ({
  page,
}) => {
  await page.goto("/catalog/insights");
  const row = (text: string) => grid(page, "Insights").getByRole("row").filter({ hasText: text });
  await expect(row("exposed-ports")).toBeVisible();
  await page.goto("/catalog/insights?severity=High:1,Medium:1&status=resolved:-1");
  await expect(row("storage-forecast")).toBeVisible();
  await expect(row("exposed-ports")).toHaveCount(0);
  await expect(row("kernel")).toHaveCount(0);
  await page.goto("/catalog/insights");
  await chooseFrom(page, page, "Component", "Ledger");
  await expect(row("storage-forecast")).toBeVisible();
  await expect(row("restarts")).toHaveCount(0);
  await page.reload();
  await expect(row("storage-forecast")).toBeVisible();
  await page.getByRole("textbox", { name: "Search insights" }).fill("nothing,()*\"'%\\ 😀");
  await expect(page.getByText("No insight matches the search and the filters.")).toBeVisible();
});
