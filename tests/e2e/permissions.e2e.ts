import { expect, test, type Locator, type Page } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
import { seedConnections, seedId, seedPlaybooks, seedTeams } from "~mocks/sandbox/db/seedIds";
import { actAs, clearFaults, expectAccessible, expectNoSidewaysScroll, fault } from "./support";

const rows = (page: Page) =>
  page
    .getByRole("grid", { name: "Permissions" })
    .getByRole("row")
    .filter({ has: page.getByRole("gridcell") });
const row = (page: Page, text: string | RegExp) => rows(page).filter({ hasText: text });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const messages = (page: Page) => page.getByRole("region", { name: "Messages" });
const choose = (inside: Locator, label: string, option: string) =>
  inside.getByLabel(label).selectOption({ label: option });

/** Opens a picker, searches for a text and takes the option. */
async function pick(inside: Locator, label: string, search: string, option: string | RegExp) {
  await inside.getByRole("button", { name: new RegExp(`^${label}`) }).click();
  await inside.getByRole("combobox", { name: /^Search / }).fill(search);
  await inside.getByRole("option", { name: option }).click();
}

/** Narrows the list by one of the filters above it. */
async function narrow(page: Page, label: string, option: string) {
  await page.getByRole("button", { name: new RegExp(`^${label}: `) }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("lists every kind of subject and resource, filtered and searched by the server", async ({
  page,
}) => {
  await page.goto("/settings/permissions");
  await expect(page).toHaveTitle("Permissions | Quarterdeck");
  await expect(row(page, "Role:commander")).toContainText("Global:playbooks");
  await expect(row(page, "Group:on-call")).toContainText("CRD");
  await expect(row(page, /Jonas Keller.*Scope:/)).toContainText("Scope not found");
  await expect(row(page, "Hana Sato")).toContainText("deny");
  await expect(row(page, "Selector:")).toContainText("ends in");
  await expect(row(page, /Notification:.*find-cause/)).toBeVisible();

  await narrow(page, "Subject", "Team");
  await narrow(page, "Resource", "Scope");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("default/payments");
  await expect(page).toHaveURL(/subjectType=team&resource=scope/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await narrow(page, "Subject", "All");
  await narrow(page, "Resource", "All");
  await narrow(page, "Effect", "Deny");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Hana Sato");
  await narrow(page, "Effect", "All");
  await narrow(page, "Action", "playbook:approve");
  await expect(rows(page)).toHaveCount(1);
  await page.goto("/settings/permissions?query=ledger-db");
  await expect(rows(page)).toHaveCount(2);
  await page.goto(
    `/settings/permissions?resource=connection&resourceId=${seedConnections.ledgerDatabase}`,
  );
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Only one connection" }).click();
  await expect(page).not.toHaveURL(/resourceId/);
  await page.goto("/settings/permissions?query=nothing-like-it");
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(row(page, "Role:commander")).toBeVisible();
});

test("adds, changes and deletes a permission; other kinds clear what belonged to the last", async ({
  page,
}) => {
  const text = `permission ${Date.now()}`;
  await page.goto("/settings/permissions");
  await page.getByRole("button", { name: "Add Permission" }).click();
  const adding = dialog(page, "Add Permission");
  await adding.getByRole("button", { name: "Create" }).click();
  await expect(adding.getByText("This field is required")).toHaveCount(3);
  await expect(adding.getByRole("button", { name: /^Person/ })).toBeFocused();
  await expectAccessible(page, "a refused permission");

  await pick(adding, "Person", "hana", /Hana Sato/);
  await expect(adding.getByRole("button", { name: /^Person/ })).toContainText("Hana Sato");
  await choose(adding, "Subject Type", "Team");
  await expect(adding.getByRole("button", { name: /^Team/ })).toContainText("Select teams...");
  await pick(adding, "Team", "pay", /Payments/);
  await choose(adding, "Resource Type", "Playbook");
  await pick(adding, "Playbook", "restart", /Restart a deployment/);
  await expect(adding.getByText("does NOT restrict")).toHaveCount(0);
  await choose(adding, "Action", "playbook:run");
  await expect(adding.getByRole("note", { name: "Warning" })).toContainText(
    "does NOT restrict which configs, components or checks the playbook can run on",
  );
  await adding.getByLabel("Description").fill(text);
  await adding.getByLabel("Until").fill("some day");
  await adding.getByRole("button", { name: "Create" }).click();
  await expect(adding.getByText(/^Enter a date such as/)).toBeVisible();
  await adding.getByLabel("Until").fill("2030-01-31 18:00");
  await page.reload();
  await expect(adding.getByRole("button", { name: /^Playbook/ })).toContainText("Restart");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await adding.getByRole("button", { name: "Create" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    subject_type: "team",
    subject: seedTeams.payments,
    person_id: null,
    playbook_id: seedPlaybooks.restart,
    config_id: null,
    object: null,
    object_selector: null,
    action: "playbook:run",
    deny: false,
    until: "2030-01-31T18:00:00.000Z",
    created_by: people.admin.id,
    source: "UI",
  });
  await expect(messages(page)).toContainText("Permission added");
  await expect(row(page, text)).toContainText("Payments");

  await row(page, text).getByRole("rowheader").click();
  const editing = dialog(page, "Edit Permission");
  await expect(editing.getByLabel("Action")).toHaveValue("playbook:run");
  await choose(editing, "Resource Type", "Scope");
  await expect(editing.getByLabel("Action")).toHaveValue("");
  await pick(editing, "Scopes", "payments", /payments/);
  await pick(editing, "Scopes", "lisbon", /edge-lisbon/);
  await pick(editing, "Scopes", "play", /all-playbooks/);
  await choose(editing, "Action", "read");
  await editing.getByRole("switch", { name: "Deny" }).click();
  await editing.getByRole("button", { name: "Save" }).click();
  await expect(messages(page)).toContainText("Permission updated");
  await expect(row(page, text)).toContainText(
    "default/payments, default/edge-lisbon and 1 more...",
  );
  await expect(row(page, text)).toContainText("deny");

  await row(page, text).getByRole("rowheader").click();
  await editing.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete Permission" });
  await expect(question).toContainText("Are you sure you want to delete the permission?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(messages(page)).toContainText("Permission deleted");
  await expect(row(page, text)).toHaveCount(0);
  await expect(editing).toHaveCount(0);
});

test("an error says what is wrong and can be checked again", async ({ page, request, context }) => {
  const made = await request.post("/api/db/permissions", {
    headers: { Prefer: "return=representation" },
    data: {
      subject_type: "group",
      subject: "guest",
      action: "update",
      description: "Limited to a scope that is not there",
      object_selector: { scopes: [{ namespace: "nowhere", name: "gone" }] },
    },
  });
  const [{ id }]: [{ id: string }] = await made.json();
  await page.goto(`/settings/permissions?id=${id}`);
  const editing = dialog(page, "Edit Permission");
  const trouble = editing.getByRole("alert");
  await expect(trouble).toContainText("Scope not found");
  await expect(trouble).toContainText("nowhere/gone");
  await expect(editing.getByRole("list", { name: "Chosen: Scopes" })).toContainText("missing");
  await fault(context, { updatePermission: "500" });
  await editing.getByRole("button", { name: "Re-check" }).click();
  await expect(messages(page)).toContainText("the sandbox was asked to fail here");
  await clearFaults(context);
  await editing.getByRole("button", { name: "Re-check" }).click();
  await expect(messages(page)).toContainText("Re-evaluated successfully");
  // The scope is still missing, and so the policy says again.
  await expect(trouble).toContainText("Scope not found");

  await pick(editing, "Scopes", "lisbon", /edge-lisbon/);
  await editing.getByRole("button", { name: "Remove nowhere/gone" }).click();
  await editing.getByRole("button", { name: "Save" }).click();
  await expect(messages(page)).toContainText("Permission updated");
  const own = row(page, "default/edge-lisbon");
  await expect(own.first()).toBeVisible();
  await expect(own.filter({ hasText: "Scope not found" })).toHaveCount(0);
  await request.delete(`/api/db/permissions?id=eq.${id}`);
});

test("what is kept elsewhere is read only, and selectors stay as they are", async ({ page }) => {
  await page.goto(`/settings/permissions?id=${seedId("permission", 9)}`);
  const reading = dialog(page, "Edit Permission");
  await expect(reading).toContainText("Kubernetes resource");
  await expect(reading).toContainText("Global:logs");
  await expect(reading.getByRole("button", { name: /Save|Delete|Re-check/ })).toHaveCount(0);
  await expectAccessible(page, "a permission of a custom resource");

  await page.goto(`/settings/permissions?id=${seedId("permission", 13)}`);
  const editing = dialog(page, "Edit Permission");
  await expect(editing.getByRole("region", { name: "Object selector" })).toContainText(
    "clear-cache",
  );
  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await editing.getByLabel("Description").fill("Changed");
  await editing.getByRole("button", { name: "Save" }).click();
  expect((await sent).postDataJSON()).toEqual({
    description: "Changed",
    updated_by: people.admin.id,
  });
  await expect(messages(page)).toContainText("Permission updated");
  await page.goto(`/settings/permissions?id=${seedId("permission", 13)}`);
  await expect(editing.getByLabel("Description")).toHaveValue("Changed");
  await expect(editing.getByRole("region", { name: "Object selector" })).toContainText(
    "clear-cache",
  );
});

test("unknown, failed, denied", async ({ page, context }) => {
  await page.goto(`/settings/permissions?id=${seedId("permission", 99)}`);
  await expect(dialog(page, "Permission not found")).toContainText("There is no permission");
  await fault(context, { listPermissionsSummary: "500" });
  await page.goto("/settings/permissions");
  await expect(page.getByText("Error loading permissions")).toBeVisible();
  await clearFaults(context);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(row(page, "Role:commander")).toBeVisible();

  await actAs(context, "responder");
  await page.goto(`/settings/permissions?id=${seedId("permission", 1)}`);
  const reading = dialog(page, "Edit Permission");
  await expect(reading).toContainText("You need write on permissions.");
  await expect(reading).toContainText("Playbook:restart-deployment");
  await page.keyboard.press("Escape");
  await expect(row(page, "Role:commander")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Permission" })).toHaveCount(0);
});

test("on a phone, in the dark, by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/settings/permissions");
  await expect(row(page, "Role:commander")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await row(page, "Role:commander").getByRole("link").first().focus();
  await page.keyboard.press("Enter");
  const editing = dialog(page, "Edit Permission");
  await expect(editing).toBeVisible();
  await expectNoSidewaysScroll(page);
  await choose(editing, "Subject Type", "Person");
  await editing.getByRole("button", { name: /^Person/ }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("ada.osei@");
  await expect(editing.getByRole("listbox").getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(editing.getByRole("button", { name: /^Person/ })).toContainText("Ada Osei");
  await expect(editing.getByRole("listbox")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(editing).toHaveCount(0);
});
