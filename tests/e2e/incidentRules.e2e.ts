import { expect, test, type Page } from "@playwright/test";
import { seedId } from "~mocks/sandbox/db/seedIds";
import { editor, fillEditor } from "./specEditor";
import { actAs, clearFaults, fault } from "./support";

const partnerDown = seedId("incidentRule", 1);
const entities = seedId("incidentRule", 2);

const row = (page: Page, name: string) =>
  page.getByRole("grid", { name: "Rules" }).getByRole("row", { name });
const messages = (page: Page) => page.getByRole("region", { name: "Messages" });
const nameField = (page: Page) => page.getByRole("textbox", { name: "Name", exact: true });
const label = "Spec (YAML)";
/** What stands in the editor, as its lines show it. */
const spec = (page: Page) => page.getByRole("code").filter({ has: editor(page, label) });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("lists rules without what they do not have", async ({ page }) => {
  await page.goto("/settings/incident_rules");
  await expect(page).toHaveTitle("Rules | Quarterdeck");
  await expect(row(page, "entities")).toContainText("CRD");
  const header = page.getByRole("columnheader");
  await expect(header.filter({ hasText: "Updated" })).toBeVisible();
  await expect(header.filter({ hasText: /Job Status|Namespace|Schedule|Tags/ })).toHaveCount(0);
  await page.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
  await expect(page).toHaveURL(/sortBy=name/);
  await row(page, "partner down").click();
  await expect(page).toHaveURL(new RegExp(`/settings/incident_rules/${partnerDown}$`));
  await expect(page.getByRole("tab")).toHaveText(["Spec", "Job History"]);
  await expect(spec(page)).toContainText("priority: 10");
});

test("a commander adds a rule, and takes it back", async ({ page, context }) => {
  await actAs(context, "commander");
  const name = `rule-${Date.now()}`;
  await page.goto("/settings/incident_rules/add");
  await nameField(page).fill(name);
  await fillEditor(page, label, `name: ${name}\ncomponents:\n  - types: [Entity]\n`);
  await button(page, "Save").click();
  await expect(messages(page)).toContainText(`${name} created successfully`);
  await expect(row(page, name)).toContainText("Priya Raman");
  await row(page, name).click();
  await fillEditor(page, label, `name: ${name}\npriority: 3\n`);
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/incident_rules$/);
  await row(page, name).click();
  await expect(spec(page)).toContainText("types:");
  await fault(context, { updateIncidentRule: "500" });
  await button(page, "Delete").click();
  const question = page.getByRole("alertdialog", { name: "Delete resource" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(messages(page)).toContainText("the sandbox was asked to fail here");
  await clearFaults(context);
  await button(page, "Delete").click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(messages(page)).toContainText(`${name} deleted successfully`);
  await expect(row(page, "partner down")).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
});

test("a rule's job history keeps its filters in the address", async ({ page }) => {
  await page.goto(`/settings/incident_rules/${partnerDown}?tab=history`);
  await expect(page.getByText(/successful runs are left out/)).toBeVisible();
  await button(page, "Show successful runs").click();
  const history = page.getByRole("grid", { name: "Job history" });
  await expect(history.getByRole("row", { name: /Evaluate Incident Rules/ })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Resource" })).toHaveCount(0);
  await page.reload();
  await expect(history.getByRole("row", { name: /Evaluate Incident Rules/ })).toBeVisible();
});

test("a rule of the cluster, a missing one and a viewer", async ({ page, context }) => {
  await page.goto(`/settings/incident_rules/${entities}`);
  await expect(page.getByText(/comes from the Kubernetes resource entities/)).toBeVisible();
  await expect(button(page, "Update")).toHaveCount(0);
  await page.goto("/settings/incident_rules/01900000-0013-7000-8000-0000000000ff");
  await expect(page.getByText("No resources found")).toBeVisible();
  await actAs(context, "viewer");
  await page.goto(`/settings/incident_rules/${partnerDown}`);
  await expect(page.getByText(/You need write on incident_rules/)).toBeVisible();
  await expect(spec(page)).toHaveCount(0);
});
