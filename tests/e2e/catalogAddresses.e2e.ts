import { expect, test, type Locator, type Page } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
import { seedConfigs, seedId } from "~mocks/sandbox/db/seedIds";

/**
 * Every key that addresses of the catalog keep (facts 12.1): opened as somebody shared it, reloaded, and come back to,
 * the page shows the same, and opening it is one step of the history.
 */
const item = `/catalog/${seedConfigs.checkoutApi}`;
const month = "rangeType=relative&range=now-30d&display=30+days";

type Shown = (page: Page) => readonly Locator[];

const control = (name: string) => (page: Page) =>
  page.getByRole("search").getByRole("button", { name, exact: true });
const badge = (filter: string) => control(`Remove the filter ${filter}`);
const sorted = (name: string, order: "ascending" | "descending") => (page: Page) =>
  page.locator(`[aria-sort=${order}]`).getByText(name, { exact: true });
const row = (grid: string, text: string) => (page: Page) =>
  page
    .getByRole("grid", { name: grid, exact: true })
    .or(page.getByRole("treegrid", { name: grid, exact: true }))
    .getByRole("row")
    .filter({ hasText: text })
    .first();
const pageOf = (text: RegExp) => (page: Page) =>
  page.getByRole("navigation", { name: /^Pages/ }).getByText(text);
const rowsPerPage = (page: Page) =>
  page
    .getByRole("combobox", { name: "Rows per page" })
    .filter({ has: page.locator("option:checked[value='5']") });
const on = (name: string) => (page: Page) => page.getByRole("switch", { name, checked: true });
const off = (name: string) => (page: Page) => page.getByRole("switch", { name, checked: false });
const line = (text: string) => (page: Page) =>
  page.getByRole("treeitem", { selected: true }).filter({ hasText: text });
const all =
  (...parts: readonly ((page: Page) => Locator)[]): Shown =>
  (page) =>
    parts.map((part) => part(page));

interface Address {
  path: string;
  shows: Shown;
}

const changeFilters = all(
  control("Config Type: excluding Pod"),
  control("Change Type: diff"),
  control("Severity: Info or worse"),
  control("Tags: cluster: eu-1"),
  control("Time range: 30 days"),
  badge("summary: not one"),
  badge("source: not CloudTrail"),
  badge(`created_by: not ${people.admin.name}`),
  badge("created_by: not autoscaler"),
  sorted("Type", "ascending"),
);
const changeKeys = `configTypes=Kubernetes__Pod:-1&changeType=diff:1&severity=info&tags=cluster____eu-1:1&summary=one:-1&source=CloudTrail:-1&created_by=${people.admin.id}:-1&external_created_by=autoscaler:-1&${month}&sortBy=change_type&sortOrder=asc`;
const insightKeys =
  "type=security:1&severity=critical:1&analyzer=exposed-ports:1&status=open:1&sortBy=severity&sortOrder=asc";
const insightFilters = all(
  control("Type: Security"),
  control("Severity: Critical"),
  control("Analyzer: exposed-ports"),
  control("Status: Open"),
  sorted("Severity", "ascending"),
);

