import { expect, test, type Page } from "@playwright/test";
import { seedCanaries, seedTopologies } from "~mocks/sandbox/db/seedIds";
import { fillEditor } from "./specEditor";
import { actAs, expectAccessible, expectNoSidewaysScroll, fault } from "./support";

const grid = (page: Page, name: string) => page.getByRole("grid", { name });
const messages = (page: Page) => page.getByRole("region", { name: "Messages" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const nameField = (page: Page) => page.getByRole("textbox", { name: "Name", exact: true });
const history = (page: Page) => grid(page, "Job history");

test("health checks have the list that leads to their editor", async ({ page }) => {
  await page.goto("/settings/canaries?query=store");
  await expect(page).toHaveTitle("Health Check | Quarterdeck");
  const row = grid(page, "Health Check").getByRole("row", { name: "store-terminals" });
  await expect(row).toContainText("@every 1m");
  await expect(row).toContainText("edge-lisbon");
  await expect(page.getByRole("columnheader", { name: "Namespace" })).toHaveCount(0);
  await row.click();
  await expect(page).toHaveURL(new RegExp(`/settings/canaries/${seedCanaries.storeTerminals}`));
});

test("a topology has a namespace, labels and a spec", async ({ page }) => {
  const name = `topology-${Date.now()}`;
  await page.goto("/settings/topologies");
  await expect(grid(page, "Topology").getByRole("row", { name: /shop/ })).toContainText("Success");
  await button(page, "Add Topology").click();
  await nameField(page).fill(name);
  await expect(page.getByLabel("Namespace")).toHaveValue("default");
  const labels = page.getByLabel("Labels (JSON)");
  await labels.fill('{"team": ["a"]}');
  await expect(page.getByText("the value of 'team' must be text")).toBeVisible();
  await labels.fill('{"team": "shop"}');
  await page.getByLabel("Schedule").selectOption("@hourly");
  await fillEditor(page, "Spec (YAML)", "components: []\n");
  await button(page, "Save").click();
  await expect(messages(page)).toContainText(`${name} created successfully`);
  await expect(page).toHaveURL(/\/settings\/integrations$/);
  await page.goto(`/settings/topologies?query=${name}`);
  const row = grid(page, "Topology").getByRole("row", { name });
  await expect(row).toContainText("default");
  await expect(row).toContainText("shop");
  await row.click();
  await expect(page.getByLabel("Schedule")).toHaveValue("@hourly");
  await button(page, "Delete").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(messages(page)).toContainText(`${name} deleted successfully`);
});

test("a log backend can be added", async ({ page }) => {
  const name = `backend-${Date.now()}`;
  await page.goto("/settings/logging_backends/add");
  await nameField(page).fill(name);
  await fillEditor(page, "Spec (YAML)", "loki:\n  url: https://logs.example.org\n");
  await button(page, "Add").click();
  await expect(grid(page, "Log Backends").getByRole("row", { name })).toContainText("Ada Osei");
});

test("an unknown table is an unknown address", async ({ page, context }) => {
  await page.goto("/settings/nothing_like_it");
  await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  await actAs(context, "guest");
  await fault(context, { listTopologies: "403" });
  await page.goto(`/settings/topologies/${seedTopologies.shop}`);
  await expect(page.getByText("The topology could not be loaded")).toBeVisible();
});

test("the history of jobs hides successes until it is told not to", async ({ page }) => {
  await page.goto("/settings/jobs");
  await expect(page).toHaveTitle("Jobs History | Quarterdeck");
  await expect(button(page, "Status: excluding Success")).toBeVisible();
  await expect(button(page, "Time range: 2 days")).toBeVisible();
  await expect(history(page).getByRole("row", { name: /Stopped/ })).toBeVisible();
  await expect(history(page).getByText("Success", { exact: true })).toHaveCount(0);

  await button(page, "Status: excluding Success").click();
  const panel = page.getByRole("dialog", { name: "Status" });
  await panel.getByRole("gridcell", { name: "Exclude Success" }).click();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/status=all/);
  await expect(history(page).getByText("Success", { exact: true }).first()).toBeVisible();
  await history(page).getByRole("button", { name: "Topology Sync" }).first().click();
  await expect(page).toHaveURL(/name=TopologySync/);
  await expect(history(page).getByRole("row", { name: /Config Scraper/ })).toHaveCount(0);
  await page.reload();
  await expect(
    history(page)
      .getByRole("row", { name: /Topology Sync/ })
      .first(),
  ).toBeVisible();
  await expect(history(page).getByRole("row", { name: /Config Scraper/ })).toHaveCount(0);
});

test("a run tells what went wrong", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/settings/jobs?status=WARNING:1&duration=15000");
  await expect(page.getByText("No data available")).toBeVisible();
  await page.goto("/settings/jobs?status=WARNING:1");
  const run = history(page).getByRole("row", { name: /Warning/ });
  await expect(run).toContainText("Success: 46");
  await expect(run).toContainText("Error: 2");
  await run.getByRole("button", { name: "Copy id of eu-1" }).click();
  await expect(messages(page)).toContainText(/Copied \S+ to clipboard/);
  await run.getByText("9.93 s").click();
  const details = page.getByRole("dialog", { name: "Details for job Config Scraper" });
  await expect(details).toContainText("could not list pods of kube-system: forbidden");
  await details.getByRole("tab", { name: "Scrape Summary" }).click();
  await expect(details).toContainText("unchanged: 40");
  await expectAccessible(page, "details of a run");
  await page.goBack();
  await expect(details).toHaveCount(0);
});

test("keyed errors stand beside their keys, and a failed read can be tried again", async ({
  page,
  context,
}) => {
  await page.goto("/settings/jobs?name=TopologySync:1&status=FAILED:1");
  await history(page)
    .getByRole("row", { name: /Failed/ })
    .getByText("120 ms")
    .click();
  const errors = page.getByRole("dialog").getByRole("row", { name: /Payments/ });
  await expect(errors).toContainText("selector matches nothing");
  await fault(context, { listJobHistories: "500" });
  await page.goto("/settings/jobs");
  await expect(page.getByText("Error loading job history")).toBeVisible();
});

test("the history of jobs fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/settings/jobs");
  await expect(history(page).getByRole("row", { name: /Stopped/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
