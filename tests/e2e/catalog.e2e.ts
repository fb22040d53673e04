import { expect, test, type Page } from "@playwright/test";
import { actAs, clearFaults, expectAccessible, expectNoSidewaysScroll, fault } from "./support";
import { largeUrl } from "./servers";

const summary = (page: Page) => page.getByRole("treegrid", { name: "Catalog summary" });
const list = (page: Page) => page.getByRole("grid", { name: "Catalog" });
const rowOf = (page: Page, name: RegExp) => list(page).getByRole("row", { name });
const tab = (page: Page, name: string) =>
  page.getByRole("tablist", { name: "Catalog" }).getByRole("tab", { name });
const search = (page: Page) => page.getByRole("combobox", { name: "Search for configs" });
const searchOf = (page: Page) => new URL(page.url()).searchParams;
const deployments = "/catalog?configType=Kubernetes::Deployment";

test("the summary leads into a group's items and back to where one came from", async ({ page }) => {
  await page.goto("/health");
  await expect(page.getByRole("heading", { name: "Health", level: 1 })).toBeVisible();
  const before = await page.evaluate(() => history.length);
  await page.goto("/catalog?labels=cluster____eu-1:1");
  await expect(summary(page).getByRole("row", { name: /Deployment/ })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);

  const types = summary(page).getByRole("row", { name: /^Deployment/ });
  await expect(types).toContainText("5");
  await types.getByText("Deployment", { exact: true }).click();
  await expect(list(page).getByRole("row", { name: /checkout-api/ })).toBeVisible();
  expect(searchOf(page).get("configType")).toBe("Kubernetes::Deployment");
  expect(searchOf(page).get("labels")).toContain("cluster____eu-1");
  await expect(page).toHaveTitle("Deployment | Quarterdeck");

  await page.reload();
  await expect(rowOf(page, /checkout-api/)).toBeVisible();
  await page.getByRole("link", { name: "Back to the summary" }).click();
  await expect(types).toBeVisible();
  expect(searchOf(page).get("configType")).toBe(null);
  expect(searchOf(page).get("labels")).toBe("cluster____eu-1:1");

  // The number of unhealthy items leads to them.
  await page.goto("/catalog");
  const databases = summary(page).getByRole("row", { name: /RDS DBInstance/ });
  await databases.getByRole("link", { name: "1 unhealthy" }).click();
  await expect(rowOf(page, /ledger-db/)).toBeVisible();
  expect(searchOf(page).get("health")).toBe("unhealthy:1");
});

