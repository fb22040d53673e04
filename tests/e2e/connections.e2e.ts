import { expect, test, type Page } from "@playwright/test";
import { formSchemas, pickableTypes } from "~generated/schemas/index";
import { isRecord } from "~/lib/wire/wirePath";
import { seedConnections } from "~mocks/sandbox/db/seedIds";
import { expectFields, expectValues, fillForm } from "./connectionForms";
import { isWalked } from "./walkedTypes";
import { actAs, clearFaults, expectNoSidewaysScroll, fault } from "./support";

const home = "/settings/connections";
const types = pickableTypes.filter(
  ({ kind, hidden }) => (kind === "Connection" || kind === "NotificationConnection") && !hidden,
);
const labelOf = ({ label, title }: (typeof types)[number]) => title ?? label;
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const isForm = (name: string): name is keyof typeof formSchemas => Object.hasOwn(formSchemas, name);

for (const type of types.filter(isWalked))
  test(`a ${labelOf(type)} connection is added, stored and opened again`, async ({ page }) => {
    const label = labelOf(type);
    if (!isForm(type.schema)) throw new Error(`${type.schema} has no form`);
    const form = await formSchemas[type.schema]();
    const examples: unknown[] = Array.isArray(form["examples"]) ? form["examples"] : [];
    for (const [index, example] of examples.entries()) {
      if (!isRecord(example)) throw new Error(`${type.schema}: an example is no object`);
      const name = `e2e-${type.key}-${index}`;
      const values = { ...example, name };

      await page.goto(home);
      await page.getByRole("button", { name: "Add Connection" }).first().click();
      const picker = dialogOf(page, "Select Connection Type");
      await picker.getByRole("button", { name: label, exact: true }).click();
      const added = dialogOf(page, `${label} Connection Details`);
      await expectFields(added, form);
      await fillForm(added, form, values);
      await added.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Connection added successfully")).toBeVisible();
      await expect(added).toBeHidden();

      await page.goto(`${home}?query=${name}`);
      await page.getByRole("link", { name }).click();
      await expectValues(dialogOf(page, `${label} Connection Details`), form, values);
    }
  });

test("the picker shows every type sorted by label, five per row, without hidden ones", async ({
  page,
}) => {
  await page.goto(`${home}?add=type`);
  const tiles = dialogOf(page, "Select Connection Type")
    .getByRole("list", { name: "Connection types" })
    .getByRole("button");
  const sorted = types.map(labelOf).toSorted((left, right) => left.localeCompare(right, "en"));
  await expect(tiles).toHaveText(sorted);
  expect(sorted).not.toContain("JMeter");
  const tops = await tiles.evaluateAll((all) =>
    all.map((tile) => tile.getBoundingClientRect().top),
  );
  expect(tops.filter((top) => top === tops[0])).toHaveLength(5);
  await page.getByRole("textbox", { name: "Search types" }).fill("post");
  await expect(tiles).toHaveText(["Postgres"]);
});

test("what is missing is said after a field was left and all at once on saving", async ({
  page,
}) => {
  await page.goto(`${home}?add=postgres`);
  const dialog = dialogOf(page, "Postgres Connection Details");
  const required = dialog.getByText("This field is required");
  const name = dialog.getByRole("textbox", { name: "Name", exact: true });
  // The form comes after the dialog, and one can type at once all the same.
  await expect(name).toBeFocused();
  await expect(required).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(required).toHaveCount(1);
  await dialog.getByRole("button", { name: "Save" }).click();
  const summary = dialog.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("4 fields need attention");
  await summary.getByRole("button", { name: "Password" }).click();
  await expect(dialog.getByLabel("Password *", { exact: true })).toBeFocused();
  await page.keyboard.type("made-up");
  await expect(summary).toContainText("3 fields need attention");
});

test("an edit keeps what the form does not know and who made the connection", async ({ page }) => {
  await page.goto(`${home}?id=${seedConnections.mail}`);
  const dialog = dialogOf(page, "Email Connection Details");
  await dialog.getByRole("textbox", { name: "From Name", exact: true }).fill("Operations");
  const saved = page.waitForRequest((request) => request.method() === "PATCH");
  await dialog.getByRole("button", { name: "Update" }).click();
  const body: unknown = (await saved).postDataJSON();
  expect(body).toEqual({
    properties: {
      host: "mail.example.org",
      port: "587",
      from: "quarterdeck@example.org",
      fromName: "Operations",
      encryptionMethod: "Auto",
      authMethod: "Plain",
    },
  });
  await expect(page.getByText("Connection updated successfully")).toBeVisible();
});

test("a failed save keeps what was typed", async ({ page, context }) => {
  await fault(context, { createConnection: "500" });
  await page.goto(`${home}?add=folder`);
  const dialog = dialogOf(page, "Folder Connection Details");
  await dialog.getByRole("textbox", { name: "Name", exact: true }).fill("kept");
  await dialog.getByRole("textbox", { name: "Path", exact: true }).fill("/data");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: "Messages" })).toContainText(
    "the sandbox was asked to fail here",
  );
  await expect(dialog.getByRole("textbox", { name: "Path", exact: true })).toHaveValue("/data");
  await clearFaults(context);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Connection added successfully")).toBeVisible();
});

