import { expect, test, type Page } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
import { actAs, clearFaults, expectAccessible, expectNoSidewaysScroll, fault } from "./support";

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const messages = (page: Page) => page.getByRole("region", { name: "Messages" });
const search = (page: Page) =>
  page.getByRole("textbox", { name: "Search by name, email, role or state" });

async function menuOf(page: Page, name: string) {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  return page.getByRole("menu");
}

/** Invites somebody with a name of their own. */
async function invite(page: Page, role = "viewer"): Promise<{ name: string; email: string }> {
  const last = `Silva${Date.now()}${Math.round(Math.random() * 1e6)}`;
  const email = `kai.${last.toLowerCase()}@example.com`;
  await page.goto("/settings/users");
  await page.getByRole("button", { name: "Invite User" }).first().click();
  const form = dialog(page, "Invite User");
  await form.getByLabel("First name").fill("Kai");
  await form.getByLabel("Last name").fill(last);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Role").selectOption(role);
  await form.getByRole("button", { name: "Invite user" }).click();
  return { name: `Kai ${last}`, email };
}

test("invites a person, gives and takes roles, locks, unlocks and deletes", async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/settings/users?add=true");
  const form = dialog(page, "Invite User");
  await form.getByLabel("Email").fill("kai");
  await form.getByRole("button", { name: "Invite user" }).click();
  for (const words of [
    "Please provide valid first name",
    "Please provide valid last name",
    "Entered value does not match email format",
    "Please select a role",
  ])
    await expect(form.getByText(words)).toBeVisible();

  const { name, email } = await invite(page);
  const link = dialog(page, "Invite Link");
  await link.getByRole("button", { name: "Copy link" }).click();
  await expect(messages(page)).toContainText("Link copied to clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.*recovery/);
  await expectAccessible(page, "the link of an invitation");
  await link.getByRole("button", { name: "Close" }).last().click();
  await search(page).fill(email);
  await search(page).press("Enter");
  await expect(row(page, name)).toContainText("viewer");
  await expect(row(page, name)).toContainText("active");

  // A role more loses none, a role less loses that one alone.
  await row(page, name).click();
  const editor = dialog(page, "Edit User");
  await editor.getByRole("checkbox", { name: "responder" }).check();
  await editor.getByRole("checkbox", { name: "editor" }).check();
  await editor.getByRole("button", { name: "Update" }).click();
  await expect(messages(page)).toContainText(`${name} updated successfully`);
  await expect(row(page, name)).toContainText("editor, responder, viewer");
  await (await menuOf(page, name)).getByRole("menuitem", { name: "Edit User" }).click();
  await editor.getByRole("checkbox", { name: "editor" }).uncheck();
  await editor.getByLabel("First name").fill("Kaia");
  await editor.getByRole("button", { name: "Update" }).click();
  const renamed = name.replace("Kai ", "Kaia ");
  await expect(messages(page)).toContainText(`${renamed} updated successfully`);
  await expect(row(page, renamed)).toContainText("responder, viewer");
  await expect(row(page, renamed)).not.toContainText("editor");

  await (await menuOf(page, renamed)).getByRole("menuitem", { name: "Deactivate" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Deactivate" }).click();
  await expect(row(page, renamed)).toContainText("inactive");
  await (await menuOf(page, renamed)).getByRole("menuitem", { name: "Activate" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Activate" }).click();
  await expect(row(page, renamed)).not.toContainText("inactive");

  await (await menuOf(page, renamed)).getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete User ?" });
  await expect(question).toContainText("Are you sure you want to delete this user ?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(messages(page)).toContainText("user deleted successfully");
  await expect(row(page, renamed)).toHaveCount(0);
});

test("nobody locks, deletes or demotes themselves", async ({ page }) => {
  await page.goto("/settings/users");
  const menu = await menuOf(page, people.admin.name);
  await expect(menu).toContainText("You cannot delete your own account.");
  await expect(menu).toContainText("You cannot lock yourself out.");
  await expectAccessible(page, "the menu of one's own row");
  await menu.getByRole("menuitem", { name: "Edit User" }).click();
  const admin = dialog(page, "Edit User").getByRole("checkbox", { name: "admin" });
  await expect(admin).toBeChecked();
  await expect(admin).toBeDisabled();
});

test("those who may only read see everything and change nothing, the others are told", async ({
  page,
  context,
}) => {
  await actAs(context, "editor");
  await page.goto("/settings/users");
  await expect(row(page, people.viewer.name)).toBeVisible();
  await expect(page.getByRole("button", { name: "Invite User" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Actions for/ })).toHaveCount(0);
  await row(page, people.viewer.name).click();
  const editor = dialog(page, "Edit User");
  await expect(editor).toContainText("You need write on identities.");
  await expect(editor.getByLabel("First name")).toBeDisabled();
  await expect(editor.getByRole("button", { name: "Update" })).toHaveCount(0);
  await actAs(context, "responder");
  await page.goto("/settings/users");
  await expect(page.getByText("You do not have permission to access this page")).toBeVisible();
});

test("a failed invitation keeps the form and says that the account may be there", async ({
  page,
  context,
}) => {
  await fault(context, { inviteUser: "500" });
  await invite(page);
  const form = dialog(page, "Invite User");
  await expect(messages(page)).toContainText("the sandbox was asked to fail here");
  await expect(form.getByRole("alert")).toContainText("may have been made");
  await expect(form.getByLabel("First name")).toHaveValue("Kai");
  await clearFaults(context);
  await form.getByLabel("Email").fill(people.viewer.email);
  await form.getByRole("button", { name: "Invite user" }).click();
  await expect(messages(page)).toContainText("user already exists");
  await expect(form).toBeVisible();
});

test("half a change of roles is told as it is", async ({ page, context }) => {
  const { name } = await invite(page, "guest");
  await dialog(page, "Invite Link").getByRole("button", { name: "Close" }).last().click();
  await row(page, name).click();
  const editor = dialog(page, "Edit User");
  await editor.getByRole("checkbox", { name: "guest" }).uncheck();
  await editor.getByRole("checkbox", { name: "viewer" }).check();
  await editor.getByRole("checkbox", { name: "commander" }).check();
  await fault(context, { addRolesToPerson: "500" });
  await editor.getByRole("button", { name: "Update" }).click();
  await expect(messages(page)).toContainText("The roles viewer could not be given");
  await expect(messages(page)).toContainText("now has the role commander only");
  await expect(editor).toBeVisible();
});

test("unknown people and failed lists are told; search and sorting stand in the address", async ({
  page,
  context,
}) => {
  await page.goto("/settings/users?id=0192f0a4-7c1e-7000-8000-00000000dead");
  await expect(dialog(page, "User not found")).toBeVisible();
  await page.goto("/settings/users?query=sato&sortBy=email&sortOrder=asc");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.reload();
  await expect(search(page)).toHaveValue("sato");
  await expect(page.getByRole("columnheader", { name: "Email" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await fault(context, { listIdentities: "500" });
  await page.goto("/settings/users");
  await expect(page.getByRole("alert")).toContainText("Error loading users");
});

for (const scheme of ["light", "dark"] as const)
  test(`is accessible on a phone in the ${scheme} theme`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto("/settings/users");
    await expect(row(page, people.viewer.name)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
