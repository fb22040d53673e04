import { expect, test, type Page } from "@playwright/test";
import { seedComponents } from "~mocks/sandbox/db/seedIds";
import {
  actAs,
  chooseFrom,
  clearFaults,
  expectAccessible,
  expectNoSidewaysScroll,
  fault,
} from "./support";

const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const cards = (page: Page) => page.getByRole("region", { name: "Components" }).getByRole("article");

test("leads from / to the dashboard, and every filter stands in the address", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/topology$/);
  await expect(card(page, "Shop")).toBeVisible();
  await expect(card(page, "Stores")).toBeVisible();

  await page.getByRole("button", { name: /^Type:/ }).click();
  await page.getByRole("gridcell", { name: "Include Service" }).click();
  await page.keyboard.press("Escape");
  await expect(card(page, "Ledger")).toBeVisible();
  await expect(card(page, "Shop")).toHaveCount(0);
  await expect(page).toHaveURL(/type=Service%3A1/);

  await chooseFrom(page, page, "Group by", "Health");
  const healthy = page.getByRole("button", { name: /^Healthy \d/ });
  await expect(healthy).toBeVisible();
  await chooseFrom(page, page, "Sort", "Name");
  await page.reload();
  await expect(healthy).toBeVisible();
  await expect(page).toHaveURL(/sortBy=name/);
  await healthy.click();
  await expect(card(page, "Identity")).toHaveCount(0);
  await expect(page).toHaveURL(/folded=healthy/);

  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(page).not.toHaveURL(/type=/);
});

test("whose components are shown goes along into a component and back by the breadcrumb", async ({
  page,
}) => {
  await page.goto(
    "/topology?showHiddenComponents=no&view=list&agent_id=00000000-0000-0000-0000-000000000000&status=warning:1",
  );
  await page
    .getByRole("treegrid", { name: "Components" })
    .getByRole("row", { name: /Shop/ })
    .click();
  await expect(page).toHaveURL(/\/topology\/[0-9a-f-]+\?.*agent_id=0000/);
  // The health that it was found by does not narrow what is below it, and counts again on the way back.
  await expect(page).not.toHaveURL(/[?&]status=/);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await trail.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL(
    /\/topology\?(?=.*agent_id=0000)(?=.*view=list)(?=.*status=warning)/,
  );
});

test("counts stay whole while one health is shown", async ({ page }) => {
  await page.goto("/topology");
  const counts = page.getByRole("group", { name: "Components by health" });
  await expect(counts.getByRole("button")).toHaveCount(2);
  await counts.getByRole("button", { name: /unknown/ }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, "Stores")).toBeVisible();
  await expect(counts.getByRole("button")).toHaveCount(2);
  await counts.getByRole("button", { name: /unknown/ }).click();
  await expect(card(page, "Shop")).toBeVisible();
});