const addresses: Readonly<Record<string, readonly Address[]>> = {
  "/catalog": [
    {
      path: "/catalog?groupBy=namespace__tag,type&labels=cluster____eu-1:1&status=Running:1&health=healthy:1&sortBy=changes&sortOrder=desc",
      shows: all(
        control("Group By: namespace, Type"),
        control("Labels: cluster: eu-1"),
        control("Status: Running"),
        control("Health: Healthy"),
        sorted("Changes", "descending"),
        row("Catalog summary", "checkout"),
      ),
    },
    {
      path: "/catalog?configType=Kubernetes::Pod&search=health!%3Dunknown&labels=namespace__:__checkout&sortBy=updated_at&sortOrder=desc&pageIndex=0&pageSize=5",
      shows: (page) => [
        control("Config Type: Pod")(page),
        page.getByRole("combobox", { name: "Search for configs" }),
        control("Labels: namespace: checkout")(page),
        sorted("Updated", "descending")(page),
        row("Catalog", "checkout-api")(page),
      ],
    },
    {
      path: "/catalog?view=list&sortBy=name&sortOrder=desc&pageIndex=1&pageSize=5",
      shows: all(pageOf(/^Page 2 of /), rowsPerPage, sorted("Name", "descending")),
    },
    {
      path: "/catalog?groupBy=analysis,type",
      shows: all(control("Group By: Insights, Type"), row("Catalog", "Security")),
    },
    {
      path: "/catalog?groupBy=changed,name",
      shows: all(control("Group By: Changed, Name"), row("Catalog", "Today")),
    },
  ],
  "/catalog/changes": [
    {
      path: `/catalog/changes?${changeKeys}&id=${seedConfigs.checkoutApi}:1`,
      shows: (page) => [...changeFilters(page), badge("catalog: checkout-api")(page)],
    },
    {
      path: `/catalog/changes?${month}&pageIndex=1&pageSize=5&tags=cluster__:__eu-1`,
      shows: all(control("Tags: cluster: eu-1"), pageOf(/^Page 2 of /), rowsPerPage),
    },
    {
      path: "/catalog/changes?rangeType=absolute&from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z&configType=Kubernetes::Pod",
      shows: all(control("Config Type: Pod"), control("Time range: Custom")),
    },
    {
      path: "/catalog/changes?rangeType=mapped&timeRange=This+week&display=This+week",
      shows: all(control("Time range: This week")),
    },
  ],
  "/catalog/insights": [
    {
      path: `/catalog/insights?${insightKeys}&configType=AWS::EC2::SecurityGroup`,
      shows: (page) => [
        ...insightFilters(page),
        control("Config Type: EC2 SecurityGroup")(page),
        row("Insights", "ledger-db-access")(page),
      ],
    },
    {
      path: `/catalog/insights?component=${seedId("component", 12)}&severity=Medium&pageIndex=0&pageSize=5`,
      shows: (page) => [
        page.getByRole("button", { name: /^Component: (?!All)/ }),
        control("Severity: Medium")(page),
      ],
    },
    {
      path: "/catalog/insights?pageIndex=1&pageSize=5",
      shows: all(pageOf(/^Page 2 of /), rowsPerPage),
    },
  ],
  "/catalog/{id}/spec": [
    { path: `${item}/spec?selected=2`, shows: all(line("metadata:")) },
    {
      path: `${item}/spec?selected=1&selected=2`,
      shows: all(line("kind: Deployment"), line("metadata:")),
    },
  ],
  "/catalog/{id}/changes": [
    {
      path: `${item}/changes?${changeKeys}&upstream=true&downstream=false`,
      shows: (page) => [...changeFilters(page), on("Upstream")(page), off("Downstream")(page)],
    },
  ],
  "/catalog/{id}/insights": [
    { path: `${item}/insights?${insightKeys}`, shows: insightFilters },
    { path: `${item}/insights?severity=low`, shows: all(row("Insights", "right-sizing")) },
  ],
  "/catalog/{id}/relationships": [
    {
      path: `${item}/relationships?configTypes=Kubernetes__Pod:-1&labels=namespace____checkout:1&status=Running:1&health=healthy:1&incoming=true&outgoing=false&relation=soft`,
      shows: all(
        control("Config Type: excluding Pod"),
        control("Labels: namespace: checkout"),
        control("Status: Running"),
        control("Health: Healthy"),
        on("Incoming"),
        off("Outgoing"),
        on("Soft"),
        row("Relationships", "storefront"),
      ),
    },
    {
      path: `${item}/relationships?tag=namespace____checkout:1`,
      shows: all(control("Labels: namespace: checkout"), row("Relationships", "checkout-api")),
    },
  ],
  "/catalog/{id}/playbooks": [
    {
      path: `${item}/playbooks?pageIndex=1&pageSize=1`,
      shows: all(pageOf(/^Page 2 of /)),
    },
  ],
  "/catalog/{id}/checks": [
    {
      path: `${item}/checks?sortBy=name&sortDesc=true`,
      shows: all(sorted("Checks", "descending")),
    },
  ],
  "/catalog/scrapers": [
    {
      path: "/catalog/scrapers?sortBy=name&sortOrder=desc&pageIndex=1&pageSize=5",
      shows: all(pageOf(/^Page 2 of /), rowsPerPage, sorted("Name", "descending")),
    },
  ],
};

/** Typed from the facts. */
const paging = ["sortBy", "sortOrder", "pageIndex", "pageSize"];
const range = ["rangeType", "display", "from", "to", "range", "timeRange"];
const changes = ["configTypes", "changeType", "severity", "tags", "summary", "source"];
const authors = ["created_by", "external_created_by"];
const insights = ["type", "severity", "analyzer", "status", "sortBy", "sortOrder"];
const keys: Readonly<Record<string, readonly string[]>> = {
  "/catalog": ["configType", "groupBy", "labels", "status", "health", "search", ...paging],
  "/catalog/changes": ["configType", "id", ...changes, ...authors, ...range, ...paging],
  "/catalog/insights": ["configType", "component", "pageIndex", "pageSize", ...insights],
  "/catalog/{id}/spec": ["selected"],
  "/catalog/{id}/changes": ["upstream", "downstream", ...changes, ...authors],
  "/catalog/{id}/insights": insights,
  "/catalog/{id}/relationships": [
    "configTypes",
    "labels",
    "status",
    "health",
    "incoming",
    "outgoing",
    "relation",
    "tag",
  ],
  "/catalog/{id}/playbooks": ["pageIndex", "pageSize"],
  "/catalog/{id}/checks": ["sortBy", "sortDesc"],
  "/catalog/scrapers": paging,
};

const paramsOf = (path: string) => [...new URL(path, "http://console").searchParams];

test("the addresses below hold every key", () => {
  for (const [route, expected] of Object.entries(keys)) {
    const held = (addresses[route] ?? []).flatMap(({ path }) => paramsOf(path).map(([key]) => key));
    expect(
      expected.filter((key) => !held.includes(key)),
      route,
    ).toEqual([]);
  }
});

for (const { path, shows } of Object.values(addresses).flat())
  test(`stays what it is when shared, reloaded and come back to: ${path}`, async ({ page }) => {
    const expectShown = async () => {
      for (const part of shows(page)) await expect(part).toBeVisible();
      const params = [...new URL(page.url()).searchParams];
      for (const param of paramsOf(path)) expect(params, page.url()).toContainEqual(param);
    };
    await page.goto("/why");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const entries = await page.evaluate(() => history.length);
    await page.goto(path);
    await expectShown();
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.reload();
    await expectShown();
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Health" })
      .click();
    await expect(page.getByRole("heading", { name: "Health", level: 1 })).toBeVisible();
    await page.goBack();
    await expectShown();
  });