test("groups follow the chosen keys, and pinned types stand first", async ({ page }) => {
  await page.goto("/catalog?groupBy=namespace__tag,type");
  await expect(summary(page).getByRole("row", { name: /\(none\)/ })).toBeVisible();
  await expect(
    summary(page)
      .getByRole("row", { name: /checkout/ })
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Group By: namespace, Type" }).click();
  await page.getByRole("button", { name: "Move Type up" }).click();
  await expect.poll(() => searchOf(page).get("groupBy")).toBe("type,namespace__tag");
  await page.keyboard.press("Escape");

  await page.goto("/catalog");
  await page.getByRole("button", { name: "Pin Kubernetes::Service" }).click();
  await page.reload();
  await expect(summary(page).getByRole("row").nth(1)).toContainText("Kubernetes");
  await expect(summary(page).getByRole("row").nth(2)).toContainText("Service");
  await page.getByRole("button", { name: "Unpin Kubernetes::Service" }).click();
});

test("a group of items without a tag leads to them", async ({ page }) => {
  await page.goto("/catalog?groupBy=namespace__tag");
  await summary(page)
    .getByRole("row", { name: /\(none\)/ })
    .getByRole("link")
    .first()
    .click();
  await expect.poll(() => searchOf(page).get("labels")).toBe("namespace____:1");
  await expect(rowOf(page, /ledger-db/).first()).toBeVisible();
  await expect(rowOf(page, /^checkout-api/)).toHaveCount(0);
});

test("items are grouped by the insights that they have", async ({ page }) => {
  await page.goto("/catalog");
  await page.getByRole("button", { name: /^Group By: / }).click();
  await page.getByRole("checkbox", { name: "Provider" }).click();
  await page.getByRole("checkbox", { name: "Type" }).click();
  await page.getByRole("checkbox", { name: "Insights" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => searchOf(page).get("groupBy")).toBe("analysis");
  const groups = page.getByRole("treegrid", { name: "Catalog" });
  // ledger-db-access has an insight about security alone: it is in that group and in no other.
  const inside = groups.getByRole("row", { name: /^ledger-db-access/ });
  await groups.getByRole("row", { name: /Expand Cost/ }).click();
  await expect(groups.getByRole("row", { name: /^checkout-api/ })).toBeVisible();
  await expect(inside).toHaveCount(0);
  await groups.getByRole("row", { name: /Expand Security/ }).click();
  await expect(inside).toBeVisible();
  await page.reload();
  await expect(groups.getByRole("row", { name: /Technical debt/ })).toBeVisible();
});

test("tags are included and excluded from a row, by keyboard too", async ({ page }) => {
  await page.goto(deployments);
  await expect(rowOf(page, /sign-in/)).toBeVisible();
  await rowOf(page, /^checkout-api/)
    .getByRole("button", { name: /^Tags: / })
    .click();
  await page.getByRole("button", { name: "Include namespace: checkout" }).click();
  await expect(rowOf(page, /sign-in/)).toHaveCount(0);
  await expect(rowOf(page, /storefront/)).toBeVisible();
  expect(searchOf(page).get("labels")).toBe("namespace____checkout:1");
  await page.keyboard.press("Escape");

  await rowOf(page, /storefront/)
    .getByRole("button", { name: /^Tags: / })
    .focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Exclude namespace: checkout" }).focus();
  await page.keyboard.press("Enter");
  await expect(rowOf(page, /sign-in/)).toBeVisible();
  expect(searchOf(page).get("labels")).toBe("namespace____checkout:-1");
  await page.keyboard.press("Escape");

  // What older addresses wrote is read.
  await page.goto("/catalog?view=list&labels=namespace__:__identity");
  await expect(rowOf(page, /sign-in-5b6d7f/)).toBeVisible();
  await expect(rowOf(page, /checkout-api/)).toHaveCount(0);
});

test("the search box takes words, conditions, and any signs", async ({ page }) => {
  await page.goto("/catalog");
  await search(page).fill("health=unhealthy type=*Pod");
  await expect(rowOf(page, /payment-gateway-7d9f4c/)).toBeVisible();
  await expect(list(page).getByRole("row")).toHaveCount(2);
  await page.reload();
  await expect(search(page)).toHaveValue("health=unhealthy type=*Pod");
  await expect(list(page).getByRole("row")).toHaveCount(2);

  await search(page).fill("storefront");
  await expect(rowOf(page, /storefront/)).toBeVisible();
  await search(page).fill("helth=x");
  await expect(page.getByText("There is no field helth; perhaps health.")).toBeVisible();
  await search(page).fill(`,()*"'%\\🙂`);
  await expect(page.getByText("Nothing matches the search and the filters.")).toBeVisible();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(rowOf(page, /checkout-api/).first()).toBeVisible();
});

test("the search box completes fields and values by keyboard", async ({ page }) => {
  await page.goto("/catalog");
  await expect(summary(page).getByRole("row").nth(1)).toBeVisible();
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("heal");
  await expect(page.getByRole("option", { name: "health=" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(search(page)).toHaveValue("health=");
  await page.keyboard.type("warn");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(search(page)).toHaveValue("health=warning");
  // Nothing more can be completed, so Enter searches.
  await expect(page.getByRole("option")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(rowOf(page, /payment-gateway/)).toBeVisible();
  // Escape closes what is offered before it empties the field.
  await search(page).fill("health=warning sta");
  await expect(page.getByRole("option", { name: "status=" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(search(page)).toHaveValue("health=warning sta");
});

test("a view is saved, opened, made the start, renamed and deleted", async ({ page, context }) => {
  await page.goto(`${deployments}&health=warning:1`);
  await expect(rowOf(page, /payment-gateway/)).toBeVisible();
  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("menuitem", { name: "Save this view..." }).click();
  const dialog = page.getByRole("dialog", { name: "Save view" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toContainText("Name is required");
  await dialog.getByLabel("Name").fill("Warned deployments");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("View Warned deployments saved")).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("menuitem", { name: "Start with this view" }).click();
  await page.goto("/catalog");
  await expect(rowOf(page, /payment-gateway/)).toBeVisible();
  expect(searchOf(page).get("health")).toBe("warning:1");
  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("menuitem", { name: "Start with the summary" }).click();
  await page.goto("/catalog");
  await expect(summary(page).getByRole("row").nth(1)).toBeVisible();

  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("menuitem", { name: "Manage views..." }).click();
  const views = page.getByRole("dialog", { name: "Saved views" });
  await expect(views.getByRole("link", { name: "Unhealthy in eu-1" })).toBeVisible();
  const line = views.getByRole("listitem").filter({ hasText: "Warned deployments" });
  await line.getByRole("button", { name: "Rename view Warned deployments" }).click();
  const rename = page.getByRole("dialog", { name: "Rename view" });
  await rename.getByRole("textbox", { name: "Name" }).fill("Deployments with a warning");
  await rename.getByRole("button", { name: "Rename" }).click();
  await expect(page.getByText("View renamed to Deployments with a warning")).toBeVisible();
  await expect(line).toHaveCount(0);
  const renamed = views.getByRole("listitem").filter({ hasText: "Deployments with a warning" });
  await renamed.getByRole("button", { name: "Delete view Deployments with a warning" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(renamed).toHaveCount(0);
  await actAs(context, "viewer");
  await page.reload();
  await expect(views.getByRole("link", { name: "Unhealthy in eu-1" })).toBeVisible();
  await expect(views.getByRole("listitem").getByRole("button")).toHaveCount(0);
});

test("filters, sorting and pages stand in the address and begin at the first page", async ({
  page,
}) => {
  await page.goto(`${largeUrl}/catalog?view=list&pageSize=50&pageIndex=3`);
  await expect(page.getByText(/^10,0\d\d rows$/)).toBeVisible();
  await page.getByRole("button", { name: /^Config Type:/ }).click();
  await page.getByRole("option", { name: /Kubernetes::Node$/ }).click();
  await expect.poll(() => searchOf(page).get("pageIndex")).toBe(null);
  await page.getByRole("columnheader", { name: "Updated" }).getByRole("button").click();
  await expect(page).toHaveURL(/sortBy=updated_at&sortOrder=desc/);
  await page.getByRole("button", { name: "Unhealthy only" }).click();
  await expect(page.getByRole("button", { name: "Unhealthy only" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByText(/^\d{3} rows$/)).toBeVisible();
  // The filters that mean the same go along to the next tab.
  await tab(page, "Changes").click();
  await expect.poll(() => searchOf(page).get("configTypes")).toBe("Kubernetes__Node:1");
  // Those that only the list narrows by wait on the tabs between.
  for (const name of ["Insights", "Scrapers", "Catalog"]) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  }
  await expect
    .poll(() => [searchOf(page).get("configType"), searchOf(page).get("health")])
    .toEqual(["Kubernetes::Node", "unhealthy:1"]);
});

test("groups of the list count all items, not those of a page", async ({ page }) => {
  await page.goto(`${largeUrl}/catalog?view=list&groupBy=cluster__tag`);
  const groups = page.getByRole("treegrid", { name: "Catalog" });
  const eu2 = groups.getByRole("row", { name: /^(Expand|Collapse) eu-2/ });
  await expect(eu2).toContainText("2,000");
  await eu2.getByText("eu-2").click();
  await expect(groups.getByRole("row", { name: /Running|Pending|Failed/ }).first()).toBeVisible();
  // Searches are counted too.
  await search(page).fill("name=api*");
  await expect(eu2).not.toContainText("2,000");
  await expect(eu2).toContainText("eu-2");
});

test("a failing read leaves the rest of the page usable", async ({ page, context }) => {
  await fault(context, { summarizeCatalog: "500", listConfigTags: "500" });
  await page.goto("/catalog");
  await expect(page.getByText("The summary of the catalog could not be loaded")).toBeVisible();
  await search(page).fill("storefront");
  await expect(rowOf(page, /storefront/)).toBeVisible();
  await fault(context, { listConfigs: "500" });
  await page.reload();
  await expect(page.getByText("The catalog could not be loaded")).toBeVisible();
  await clearFaults(context);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(rowOf(page, /storefront/)).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const)
  test(`summary and list are accessible and fit a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/catalog");
    await expect(summary(page).getByRole("row").nth(1)).toBeVisible();
    await expectAccessible(page, "the summary");
    await page.goto(deployments);
    await rowOf(page, /^checkout-api/)
      .getByRole("button", { name: /^Tags: / })
      .click();
    await expectAccessible(page, "the list with tags open");
    await page.setViewportSize({ width: 375, height: 812 });
    for (const path of ["/catalog", deployments]) {
      await page.goto(path);
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole("button", { name: /^Filters/ }).click();
    await expect(page.getByRole("button", { name: /^Config Type:/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

test("older addresses lead to the catalog, with what they ask for", async ({ page }) => {
  await page.goto("/configs?configType=Kubernetes::Deployment");
  await expect(rowOf(page, /checkout-api/)).toBeVisible();
  await expect(page).toHaveURL(/\/catalog\?configType=/);
  await page.goto("/config/scrapers?query=services");
  await expect(page.getByRole("row", { name: /^services/ })).toBeVisible();
  await expect(page).toHaveURL(/\/catalog\/scrapers\?query=services/);
});
