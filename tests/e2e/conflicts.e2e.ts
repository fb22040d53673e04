import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
import { seedTeams } from "~mocks/sandbox/db/seedIds";
import { expectAccessible, expectNoSidewaysScroll } from "./support";

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const question = (page: Page) => dialog(page, "Changed by someone else");
const messages = (page: Page) => page.getByRole("region", { name: "Messages" });
const version = (page: Page, field: string, side: "Mine" | "Theirs") =>
  question(page).getByRole("group", { name: field }).getByRole("radio", { name: side });

// Two or three tabs with whole pages each.
test.slow();

/** Stores a record of its own for a test. */
async function stored(page: Page, table: string, data: object): Promise<string> {
  const answer = await page.request.post(`/api/db/${table}`, {
    data,
    headers: { Prefer: "return=representation" },
  });
  const rows: { id: string }[] = await answer.json();
  return rows[0]?.id ?? "";
}

/** The record as the database has it. */
async function row(page: Page, table: string, id: string): Promise<unknown> {
  const rows: unknown[] = await (await page.request.get(`/api/db/${table}?id=eq.${id}`)).json();
  return rows[0];
}

/** Opens the same address in two tabs. */
async function twoTabs(context: BrowserContext, page: Page, address: string) {
  const other = await context.newPage();
  await Promise.all([page.goto(address), other.goto(address)]);
  return other;
}

