import { expect, test, type Locator, type Page } from "@playwright/test";
import { seedId } from "~mocks/sandbox/db/seedIds";
import { actAs, clearFaults, expectAccessible, expectNoSidewaysScroll, fault } from "./support";

const payments = seedId("scope", 1);
const fromCluster = seedId("scope", 3);

const row = (page: Page, name: string) =>
  page.getByRole("grid", { name: "Scopes" }).getByRole("row", { name });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const target = (page: Page, number: number) =>
  page.getByRole("group", { name: `Target ${number}`, exact: true });
/** Name of the scope itself; its targets have names too. */
const nameOf = (inside: Locator) =>
  inside.getByRole("textbox", { name: "Name", exact: true }).first();
const messages = (page: Page) => page.getByRole("region", { name: "Messages" });
const add = (page: Page) => page.getByRole("button", { name: "Add Scope" });

test("lists scopes with their targets and origin, searched, sorted and paged by the address", async ({
  page,
}) => {
  await page.goto("/settings/scopes?sortBy=name&sortOrder=asc");
  await expect(page).toHaveTitle("Scopes | Quarterdeck");
  await expect(row(page, "payments")).toContainText("default");
  await expect(row(page, "payments")).toContainText("3 targets");
  await expect(row(page, "payments")).toContainText("Ada Osei");
  await expect(row(page, "all-playbooks")).toContainText("1 target");
  await expect(row(page, "all-playbooks")).toContainText("CRD");
  await expect(page.getByText("old-staging")).toHaveCount(0);

  await page.getByRole("textbox", { name: "Search by name or description" }).fill("south");
  await expect(row(page, "payments")).toHaveCount(0);
  await expect(row(page, "edge-lisbon")).toBeVisible();
  await expect(page).toHaveURL(/query=south/);
  await page.reload();
  await expect(row(page, "edge-lisbon")).toBeVisible();
  await expect(row(page, "payments")).toHaveCount(0);
  await page.goto("/settings/scopes?query=nothing-like-it");
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(row(page, "payments")).toBeVisible();
});

