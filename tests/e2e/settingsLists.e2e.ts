import { expect, test, type Page } from "@playwright/test";
import { seedScrapers, seedTopologies } from "~mocks/sandbox/db/seedIds";
import { actAs, clearFaults, expectAccessible, expectNoSidewaysScroll, fault } from "./support";

const grid = (page: Page, name: string) => page.getByRole("grid", { name });
const row = (page: Page, list: string, name: string | RegExp) =>
  grid(page, list).getByRole("row", { name });
const headers = (page: Page) => page.getByRole("columnheader");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("integrations of all kinds stand in one list", async ({ page }) => {
  await page.goto("/settings/integrations");
  await expect(page).toHaveTitle("Integrations | Quarterdeck");
  await expect(headers(page)).toHaveText([
    "Name",
    "Type",
    "Source",
    "Job Status",
    "Last Run",
    "Last Failed",
    /Created/,
    "Updated",
    "Created By",
  ]);
  await expect(row(page, "Integrations", /^runbooks/)).toContainText("Failed");
  await expect(row(page, "Integrations", /^aws-production/)).toContainText("CRD");
  await expect(row(page, "Integrations", /^edge-lisbon/)).toContainText("Linked to an agent");
  await expect(row(page, "Integrations", /^cluster logs/)).toContainText("Log Backend");
  await expect(page.getByText(/^\d+ rows$/)).toBeVisible();

  // What the view has no column for cannot be sorted by.
  await expect(headers(page).filter({ hasText: "Created By" }).getByRole("button")).toHaveCount(0);
  await headers(page).filter({ hasText: "Name" }).getByRole("button").click();
  await expect(page).toHaveURL(/sortBy=name/);
  await expect(grid(page, "Integrations").getByRole("row").nth(1)).toContainText("System");

  await button(page, "Type: All").click();
  await page.getByRole("option", { name: "Log Backend" }).click();
  await expect(page).toHaveURL(/type=logging_backends/);
  await expect(row(page, "Integrations", /^shop/)).toHaveCount(0);
  await page.reload();
  await expect(row(page, "Integrations", /^audit trail/)).toBeVisible();
  await expect(row(page, "Integrations", /^shop/)).toHaveCount(0);
  await page.getByRole("textbox", { name: "Search by name" }).fill("nothing like it");
  await expect(page.getByText("No data available")).toBeVisible();
  await button(page, "Clear search and filters").click();
  await expect(row(page, "Integrations", /^shop/)).toBeVisible();
});

test("an integration's row leads to its editor, and its last job to what went wrong", async ({
  page,
}) => {
  await page.goto("/settings/integrations");
  await button(page, "View details of the last job of runbooks").click();
  const details = page.getByRole("dialog", { name: /Details for job/ });
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toHaveCount(0);
  const shop = `/settings/integrations/topologies/${seedTopologies.shop}`;
  await expect(row(page, "Integrations", /^shop/).getByRole("link").first()).toHaveAttribute(
    "href",
    shop,
  );
  await row(page, "Integrations", /^shop/).getByText("Topology").click();
  await expect(page).toHaveURL(new RegExp(`${shop}$`));
  await expect(page.getByRole("tab")).toHaveText(["Spec", "Job History"]);
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("shop");
  await page.getByRole("tab", { name: "Job History" }).click();
  await expect(page).toHaveURL(/tab=history/);
  await page.goto(`/settings/integrations/scrapers/${seedScrapers.kubernetes}`);
  await expect(page).toHaveURL(new RegExp(`/catalog/scrapers/${seedScrapers.kubernetes}$`));
  await page.goto("/settings/integrations/nothing/01900000-0013-7000-8000-0000000000ff");
  await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  await page.goto("/settings/integrations/topologies/01900000-0013-7000-8000-0000000000ff");
  await expect(page.getByText("No resources found")).toBeVisible();
  await page.getByRole("link", { name: "Back to Integrations" }).click();
  await expect(grid(page, "Integrations")).toBeVisible();
});

