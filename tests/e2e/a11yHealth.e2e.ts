import { expect, test } from "@playwright/test";
import { healthPage } from "./healthList";
import { fillEditor } from "./specEditor";
import { clearFaults, expectAccessible, expectNoSidewaysScroll, fault } from "./support";

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });
    test.slow();

    test("axe finds nothing on the health page, whatever it shows", async ({ page, context }) => {
      const { rows, row, filters, cards, search } = healthPage(page);
      await page.goto("/health?hidePassing=false");
      await expect(page.getByRole("img", { name: /runs passed$/ }).first()).toBeVisible();
      await expectAccessible(page, "the list");
      await filters.getByRole("button", { name: /^team:/ }).click();
      const menu = page.getByRole("dialog", { name: "team" });
      await menu.getByRole("gridcell", { name: "checkout", exact: true }).click();
      await menu.getByRole("gridcell", { name: "Include data" }).click();
      await expectAccessible(page, "an open label filter");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: /^Group By:/ }).click();
      await expect(page.getByRole("option").first()).toBeVisible();
      await expectAccessible(page, "an open selector");
      await page.keyboard.press("Escape");
      await rows.first().focus();
      await page.keyboard.press("ArrowDown");
      await expectAccessible(page, "a focused row");
      await page.getByRole("radio", { name: "Cards" }).check();
      await expect(cards.getByText("passed").first()).toBeAttached();
      await expectAccessible(page, "cards");
      await search.fill("nothing is called so");
      await expect(page.getByText("No data available")).toBeVisible();
      await expectAccessible(page, "an empty list");

      await page.goto("/health?labels=%7Bbroken&hidePassing=false&pivotBy=labels&pivotLabel=team");
      await expect(page.getByRole("alert")).toContainText("are not a JSON object");
      await expect(row("ledger").first()).toBeVisible();
      await expectAccessible(page, "a pivot with a malformed address");
      await fault(context, { getHealthSummary: "500" });
      await healthPage(page).refresh.click();
      await expect(page.getByText("The last refresh failed")).toBeVisible();
      await expectAccessible(page, "a failed refresh");
      await page.goto("/health");
      await expect(page.getByText("The health checks could not be loaded")).toBeVisible();
      await page.getByText("Details").click();
      await expectAccessible(page, "an error");
      await clearFaults(context);
      await page.goto("/view/health?tab=payments");
      await expect(row("ledger replica")).toBeVisible();
      await expectAccessible(page, "the page without the sidebar");
    });

    test("axe finds nothing on a phone, and nothing scrolls sideways", async ({ page }) => {
      const { row, filters } = healthPage(page);
      await page.setViewportSize({ width: 375, height: 740 });
      await page.goto("/health");
      await expect(row("ledger replica")).toBeVisible();
      await expectAccessible(page, "375 px");
      await page.getByRole("button", { name: /^Filters/ }).click();
      await expect(filters).toBeVisible();
      await expectAccessible(page, "filters at 375 px");
      await expectNoSidewaysScroll(page);
      await filters.getByRole("radio", { name: "Cards" }).check();
      await page.keyboard.press("Escape");
      await expectAccessible(page, "cards at 375 px");
      await page.goto("/settings/canaries/add");
      const dns = page.getByRole("button", { name: "DNS", exact: true });
      await expect(dns).toBeVisible();
      await expectAccessible(page, "the types of checks at 375 px");
      await dns.click();
      await fillEditor(page, "Specs", "http: [");
      await expect(page.getByText(/^Line \d+: /)).toBeVisible();
      await expectAccessible(page, "a new check with problems at 375 px");
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectAccessible(page, "a new check with problems");
    });
  });
