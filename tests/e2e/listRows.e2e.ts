import { expect, test } from "@playwright/test";
import { fault } from "./support";

test("a row that cannot be read says so, is recorded, and leaves the others", async ({
  page,
  context,
}) => {
  await fault(context, { listScopes: "badRow" });
  await page.goto("/settings/scopes");
  const list = page.getByRole("grid", { name: "Scopes" });
  await expect(list.getByRole("row", { name: "readable" })).toBeVisible();
  await expect(list.getByText("This row cannot be shown")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Add Scope" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("Contract");
  await page.getByRole("option", { name: "Contract", exact: true }).click();
  await expect(page.getByText("a row that can be shown").first()).toBeVisible();
});

test("a page past the end leads back with one click", async ({ page }) => {
  for (const path of ["/settings/scopes", "/settings/feature-flags"]) {
    await page.goto(`${path}?pageIndex=99999`);
    await expect(page.getByText("There is no page 100000")).toBeVisible();
    await page.getByRole("button", { name: "Go to the first page" }).click();
    await expect(page.getByRole("grid").getByRole("row").nth(1)).toBeVisible();
  }
});

test("hidden columns stay hidden in this browser", async ({ page }) => {
  await page.goto("/settings/connections");
  const namespace = page.getByRole("columnheader", { name: "Namespace" });
  await expect(namespace).toBeVisible();
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Namespace" }).click();
  await page.keyboard.press("Escape");
  await expect(namespace).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Name" })).toBeVisible();
  await expect(namespace).toHaveCount(0);
});