test("a test of a saved connection says how it went", async ({ page }) => {
  const result = dialogOf(page, "Test Connection Results");
  await page.goto(`${home}?id=${seedConnections.ledgerDatabase}`);
  const database = dialogOf(page, "Postgres Connection Details");
  await database.getByRole("button", { name: "Test Connection" }).click();
  await expect(result).toContainText("Testing connection failed!");
  await expect(result).toContainText("could not be resolved");
  await result.getByRole("button", { name: "Close" }).click();
  await expect(result).toBeHidden();
  await database.getByRole("textbox", { name: "URL", exact: true }).fill("postgres://elsewhere");
  await expect(database.getByRole("button", { name: "Test Connection" })).toBeDisabled();
});

test("a type that cannot be tested says so", async ({ page }) => {
  await page.goto(`${home}?add=ifttt`);
  const added = dialogOf(page, "IFTTT Connection Details");
  await added.getByRole("textbox", { name: "Name", exact: true }).fill("untestable");
  await added.getByRole("textbox", { name: "Webhook ID", exact: true }).fill("made-up");
  await added.getByRole("button", { name: "Save" }).click();
  await expect(added).toBeHidden();
  await page.goto(`${home}?query=untestable`);
  await page.getByRole("link", { name: "untestable" }).click();
  await added.getByRole("button", { name: "Test Connection" }).click();
  await expect(dialogOf(page, "Test Connection Results")).toContainText(
    "We currently do not support testing this connection type",
  );
});

test("a deleted connection leaves the list after a question", async ({ page }) => {
  await page.goto(`${home}?add=folder&query=short-lived`);
  const dialog = dialogOf(page, "Folder Connection Details");
  await dialog.getByRole("textbox", { name: "Name", exact: true }).fill("short-lived");
  await dialog.getByRole("textbox", { name: "Path", exact: true }).fill("/tmp");
  await dialog.getByRole("button", { name: "Save" }).click();
  const link = page.getByRole("link", { name: "short-lived" });
  await link.click();
  await expect(dialog).toBeVisible();
  const address = page.url();
  await dialog.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("short-lived");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Connection deleted successfully")).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByText("This connection is deleted.")).toBeVisible();
});

test("a connection of a custom resource can only be read", async ({ page }) => {
  await page.goto(`${home}?id=${seedConnections.metrics}`);
  const dialog = dialogOf(page, "Prometheus Connection Details");
  await expect(dialog).toContainText("This record comes from the Kubernetes resource");
  await expect(dialog.getByRole("textbox", { name: "Name", exact: true })).toBeDisabled();
  await expect(dialog.getByRole("button", { name: "Update" })).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Delete" })).toHaveCount(0);
});

test("search, type and the open connection live in the address", async ({ page }) => {
  await page.goto(`${home}?type=email`);
  const table = page.getByRole("grid", { name: "Connections" });
  await expect(table.getByRole("link", { name: "mail", exact: true })).toBeVisible();
  await expect(table.getByRole("link", { name: "metrics" })).toHaveCount(0);
  await page.getByRole("textbox", { name: /Search by name/ }).fill("nothing like it");
  await expect(page.getByText("No data available")).toBeVisible();
  await expect(page).toHaveURL(/query=nothing/);
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(page).not.toHaveURL(/type=email/);
  await page.getByRole("textbox", { name: /Search by name/ }).fill("metrics");
  await expect(table.getByRole("link", { name: "mail", exact: true })).toHaveCount(0);
  await table.getByRole("link", { name: "metrics" }).click();
  await expect(dialogOf(page, "Prometheus Connection Details")).toBeVisible();
  await page.reload();
  await expect(dialogOf(page, "Prometheus Connection Details")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a link to an unknown connection, a failed read and a denied role say so", async ({
  page,
  context,
}) => {
  await page.goto(`${home}?id=00000000-0000-4000-8000-00000000dead`);
  await expect(dialogOf(page, "Connection not found")).toBeVisible();
  await fault(context, { connectionList: "500", listConnections: "500" });
  await page.goto(home);
  await expect(page.getByText("Error loading connections")).toBeVisible();
  await clearFaults(context);
  await actAs(context, "viewer");
  await page.goto(home);
  await expect(page.getByRole("main")).toContainText("connections");
  await expect(page.getByRole("grid")).toHaveCount(0);
});

test("on a phone the list and a form fit the screen", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${home}?query=mail`);
  await expect(page.getByRole("link", { name: "mail", exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`${home}?add=email`);
  await expect(dialogOf(page, "Email Connection Details")).toBeVisible();
  await expectNoSidewaysScroll(page);
});