test("a scope changed in two tabs: other fields survive, the same field is asked about", async ({
  page,
  context,
}) => {
  const name = `two-tabs-${Date.now()}`;
  const targets = [{ config: { name: "*" } }];
  const id = await stored(page, "scopes", { name, targets, source: "UI" });
  const edit = (tab: Page) => dialog(tab, "Edit Scope");
  const nameOf = (tab: Page) => edit(tab).getByRole("textbox", { name: "Name" }).first();
  const other = await twoTabs(context, page, `/settings/scopes?id=${id}`);
  await expect(nameOf(other)).toHaveValue(name);

  await nameOf(page).fill(`${name}-renamed`);
  await edit(page).getByRole("button", { name: "Save" }).click();
  await expect(messages(page)).toContainText("Scope updated");
  await edit(other).getByLabel("Description").fill("Theirs");
  await edit(other).getByRole("button", { name: "Save" }).click();
  await expect(messages(other)).toContainText("Scope updated");
  expect(await row(page, "scopes", id)).toMatchObject({
    name: `${name}-renamed`,
    description: "Theirs",
    targets,
  });

  // The same field in both.
  await Promise.all([page, other].map((tab) => tab.goto(`/settings/scopes?id=${id}`)));
  await expect(edit(other).getByLabel("Description")).toHaveValue("Theirs");
  await edit(page).getByLabel("Description").fill("First");
  await nameOf(page).fill(name);
  await edit(page).getByRole("button", { name: "Save" }).click();
  await expect(messages(page)).toContainText("Scope updated");
  await edit(other).getByLabel("Description").fill("Second");
  await edit(other).getByRole("button", { name: "Save" }).click();
  await expect(question(other)).toContainText("First");
  await expect(question(other)).toContainText("Second");
  await expect(question(other)).toContainText("Also changed, and kept as it is now: Name.");
  await expectAccessible(other, "both versions of a scope");
  await other.setViewportSize({ width: 375, height: 800 });
  await expectNoSidewaysScroll(other);
  await other.setViewportSize({ width: 1440, height: 900 });

  // Whoever goes back to editing keeps what was typed, and nothing was written.
  await question(other).getByRole("button", { name: "Keep editing" }).click();
  await expect(edit(other).getByLabel("Description")).toHaveValue("Second");
  expect(await row(page, "scopes", id)).toMatchObject({ description: "First" });
  await edit(other).getByRole("button", { name: "Save" }).click();
  await expect(question(other).getByRole("button", { name: "Save" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await version(other, "Description", "Mine").check();
  await question(other).getByRole("button", { name: "Save" }).click();
  await expect(edit(other)).toHaveCount(0);
  expect(await row(page, "scopes", id)).toMatchObject({ name, description: "Second" });
});

test("a scope that changed is deleted only after a look, and one that is gone is not saved", async ({
  page,
  context,
}) => {
  const name = `gone-${Date.now()}`;
  const targets = [{ config: { name: "*" } }];
  const id = await stored(page, "scopes", { name, targets, source: "UI" });
  const edit = (tab: Page) => dialog(tab, "Edit Scope");
  const other = await twoTabs(context, page, `/settings/scopes?id=${id}`);
  await expect(edit(other).getByLabel("Description")).toBeVisible();
  await edit(page).getByLabel("Description").fill("Still in use");
  await edit(page).getByRole("button", { name: "Save" }).click();
  await expect(messages(page)).toContainText("Scope updated");

  const third = await context.newPage();
  await third.goto(`/settings/scopes?id=${id}`);
  await expect(edit(third).getByLabel("Description")).toHaveValue("Still in use");
  await edit(other).getByRole("button", { name: "Delete" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const again = dialog(other, `Delete scope ${name} all the same?`);
  await expect(again).toContainText("Still in use");
  await again.getByRole("button", { name: "Do not delete" }).click();
  expect(await row(page, "scopes", id)).toMatchObject({ deleted_at: null });
  await edit(other).getByRole("button", { name: "Delete" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await again.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(messages(other)).toContainText("Scope deleted");

  await edit(third).getByLabel("Description").fill("Too late");
  await edit(third).getByRole("button", { name: "Save" }).click();
  await expect(messages(third)).toContainText("was deleted by someone else meanwhile");
  await expect(edit(third).getByLabel("Description")).toHaveValue("Too late");
});

test("a connection keeps a rename when its password is changed in another tab", async ({
  page,
  context,
}) => {
  const name = `shared-${Date.now()}`;
  const id = await stored(page, "connections", {
    name,
    namespace: "default",
    type: "postgres",
    url: "postgres://$(username):$(password)@db.test:5432/app?sslmode=disable",
    username: "app",
    password: "old",
    source: "UI",
  });
  const edit = (tab: Page) => dialog(tab, "Postgres Connection Details");
  const nameOf = (tab: Page) => edit(tab).getByRole("textbox", { name: "Name", exact: true });
  const other = await twoTabs(context, page, `/settings/connections?id=${id}`);
  await expect(nameOf(other)).toHaveValue(name);
  await nameOf(page).fill(`${name}-renamed`);
  await edit(page).getByRole("button", { name: "Update" }).click();
  await expect(messages(page)).toContainText("Connection updated successfully");

  const sent = other.waitForRequest((request) => request.method() === "PATCH");
  await edit(other).getByLabel("Password *", { exact: true }).fill("new");
  await edit(other).getByRole("button", { name: "Update" }).click();
  expect((await sent).postDataJSON()).toEqual({ password: "new" });
  await expect(messages(other)).toContainText("Connection updated successfully");
  expect(await row(page, "connections", id)).toMatchObject({
    name: `${name}-renamed`,
    password: "new",
  });

  await Promise.all([page, other].map((tab) => tab.goto(`/settings/connections?id=${id}`)));
  await expect(nameOf(other)).toHaveValue(`${name}-renamed`);
  await nameOf(page).fill(`${name}-one`);
  await edit(page).getByRole("button", { name: "Update" }).click();
  await expect(messages(page)).toContainText("Connection updated successfully");
  await nameOf(other).fill(`${name}-two`);
  await edit(other).getByRole("button", { name: "Update" }).click();
  await version(other, "Name", "Theirs").check();
  await question(other).getByRole("button", { name: "Save" }).click();
  await expect(edit(other)).toHaveCount(0);
  expect(await row(page, "connections", id)).toMatchObject({ name: `${name}-one` });
});

test("a health check keeps labels and spec of two tabs, and asks about the same field", async ({
  page,
  context,
}) => {
  const name = `both-${Date.now()}`;
  const id = await stored(page, "canaries", {
    name,
    namespace: "default",
    source: "UI",
    labels: {},
    spec: { schedule: "@every 10m", tcp: [{ name, endpoint: "one.test:1" }] },
  });
  const endpoint = (tab: Page) =>
    tab.getByRole("region", { name: "TCP", exact: true }).getByRole("textbox", {
      name: "Endpoint",
    });
  const update = async (tab: Page) => {
    await tab.getByRole("button", { name: "Update", exact: true }).click();
    await dialog(tab, `Save changes to ${name}?`)
      .getByRole("button", { name: "Update", exact: true })
      .click();
  };
  const other = await twoTabs(context, page, `/settings/canaries/${id}`);
  await expect(endpoint(other)).toHaveValue("one.test:1");
  await page.getByRole("button", { name: "Add label" }).click();
  await page.getByLabel("Labels: key 1").fill("team");
  await page.getByLabel("Labels: value 1").fill("ops");
  await update(page);
  await expect(messages(page)).toContainText(`${name} updated successfully`);
  await endpoint(other).fill("two.test:2");
  await update(other);
  await expect(messages(other)).toContainText(`${name} updated successfully`);
  const both = {
    labels: { team: "ops" },
    spec: { schedule: "@every 10m", tcp: [{ name, endpoint: "two.test:2" }] },
  };
  expect(await row(page, "canaries", id)).toMatchObject(both);

  await page.reload();
  await expect(endpoint(page)).toHaveValue("two.test:2");
  await endpoint(page).fill("three.test:3");
  await update(page);
  await expect(messages(page)).toContainText(`${name} updated successfully`);
  await endpoint(other).fill("four.test:4");
  await update(other);
  await expect(question(other)).toContainText("three.test:3");
  await version(other, "Spec › tcp", "Theirs").check();
  await question(other).getByRole("button", { name: "Save" }).click();
  await expect(endpoint(other)).toHaveValue("three.test:3");
  expect(await row(page, "canaries", id)).toMatchObject({
    spec: { tcp: [{ name, endpoint: "three.test:3" }] },
  });
});

/** Changes a record as somebody else does. */
async function changed(page: Page, table: string, id: string, data: object): Promise<void> {
  const answer = await page.request.patch(`/api/db/${table}?id=eq.${id}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test("a draft that is older than the record counts only what was typed", async ({ page }) => {
  const name = `drafted-${Date.now()}`;
  const id = await stored(page, "scopes", {
    name,
    description: "first",
    targets: [{ config: { name: "*" } }],
    source: "UI",
  });
  const edit = dialog(page, "Edit Scope");
  const description = edit.getByLabel("Description");
  await page.goto(`/settings/scopes?id=${id}`);
  await description.fill("typed");
  await changed(page, "scopes", id, { name: `${name}-theirs` });
  await page.reload();
  await expect(edit.getByRole("region", { name: "Restored draft" })).toContainText(
    "Saving keeps that too, and asks where both changed the same.",
  );
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(messages(page)).toContainText("Scope updated");
  expect(await row(page, "scopes", id)).toMatchObject({
    name: `${name}-theirs`,
    description: "typed",
  });

  await page.goto(`/settings/scopes?id=${id}`);
  await description.fill("typed again");
  await changed(page, "scopes", id, { description: "theirs" });
  await page.reload();
  await expect(description).toHaveValue("typed again");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(question(page)).toContainText("theirs");
  await version(page, "Description", "Theirs").check();
  await question(page).getByRole("button", { name: "Save" }).click();
  await expect(edit).toHaveCount(0);
  expect(await row(page, "scopes", id)).toMatchObject({ description: "theirs" });
});

test("so does the draft of a health check", async ({ page }) => {
  const name = `drafted-check-${Date.now()}`;
  const spec = { schedule: "@every 10m", tcp: [{ name, endpoint: "one.test:1" }] };
  const id = await stored(page, "canaries", { name, namespace: "default", source: "UI", spec });
  const endpoint = page
    .getByRole("region", { name: "TCP", exact: true })
    .getByRole("textbox", { name: "Endpoint" });
  await page.goto(`/settings/canaries/${id}`);
  await endpoint.fill("mine.test:1");
  await changed(page, "canaries", id, {
    labels: { team: "theirs" },
    spec: { ...spec, schedule: "@hourly" },
  });
  await page.reload();
  await expect(endpoint).toHaveValue("mine.test:1");
  await expect(page.getByText("was changed by someone else meanwhile")).toBeVisible();
  await page.getByRole("button", { name: "Update", exact: true }).click();
  const review = dialog(page, `Save changes to ${name}?`);
  await expect(review).toContainText("1 line added, 1 line removed");
  await review.getByRole("button", { name: "Update" }).click();
  await expect(messages(page)).toContainText(`${name} updated successfully`);
  expect(await row(page, "canaries", id)).toMatchObject({
    labels: { team: "theirs" },
    spec: { schedule: "@hourly", tcp: [{ name, endpoint: "mine.test:1" }] },
  });
  await expect(page.getByRole("region", { name: "Health Check" }).first()).toContainText("Labels");
});

test("a permission clashes by the names of its subjects, and is checked again in its state", async ({
  page,
}) => {
  const id = await stored(page, "permissions", {
    subject: people.viewer.id,
    subject_type: "person",
    object: "catalog",
    action: "read",
    source: "UI",
    description: "whose",
    error: "ErrScopeExpansionScopeNotFound: nowhere/gone",
  });
  const edit = dialog(page, "Edit Permission");
  await page.goto(`/settings/permissions?id=${id}`);
  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await edit.getByRole("button", { name: "Re-check" }).click();
  expect((await sent).url()).toContain("updated_at=");
  await expect(messages(page)).toContainText("Re-evaluated successfully");

  await edit.getByLabel("Subject Type").selectOption("group");
  await edit.getByRole("combobox", { name: /^Role/ }).selectOption("guest");
  await changed(page, "permissions", id, { subject: seedTeams.payments, subject_type: "team" });
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(question(page)).toContainText("The permission was changed while you were editing");
  await expect(question(page)).toContainText("Role: guest");
  await expect(question(page)).toContainText("Team: Payments");
  await expect(question(page)).not.toContainText(seedTeams.payments);
  await version(page, "Subject", "Theirs").check();
  await question(page).getByRole("button", { name: "Save" }).click();
  await expect(edit).toHaveCount(0);
  expect(await row(page, "permissions", id)).toMatchObject({ subject: seedTeams.payments });
});