test("adds a scope with every rule in force, edits and deletes it", async ({ page }) => {
  const name = `scope-${Date.now()}`;
  await page.goto("/settings/scopes");
  await add(page).click();
  const adding = dialog(page, "Add Scope");
  await expect(page).toHaveURL(/add=true/);
  const kind = target(page, 1).getByLabel("Resource Type");
  await kind.selectOption("Config");
  await expect(adding.getByText(/is required|cannot be empty/)).toHaveCount(0);
  await adding.getByRole("button", { name: "Create" }).click();
  await expect(adding.getByText("Name is required")).toBeVisible();
  await expect(nameOf(adding)).toBeFocused();
  await expect(
    adding.getByText(
      "Target cannot be empty. Please specify at least one of: name, agent, tags, or enable wildcard",
    ),
  ).toBeVisible();
  await kind.selectOption("");
  await expect(
    adding.getByText("Each target must specify exactly one resource type"),
  ).toBeVisible();

  // Another resource type starts the target anew.
  await kind.selectOption("Config");
  await target(page, 1).getByLabel("Name", { exact: true }).fill("api");
  await target(page, 1).getByRole("button", { name: "Add tag" }).click();
  await target(page, 1).getByLabel("Tags: key 1").fill("env");
  await kind.selectOption("Playbook");
  await expect(target(page, 1).getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(target(page, 1).getByText("Agent", { exact: true })).toHaveCount(0);
  await expect(target(page, 1).getByRole("group", { name: "Tags" })).toHaveCount(0);

  // A wildcard takes everything else away.
  const wildcard = target(page, 1).getByRole("switch", { name: "Wildcard" });
  await wildcard.click();
  await expect(target(page, 1).getByLabel("Name", { exact: true })).toHaveValue("*");
  await expect(target(page, 1).getByLabel("Name", { exact: true })).toBeDisabled();

  // The last target stays.
  await expect(target(page, 1).getByRole("button", { name: /Remove target 1/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await adding.getByRole("button", { name: "Add target" }).click();
  await target(page, 2).getByLabel("Resource Type").selectOption("Global");
  await expect(target(page, 2).getByText(/Tags apply only to Config/)).toBeVisible();
  await target(page, 2)
    .getByRole("button", { name: /^Agent/ })
    .click();
  await page.getByRole("combobox", { name: "Search agents" }).fill("lisb");
  await page.getByRole("option", { name: /edge-lisbon/ }).click();
  await target(page, 2).getByRole("button", { name: "Add tag" }).click();
  await target(page, 2).getByLabel("Tags: key 1").fill("env");
  await target(page, 2).getByLabel("Tags: value 1").fill("prod");
  await nameOf(adding).fill(name);

  // A reload loses nothing of it.
  await page.reload();
  await expect(nameOf(adding)).toHaveValue(name);
  await expect(target(page, 2).getByLabel("Tags: value 1")).toHaveValue("prod");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await adding.getByRole("button", { name: "Create" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    name,
    namespace: null,
    source: "UI",
    targets: [
      { playbook: { name: "*" } },
      { global: { agent: "edge-lisbon", tagSelector: "env=prod" } },
    ],
  });
  await expect(messages(page)).toContainText("Scope created");
  await expect(adding).toHaveCount(0);
  await expect(row(page, name)).toContainText("2 targets");

  await row(page, name).click();
  const editing = dialog(page, "Edit Scope");
  await expect(target(page, 2).getByRole("button", { name: /^Agent/ })).toContainText(
    "edge-lisbon",
  );
  await target(page, 1).getByRole("button", { name: "Remove target 1" }).click();
  await expect(target(page, 1).getByLabel("Resource Type")).toHaveValue("global");
  await editing.getByLabel("Description").fill("Nobody needs it");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await editing.getByRole("button", { name: "Save" }).click();
  await expect(messages(page)).toContainText("Scope updated");
  await expect(row(page, name)).toContainText("Nobody needs it");

  await row(page, name).click();
  await editing.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    "Are you sure you want to delete this scope? This action cannot be undone.",
  );
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(messages(page)).toContainText("Scope deleted");
  await expect(row(page, name)).toHaveCount(0);
});

test("a scope of a custom resource is read only, with its targets as YAML", async ({ page }) => {
  await page.goto(`/settings/scopes?id=${fromCluster}`);
  const editing = dialog(page, "Edit Scope");
  await expect(editing).toContainText("platform/all-playbooks");
  await expect(editing.getByLabel("Namespace")).toHaveValue("platform");
  await expect(editing.getByLabel("Namespace")).toBeDisabled();
  await expect(editing.getByRole("region", { name: "Targets" }).last()).toContainText(
    "- playbook:",
  );
  await expect(editing.getByRole("button", { name: /Save|Delete/ })).toHaveCount(0);
  await expectAccessible(page, "a scope of a custom resource");
});

test("what cannot be saved stays typed, and what is taken says so", async ({ page, context }) => {
  await page.goto("/settings/scopes");
  await row(page, "edge-lisbon").click();
  const editing = dialog(page, "Edit Scope");
  await nameOf(editing).fill("payments");
  await editing.getByRole("button", { name: "Save" }).click();
  await expect(messages(page)).toContainText(
    "Another record, perhaps a deleted one, has the same namespace and name already: default, payments.",
  );
  await expect(nameOf(editing)).toHaveValue("payments");
  await fault(context, { updateScope: "500" });
  await nameOf(editing).fill("edge-oporto");
  await editing.getByRole("button", { name: "Save" }).click();
  await expect(messages(page)).toContainText("the sandbox was asked to fail here");
  await page.goBack();
  await expect(editing).toHaveCount(0);
  await row(page, "edge-lisbon").click();
  await expect(nameOf(editing)).toHaveValue("edge-oporto");
  await editing.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(editing).toHaveCount(0);
});

test("unknown, failed, denied", async ({ page, context }) => {
  await page.goto(`/settings/scopes?id=${seedId("scope", 99)}`);
  await expect(dialog(page, "Scope not found")).toContainText("There is no scope with the id");
  await page.goto("/settings/scopes?id=nonsense");
  await expect(dialog(page, "Scope not found")).toBeVisible();

  await fault(context, { listScopes: "500" });
  await page.goto("/settings/scopes");
  await expect(page.getByText("Error loading scopes")).toBeVisible();
  await clearFaults(context);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(row(page, "payments")).toBeVisible();

  await actAs(context, "responder");
  await page.goto(`/settings/scopes?id=${payments}`);
  await expect(dialog(page, "Edit Scope")).toContainText("You need write on scopes.");
  await expect(dialog(page, "Edit Scope").getByRole("button", { name: "Save" })).toHaveCount(0);
  await dialog(page, "Edit Scope").getByRole("button", { name: "Close" }).first().click();
  await expect(row(page, "payments")).toBeVisible();
  await expect(add(page)).toHaveCount(0);
});

test("on a phone, in the dark, by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/settings/scopes");
  await expect(row(page, "payments")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await row(page, "payments").getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page, "Edit Scope")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Edit Scope")).toHaveCount(0);
});
