import { expect, test, type Page } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
import { actAs, clearFaults, expectAccessible, expectNoSidewaysScroll, fault } from "./support";

const unique = (name: string) => `${name} ${Date.now()}-${Math.round(Math.random() * 1e6)}`;
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const messages = (page: Page) => page.getByRole("region", { name: "Messages" });
const choose = (page: Page, group: string, level: string) =>
  page.getByRole("radiogroup", { name: group }).getByRole("radio", { name: level }).check();

async function openForm(page: Page) {
  await page.goto("/settings/tokens");
  await page.getByRole("button", { name: "Add token" }).first().click();
  const form = dialog(page, "Create Token");
  await expect(form).toBeVisible();
  return form;
}

/** Makes a token with the preset Read and leaves its dialog. */
async function makeToken(page: Page, name: string): Promise<void> {
  // Not every Chromium lets a page write to the clipboard unasked.
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const form = await openForm(page);
  await form.getByLabel("Name").fill(name);
  await form.getByRole("button", { name: "Create Token" }).click();
  await dialog(page, "Token Created Successfully")
    .getByRole("button", { name: "Copy token" })
    .click();
  await expect(messages(page)).toContainText("Token copied to clipboard");
  await page.keyboard.press("Escape");
  await expect(row(page, name)).toBeVisible();
}

test("makes a token, tells it once and nowhere else, and deletes it", async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const name = unique("deploy pipeline");
  const form = await openForm(page);
  await expect(page).toHaveURL(/addToken=true/);
  await expect(form.getByLabel("Expiry")).toHaveValue("90d");
  await expect(form.getByRole("radio", { name: "Read" })).toBeChecked();
  await form.getByRole("button", { name: "Create Token" }).click();
  await expect(form.getByText("Name is required")).toBeVisible();

  // An empty scope would be everything.
  await form.getByLabel("Name").fill(name);
  await choose(page, "Preset", "Custom");
  await form.getByRole("button", { name: "Create Token" }).click();
  await expect(form.getByRole("alert")).toHaveText("Give access to at least one object");
  await choose(page, "Playbooks", "Run");
  await expect(form.getByText("read, playbook:run")).toBeVisible();
  await form.getByRole("button", { name: "Create Token" }).click();

  const result = dialog(page, "Token Created Successfully");
  await expect(messages(page)).toContainText("Token created successfully");
  await expect(result).toContainText("shown only this once");
  const shown = result.getByRole("group", { name: "Access Token" });
  await expect(shown).toHaveText(/^•+$/);
  await expectAccessible(page, "the new token");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Close without the token?" });
  await question.getByRole("button", { name: "Go back" }).click();
  await page.goBack();
  await question.getByRole("button", { name: "Go back" }).click();
  await result.getByRole("button", { name: "Reveal token" }).click();
  const token = await shown.innerText();
  expect(token.split(".")).toHaveLength(5);
  await result.getByRole("button", { name: "Copy token" }).click();
  await expect(messages(page)).toContainText("Token copied to clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await result.getByRole("button", { name: "Copy: Authorization header" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`Bearer ${token}`);
  expect(page.url()).not.toContain(token);
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
  );
  expect(stored).not.toContain(token);
  await result.getByRole("button", { name: "Close" }).last().click();
  await expect(result).toHaveCount(0);
  await expect(page).not.toHaveURL(/addToken/);
  await expect(page.locator("body")).not.toContainText(token);

  await row(page, name).click();
  const details = dialog(page, "Token Details");
  await expect(details).toContainText(people.admin.name);
  const playbooks = details.getByRole("list", { name: "Permissions on Playbooks" });
  await expect(playbooks.getByText("playbook:run: allowed")).toBeAttached();
  await expect(playbooks.getByText("create: not allowed")).toBeAttached();
  await expectAccessible(page, "the details of a token");
  await details.getByRole("button", { name: "Delete" }).click();
  const confirm = page.getByRole("alertdialog", { name: "Delete Token" });
  await expect(confirm).toContainText("cannot be undone");
  await confirm.getByRole("button", { name: "Delete" }).click();
  await expect(messages(page)).toContainText("Token deleted successfully");
  await expect(row(page, name)).toHaveCount(0);
});

test("a refused delete is no lost session, and is told in the server's words", async ({
  page,
  context,
}) => {
  const name = unique("kept");
  await makeToken(page, name);
  await row(page, name).click();
  await fault(context, { deleteToken: "401" });
  await dialog(page, "Token Details").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(messages(page)).toContainText("Session Expired");
  await expect(dialog(page, "Token Details")).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/tokens\?/);
  await clearFaults(context);

  // Somebody else sees whose it is, and why it cannot be deleted here.
  const address = page.url();
  await actAs(context, "editor");
  await page.goto(address);
  const remove = dialog(page, "Token Details").getByRole("button", { name: "Delete" });
  await expect(remove).toHaveAttribute("aria-disabled", "true");
  await remove.focus();
  await expect(page.getByRole("tooltip")).toContainText("administrators can delete it");
});

test("keeps what was typed when making a token fails, and asks before losing it", async ({
  page,
  context,
}) => {
  await fault(context, { createToken: "500" });
  const form = await openForm(page);
  await form.getByLabel("Name").fill("typed with care");
  await form.getByLabel("Expiry").selectOption("never");
  await expect(form).toContainText("It stays valid until somebody deletes it");
  await form.getByRole("button", { name: "Create Token" }).click();
  await expect(messages(page)).toContainText("the sandbox was asked to fail here");
  await expect(form.getByLabel("Name")).toHaveValue("typed with care");
  await fault(context, { createToken: "slow" });
  await form.getByLabel("Name").press("Enter");
  await expect(form.getByRole("button", { name: "Creating..." })).toBeVisible();
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Discard changes?" });
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(form).toHaveCount(0);
});

test("keeps agents, search, sorting and page in the address", async ({ page }) => {
  const name = unique("findable");
  await makeToken(page, name);
  await page.getByLabel("Hide Agents").click();
  await expect(page).toHaveURL(/hideAgents=false/);
  const search = page.getByRole("textbox", { name: "Search tokens" });
  await search.fill(name.toUpperCase());
  await search.press("Enter");
  await expect(row(page, name)).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
  await expect(page).toHaveURL(/sortBy=name/);
  await page.reload();
  await expect(page.getByLabel("Hide Agents")).not.toBeChecked();
  await expect(search).toHaveValue(name.toUpperCase());
  await expect(page.getByRole("row")).toHaveCount(2);
  await search.fill("no token is called so");
  await search.press("Enter");
  await expect(page.getByText("Nothing matches the search and the filters.")).toBeVisible();
});

test("unknown tokens, failed lists and lacking rights are told", async ({ page, context }) => {
  await page.goto("/settings/tokens?id=0192f0a4-7c1e-7000-8000-00000000dead");
  await expect(dialog(page, "Token not found")).toBeVisible();
  await fault(context, { listTokens: "500" });
  await page.goto("/settings/tokens");
  await expect(page.getByRole("alert")).toContainText("Error loading tokens");
  await clearFaults(context);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);

  // What a token may do is for those who may read roles.
  await actAs(context, "responder");
  const name = unique("of a responder");
  await makeToken(page, name);
  await row(page, name).click();
  await expect(dialog(page, "Token Details")).toContainText("You need read on rbac.");
});

for (const scheme of ["light", "dark"] as const)
  test(`is accessible on a phone in the ${scheme} theme`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    await makeToken(page, unique("phone"));
    await expectNoSidewaysScroll(page);
  });
