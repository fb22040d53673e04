import { expect, test } from "@playwright/test";
import { seedConfigs } from "~mocks/sandbox/db/seedIds";
import { clearFaults, expectAccessible, fault } from "./support";

const graphOf = `/catalog/${seedConfigs.checkoutApi}/relationships?view=graph&incoming=true&relation=soft`;

test("draws relationships, walks them by keyboard and keeps its view in the address", async ({
  page,
}) => {
  await page.goto(`/catalog/${seedConfigs.checkoutApi}/relationships`);
  await page.getByRole("radio", { name: "Graph" }).check();
  await page.getByRole("switch", { name: "Incoming" }).click();
  await page.getByRole("switch", { name: "Soft" }).click();
  const graph = page.getByRole("listbox", { name: "Relationships of checkout-api" });
  const here = graph.getByRole("option");
  await expect(here).toHaveText(/^checkout-api, Deployment, Healthy; from .*checkout.*; to /);
  await expect(page.getByText("This item")).toBeVisible();
  await expect(page.getByText("1 level down")).toBeVisible();

  await graph.focus();
  await page.keyboard.press("ArrowRight");
  await expect(here).not.toHaveText(/^checkout-api, Deployment/);
  await page.getByRole("button", { name: "Lay out top to bottom" }).click();
  await expect(page).toHaveURL(/direction=down/);
  await page.getByRole("button", { name: "Less deep" }).click();
  await expect(page).toHaveURL(/depth=9/);
  await page.getByRole("textbox", { name: "Find in graph" }).fill("payment");
  await expect(page.getByText(/^[1-9]\d* found$/)).toBeVisible();
  // What is found comes into view, and Enter goes on to the next of them.
  await expect(here).toHaveText(/^[^,;]*payment/);
  const match = (await here.textContent()) ?? "";
  await page.getByRole("textbox", { name: "Find in graph" }).press("Enter");
  await expect(here).not.toHaveText(match);
  await expect(here).toHaveText(/^[^,;]*payment/);
  await page.reload();
  await expect(page.getByText(/^[1-9]\d* found$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Lay out left to right" })).toBeVisible();
  const picture = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as a picture" }).click();
  expect((await picture).suggestedFilename()).toBe("Relationships of checkout-api.svg");
});

test("a graph without the kinds of its links says so, and draws them", async ({
  page,
  context,
}) => {
  await fault(context, { listConfigRelationships: "500" });
  await page.goto(graphOf);
  await expect(page.getByText("The kinds of the links could not be loaded")).toContainText(
    "All links are drawn as hard ones.",
  );
  await expect(page.getByText("1 level down")).toBeVisible();
  await clearFaults(context);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("All links are drawn as hard ones.")).toHaveCount(0);
  await expect(page.getByText("This item")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const)
  test(`is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(graphOf);
    await expect(page.getByText("This item")).toBeVisible();
    await expectAccessible(page, "graph");
  });