test("a log backend is edited where it is listed", async ({ page }) => {
  await page.goto("/settings/integrations?query=cluster");
  await row(page, "Integrations", /^cluster logs/).click();
  await expect(page).toHaveURL(/\/settings\/integrations\/logging_backends\//);
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(
    "cluster logs",
  );
  const labels = page.getByRole("textbox", { name: "Labels (JSON)" });
  await labels.fill('{"checked": "yes"}');
  await button(page, "Update").click();
  const review = page.getByRole("dialog", { name: "Save changes to cluster logs?" });
  await expect(review.getByRole("row", { name: /Added.*checked: yes/ })).toBeVisible();
  await expectAccessible(page, "the review of a change");
  await review.getByRole("button", { name: "Update" }).click();
  await expect(page.getByRole("region", { name: "Messages" })).toContainText(
    "cluster logs updated successfully",
  );
  await expect(page).toHaveURL(/\/settings\/integrations$/);
});

test("catalog scrapers have their list beside the catalog", async ({ page, context }) => {
  await page.goto("/catalog/scrapers");
  await expect(page).toHaveTitle("Scrapers | Quarterdeck");
  await expect(row(page, "Catalog Scraper", /^runbooks/)).toContainText("Failed");
  await expect(row(page, "Catalog Scraper", /^System/)).toContainText("Built in");
  await expect(row(page, "Catalog Scraper", /^services/)).toContainText("platform");
  await expect(row(page, "Catalog Scraper", /^services/)).toContainText("@every 5m");
  // The row is opened before the order changes: a click on one that moves away opens nothing.
  await row(page, "Catalog Scraper", /^eu-1/).getByText("Ada Osei").click();
  await expect(page).toHaveURL(new RegExp(`/catalog/scrapers/${seedScrapers.kubernetes}$`));
  await page.goto("/catalog/scrapers");
  await headers(page).filter({ hasText: "Last Failed" }).getByRole("button").click();
  await expect(page).toHaveURL(/sortBy=job_last_failed&sortOrder=desc/);
  await button(page, "Add Catalog Scraper").click();
  await expect(page).toHaveURL(/\/catalog\/scrapers\/add$/);
  await fault(context, { listConfigScrapersWithStatus: "500" });
  await page.goto("/catalog/scrapers");
  await expect(page.getByText("Error loading catalog scraper")).toBeVisible();
  await clearFaults(context);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(row(page, "Catalog Scraper", /^eu-1/)).toBeVisible();
});

test("log backends answer to both of their names", async ({ page }) => {
  await page.goto("/settings/log-backends?query=audit");
  await expect(page).toHaveURL(/\/settings\/logging_backends\?query=audit$/);
  await expect(row(page, "Log Backends", /^audit trail/)).toContainText("CRD");
  await expect(row(page, "Log Backends", /^cluster logs/)).toHaveCount(0);
});

test("who may not write sees the lists, and nothing to change", async ({ page, context }) => {
  await actAs(context, "viewer");
  await page.goto("/settings/integrations");
  await expect(row(page, "Integrations", /^shop/)).toBeVisible();
  await expect(button(page, "Add Integration")).toHaveCount(0);
  await page.goto("/settings/integrations?add=aws");
  await expect(page.getByRole("dialog")).toContainText("You need write on integrations");
  await page.goto(`/settings/integrations/topologies/${seedTopologies.shop}`);
  await expect(page.getByText("You do not have permission to access this page")).toBeVisible();
  await page.goto("/catalog/scrapers");
  await expect(row(page, "Catalog Scraper", /^eu-1/)).toBeVisible();
  await expect(button(page, "Add Catalog Scraper")).toHaveCount(0);
});

test("lists fit a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ colorScheme: "dark" });
  for (const path of ["/settings/integrations", "/catalog/scrapers", "/settings/topologies"]) {
    await page.goto(path);
    await expect(page.getByRole("grid").getByRole("row").nth(1)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
