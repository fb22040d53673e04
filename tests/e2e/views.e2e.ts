import { expect, test } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { seedConfigs, seedViews } from "~mocks/sandbox/db/seedIds";
import { editor, fillEditor } from "./specEditor";
import { actAs, chooseFrom, expectAccessible, expectNoSidewaysScroll } from "./support";

test("a view's variables, filters and order stand in its address, and it can be taken along", async ({
  page,
}) => {
  await page.goto("/view/platform/cluster-overview");
  const items = page.getByRole("region", { name: "Items" });
  await expect(items.getByText("in the catalog")).toBeVisible();
  await chooseFrom(page, page, "Namespace", "payments");
  await expect(page).toHaveURL(/viewvar__namespace=payments/);
  const table = page.getByRole("grid", { name: "Cluster overview" });
  await expect(table.getByRole("link", { name: "ledger", exact: true })).toBeVisible();
  await expect(table.getByRole("link", { name: "storefront" })).toHaveCount(0);

  await table.getByRole("button", { name: /^Name/ }).click();
  await expect(page).toHaveURL(/view_platform_cluster_overview__sortBy=name/);
  await page.getByRole("button", { name: /^Type:/ }).click();
  await page.getByRole("gridcell", { name: "Include Kubernetes::Deployment" }).click();
  await page.keyboard.press("Escape");
  await expect(table.getByText("Kubernetes::Pod")).toHaveCount(0);
  await page.reload();
  await expect(table.getByRole("link", { name: "ledger", exact: true })).toBeVisible();
  await expect(table.getByText("Kubernetes::Pod")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Namespace: payments" })).toBeVisible();

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Export / }).click();
  const dialog = page.getByRole("dialog", { name: /^Export / });
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  const text = await readFile(await (await saved).path(), "utf8");
  expect(text).toMatch(/^Name,Type,Health,Status,Changes\r\n/);
  expect(text).toContain("ledger,Kubernetes::Deployment");
  expect(text).not.toContain("Kubernetes::Pod");
  await expect(dialog.getByRole("status")).toHaveText(/^Saved 2 rows as .*\.csv\.$/);
  await dialog.getByRole("button", { name: "Close" }).last().click();

  const marked = table.getByRole("row", { name: /^ledger/ });
  await marked.getByText("Healthy", { exact: true }).hover();
  await marked.getByRole("button", { name: "Exclude Health healthy" }).click();
  await expect(page).toHaveURL(/__health=healthy/);
  await expect(marked).toHaveCount(0);

  await chooseFrom(page, page, "Cluster", "edge-lisbon");
  await expect(page.getByRole("button", { name: "Namespace: payments" })).toHaveCount(0);
});

test("charts can be read as tables and by keyboard", async ({ page }) => {
  await page.goto(`/views/${seedViews.overview}`);
  const health = page.getByRole("region", { name: "Health", exact: true });
  await health.getByRole("button", { name: "Show as table" }).click();
  await expect(health.getByRole("cell", { name: "healthy" })).toBeVisible();
  const days = page.getByRole("group", { name: /^Days with changes/ });
  await days.focus();
  await days.press("ArrowUp");
  await expect(page.getByText(/^\d{4}-\d\d-\d\d: /)).toBeVisible();
  const lines = page.getByRole("group", { name: /^Changes a day/ });
  await lines.focus();
  await lines.press("ArrowRight");
  await expect(page.getByText(/changes \d+, items \d+/)).toBeVisible();
  await expectAccessible(page, "a view of every kind of panel");
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
});

test("what is wrong stands at its panel, and a view that is not there says so", async ({
  page,
}) => {
  await page.goto(`/views/${seedViews.broken}`);
  await expect(page.getByRole("region", { name: "Sum" }).getByRole("alert")).toContainText("cost");
  await expect(page.getByRole("region", { name: "Databases" })).toContainText("1");
  await page.goto("/view/default/nowhere");
  await expect(page.getByText("View not found: default/nowhere")).toBeVisible();
});

test("stands in the sidebar and on the catalog items that it means", async ({ page }) => {
  // It is the first tab of such an item, so it is what the item opens with.
  await page.goto(`/catalog/${seedConfigs.checkoutNamespace}`);
  await expect(page).toHaveURL(`/catalog/${seedConfigs.checkoutNamespace}/view/${seedViews.pods}`);
  await expect(page.getByRole("tab", { name: "Pods" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("button", { name: "Namespace: checkout" })).toBeVisible();
  await expect(page.getByRole("grid", { name: "Pods" }).getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: "Pods", exact: true }).first().click();
  await expect(page).toHaveURL(/\/view/);
});

test("is written beside what it shows, and reviewed before it is saved", async ({
  page,
  context,
}) => {
  await page.goto("/settings/views");
  await expect(page.getByRole("grid", { name: "Views" })).toContainText("cost");
  await page.goto(`/settings/views/${seedViews.deployments}`);
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("region", { name: "Cost by namespace" })).toContainText(
    "payments",
  );
  await expect(preview.getByRole("grid")).toContainText("checkout-api");
  await actAs(context, "viewer");
  await page.reload();
  await expect(page.getByRole("button", { name: "Update" })).toHaveCount(0);
});

test("the editor knows the names that the view itself gives", async ({ page }) => {
  await page.goto("/settings/views/add");
  const label = "Spec (YAML)";
  const start =
    "queries:\n  orders:\n    configs: { types: [Order] }\npanels:\n  - name: Total\n    type: number\n";
  await fillEditor(page, label, `${start}    query: select * from `);
  const suggestion = (name: string) =>
    page
      .getByRole("listbox", { name: "Suggest" })
      .getByRole("option", { name: new RegExp(`^${name}\\b`) });
  await editor(page, label).press("Control+End");
  await editor(page, label).press("Control+Space");
  await expect(suggestion("orders")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.type(" where heal");
  // What the space had asked for may come late and send back what the letters asked for.
  await page.keyboard.press("Control+Space");
  await expect(suggestion("health")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator(".view-line", { hasText: "from orders where health" })).toBeVisible();
});