test("a search finds every level, cards and rows alike, and a card opens by keyboard", async ({
  page,
}) => {
  await page.goto("/topology");
  await expect(card(page, "Shop")).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("ledg");
  await page.keyboard.press("Enter");
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("radio", { name: "List" }).check();
  const row = page
    .getByRole("treegrid", { name: "Components" })
    .getByRole("row", { name: /Ledger/ });
  await expect(row).toBeVisible();
  await page.getByRole("radio", { name: "Cards" }).check();
  await card(page, "Ledger").getByRole("link", { name: "Ledger" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/topology/${seedComponents.ledger}`));
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("Payments");
  await page.goBack();
  await expect(page).toHaveURL(/query=ledg/);
});

test("says what failed, tries again, and says why nothing is there", async ({ page, context }) => {
  await fault(context, { getTopology: "500" });
  await page.goto("/topology");
  await expect(page.getByText("The topology could not be loaded")).toBeVisible();
  await clearFaults(context);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(card(page, "Shop")).toBeVisible();
  await page.goto("/topology?query=no+such+thing");
  await expect(page.getByText("There are no components matching this criteria")).toBeVisible();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(card(page, "Shop")).toBeVisible();
});

test("the checks that a card counts are those that the health page shows", async ({ page }) => {
  await page.goto("/topology");
  const line = card(page, "Shop").getByRole("listitem").filter({ hasText: "Health Checks" });
  await expect(line).toBeVisible();
  const counted = (await line.getByTitle(/^\d+ /).allInnerTexts()).map(parseFloat);
  expect(counted.length).toBeGreaterThan(1);
  await line.getByRole("link", { name: "Health Checks" }).click();
  const total = counted.reduce((sum, count) => sum + count, 0);
  const all = page.getByRole("tab", { name: `All ${total}`, exact: true });
  await expect(all).toBeVisible();
  await page.reload();
  await expect(all).toBeVisible();
  await page.getByRole("button", { name: "Show all checks" }).click();
  await expect(all).toHaveCount(0);
  await page.goBack();
  await expect(card(page, "Shop")).toBeVisible();
});

test("a component's page: children beside panels, of which one may fail alone", async ({
  page,
  context,
}) => {
  await fault(context, { teamsOfComponent: "500", listTeamComponents: "500" });
  await page.goto(`/topology/${seedComponents.payments}`);
  await expect(card(page, "Ledger")).toBeVisible();
  const panel = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(panel("Details")).toContainText("A pod restarts again and again");
  await expect(panel("Teams")).toContainText("The teams could not be loaded");
  await expect(panel("Catalog").getByRole("listitem").first()).toBeVisible();
  await expect(panel("Checks").getByRole("listitem").first()).toBeVisible();
  await page.getByRole("button", { name: "Hide sidebar" }).click();
  await expect(panel("Details")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Show sidebar" })).toBeVisible();
  await expect(card(page, "Ledger")).toBeVisible();

  await page.goto("/topology/01900000-0005-7000-8000-0000000fffff");
  await expect(page.getByRole("heading", { name: "There is no such component" })).toBeVisible();
});

test("links a catalog item, takes the link away again, and downloads a snapshot", async ({
  page,
}) => {
  await page.goto(`/topology/${seedComponents.warehouse}`);
  await page.getByRole("banner").getByRole("button", { name: "Actions for Warehouse" }).click();
  await page.getByRole("menuitem", { name: "Link to catalog" }).click();
  const dialog = page.getByRole("dialog", { name: "Link to Catalog" });
  await dialog.getByRole("button", { name: /^Catalog/ }).click();
  await page
    .getByRole("option", { name: /checkout-api/ })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Link", exact: true }).click();
  await expect(page.getByText("config link successful")).toBeVisible();
  const catalog = page.getByRole("region", { name: "Catalog", exact: true });
  const unlink = catalog.getByRole("button", { name: /^Unlink catalog checkout-api/ });
  await unlink.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Deleted config link successfully")).toBeVisible();
  await expect(unlink).toHaveCount(0);

  await page.getByRole("banner").getByRole("button", { name: "Actions for Warehouse" }).click();
  await page.getByRole("menuitem", { name: "Snapshot" }).click();
  await expect(page).toHaveURL(/dialog=snapshot/);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  expect((await download).suggestedFilename()).toBe("Warehouse-snapshot.zip");
});

test("a viewer sees no way to link", async ({ page, context }) => {
  await actAs(context, "viewer");
  await page.goto(`/topology/${seedComponents.payments}`);
  await page.getByRole("banner").getByRole("button", { name: "Actions for Payments" }).click();
  await expect(page.getByRole("menuitem", { name: "Snapshot" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Link to catalog" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Unlink/ })).toHaveCount(0);
});

test("the public card stands alone, refreshes by itself, and tells missing from failed", async ({
  page,
  context,
}) => {
  await page.goto(`/view/topology/${seedComponents.payments}?refresh=1s`);
  await expect(page.getByRole("heading", { name: "Payments", level: 1 })).toBeVisible();
  await expect(page).toHaveTitle("Payments");
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Ledger" })).toHaveAttribute("target", "_blank");
  await fault(context, { getTopology: "500" });
  await expect(page.getByText(/the last refresh failed/)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole("heading", { name: "Payments", level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByText("The component could not be loaded")).toBeVisible();
  await clearFaults(context);
  await page.goto("/view/topology/01900000-0005-7000-8000-0000000fffff");
  await expect(page.getByText("Component not found")).toBeVisible();
});

test("fits a phone, and axe finds nothing in either theme", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of [
      "/topology?groupBy=health&type=Service:1",
      "/topology?view=list",
      `/topology/${seedComponents.shop}`,
      `/view/topology/${seedComponents.shop}`,
    ]) {
      await page.goto(path);
      await expect(
        page
          .getByText("Checkout", { exact: true })
          .or(page.getByText("Shop", { exact: true }))
          .first(),
      ).toBeVisible();
      await expectAccessible(page, `${path} in ${colorScheme}`);
    }
  }
  await page.setViewportSize({ width: 375, height: 812 });
  for (const path of [
    "/topology?type=Service:1",
    "/topology?view=list",
    `/topology/${seedComponents.shop}`,
  ]) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
});

test("the map is walked by keyboard, and opening a component shows its own", async ({ page }) => {
  await page.goto("/topology");
  await page.getByRole("radio", { name: "Map" }).click();
  await expect(page).toHaveURL(/view=map/);
  const map = page.getByRole("listbox", { name: "Map of all components" });
  await map.focus();
  const here = map.getByRole("option");
  await expect(here).toHaveText(/^All components/);
  await page.keyboard.press("ArrowRight");
  await expect(here).not.toHaveText(/^All components/);
  await page.getByRole("textbox", { name: "Find in graph" }).fill("Shop");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Next match" }).click();
  await map.focus();
  await expect(here).toHaveText(/^Shop/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox", { name: "Map of Shop" })).toBeVisible();
  await page.goBack();
  await expect(map).toBeVisible();
});

test("incidents of a component are narrowed to a type, which survives a reload", async ({
  page,
}) => {
  await page.goto(`/topology/${seedComponents.payments}?incidentStatus=all`);
  const panel = page.getByRole("region", { name: "Incidents" });
  await expect(panel.getByRole("listitem").first()).toBeVisible();
  await panel.getByRole("button", { name: /^Type:/ }).click();
  await page.getByRole("gridcell", { name: "Include Cost" }).click();
  await page.keyboard.press("Escape");
  await expect(panel.getByText("No details found")).toBeVisible();
  await page.reload();
  await expect(panel.getByRole("button", { name: "Type: Cost" })).toBeVisible();
  await expect(panel.getByText("No details found")).toBeVisible();
});
