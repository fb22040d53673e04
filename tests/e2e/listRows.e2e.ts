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

test("entries that are no changes say so in their place, beside the change that is open", async ({
  page,
  context,
}) => {
  await fault(context, { searchCatalogChanges: "badChange" });
  await page.goto("/catalog/changes");
  const list = page.getByRole("grid", { name: "Changes" });
  await expect(list.getByText("This row cannot be shown")).toHaveCount(2);
  await list.getByText("readable", { exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a page past the end leads back with one click", async ({ page }) => {
  for (const path of ["/settings/scopes", "/settings/feature-flags"]) {
    await page.goto(`${path}?pageIndex=99999`);
    await expect(page.getByText("There is no page 100000")).toBeVisible();
    await page.getByRole("button", { name: "Go to the first page" }).click();
    await expect(page.getByRole("grid").getByRole("row").nth(1)).toBeVisible();
  }
});

test("hidden and resized columns stay so for this person, whatever the list", async ({ page }) => {
  await page.goto("/settings/connections");
  const namespace = page.getByRole("columnheader", { name: "Namespace" });
  await expect(namespace).toBeVisible();
  await page.getByRole("button", { name: "Columns of Connections" }).click();
  const dialog = page.getByRole("dialog", { name: "Columns of Connections" });
  await dialog.getByRole("checkbox", { name: "Namespace" }).click();
  await dialog.getByRole("textbox", { name: "Pixels of Type" }).fill("333");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(namespace).toHaveCount(0);
  const type = page.getByRole("columnheader", { name: "Type" });
  await expect(type).toHaveCSS("width", "333px");
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Name" })).toBeVisible();
  await expect(namespace).toHaveCount(0);
  await expect(type).toHaveCSS("width", "333px");

  // The edge of a header does the same by pointer.
  const { x = 0, y = 0, width = 0 } = (await type.boundingBox()) ?? {};
  await page.mouse.move(x + width, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + width - 100, y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(type).toHaveCSS("width", "233px");
});
