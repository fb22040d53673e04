import { spawnSync } from "node:child_process";
import { expect, test, type Page } from "@playwright/test";
import { seedTeams } from "~mocks/sandbox/db/seedIds";
import { editorsUrl } from "./servers";
import { expectAccessible, expectNoSidewaysScroll } from "./support";

test.use({ baseURL: editorsUrl });

const plan = (page: Page) => page.getByRole("dialog", { name: "Plan", exact: true });
const planButton = (page: Page, within: "dialog" | "alertdialog" | "form" = "dialog") =>
  page.getByRole(within).getByRole("button", { name: "Plan", exact: true });

/** The copied text of a button of the plan. */
async function copied(page: Page, button: string): Promise<string> {
  await plan(page).getByRole("button", { name: button }).click();
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("Copied to clipboard");
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Makes the call of a copied command, its words as a shell reads them. */
async function callOf(page: Page, command: string, env: Record<string, string> = {}) {
  const script = `show() { for word in "$@"; do printf '%s\\0' "$word"; done; }; ${command.replace(/^curl /, "show ")}`;
  const { stdout } = spawnSync("/bin/sh", ["-c", script], { env, encoding: "utf8" });
  const words = stdout.split("\0").slice(0, -1);
  const after = (flag: string) =>
    words.flatMap((word, place) => (words[place - 1] === flag ? [word] : []));
  const headers = after("-H").map(
    (header) => header.split(/: (.*)/).slice(0, 2) as [string, string],
  );
  return page.request.fetch(words.at(-1) ?? "", {
    method: after("-X")[0] ?? "GET",
    headers: Object.fromEntries(headers),
    ...(after("--data")[0] !== undefined && { data: after("--data")[0] }),
  });
}

const row = (page: Page, list: string, name: string) =>
  page.getByRole("grid", { name: list }).getByRole("row", { name });

async function fillScope(page: Page, name: string) {
  await page.goto("/settings/scopes?add=true");
  const dialog = page.getByRole("dialog", { name: "Add Scope" });
  await dialog.getByRole("textbox", { name: "Name", exact: true }).first().fill(name);
  const target = dialog.getByRole("group", { name: "Target 1", exact: true });
  await target.getByLabel("Resource Type").selectOption("Config");
  await target.getByRole("textbox", { name: "Name", exact: true }).fill("checkout");
  return dialog;
}

test("a new record: the plan sends nothing, its call sends just that", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const name = `planned-${Date.now()}`;
  await page.goto("/settings/scopes?add=true");
  // What is missing is said by the form.
  await planButton(page).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await expect(plan(page)).toHaveCount(0);

  const dialog = await fillScope(page, name);
  await planButton(page).click();
  await expect(plan(page)).toContainText("Adds a record to scopes.");
  await expect(plan(page)).toContainText("Needs write on scopes.");
  await expectAccessible(page, "the plan of a scope");
  const command = await copied(page, "Copy as curl");
  expect(command).toContain(`${editorsUrl}/api/db/scopes`);
  expect(command).toContain(name);
  const manifest = await copied(page, "Copy as kubectl manifest");
  expect(manifest).toContain("kind: Scope");
  expect(manifest).toContain(`name: ${name}`);
  await page.keyboard.press("Escape");
  await expect(plan(page)).toHaveCount(0);
  await expect(dialog.getByRole("textbox", { name: "Name", exact: true }).first()).toHaveValue(
    name,
  );
  const stored = await page.request.get(`/api/db/scopes?name=eq.${name}`);
  expect(await stored.json()).toEqual([]);

  expect((await callOf(page, command)).status()).toBe(201);
  await page.goto(`/settings/scopes?query=${name}`);
  await expect(row(page, "Scopes", name)).toBeVisible();
});

test("a change: both states, then the form saves as usual; the question before a deletion has a plan too", async ({
  page,
}) => {
  const name = `planned-${Date.now()}`;
  const dialog = await fillScope(page, name);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`/settings/scopes?query=${name}`);
  await row(page, "Scopes", name).click();
  const editing = page.getByRole("dialog", { name: "Edit Scope" });
  await expect(editing).toBeVisible();
  await planButton(page).click();
  await expect(page.getByText("Nothing has changed, so nothing would be sent.")).toBeVisible();

  await editing.getByRole("textbox", { name: "Description" }).fill("what people pay with");
  await planButton(page).click();
  await expect(plan(page)).toContainText(`Changes 1 record in scopes: ${name}.`);
  await expect(plan(page).getByRole("row", { name: "description" })).toContainText(
    "what people pay with",
  );
  await expect(plan(page).getByRole("columnheader", { name: "Now" })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await plan(page).getByRole("button", { name: "Close", exact: true }).last().click();
  await editing.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Scope updated")).toBeVisible();

  await row(page, "Scopes", name).click();
  await editing.getByRole("button", { name: "Delete" }).click();
  await planButton(page, "alertdialog").click();
  await expect(plan(page)).toContainText(`Marks as deleted 1 record in scopes: ${name}.`);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeVisible();
});

test("secrets are never shown or copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/settings/connections?add=postgres");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name", exact: true }).fill(`planned-${Date.now()}`);
  await dialog.getByRole("textbox", { name: "URL" }).fill("postgres://app:swordfish@db/payments");
  const secret = (name: string) => dialog.getByLabel(name, { exact: true });
  await secret("Username *").fill("app-of-payments");
  await secret("Password *").fill("swordfish");
  await planButton(page).click();
  await expect(plan(page)).toContainText("Adds a record to connections.");
  const command = await copied(page, "Copy as curl");
  const manifest = await copied(page, "Copy as kubectl manifest");
  for (const text of [command, manifest, await plan(page).innerText()])
    expect(text).not.toMatch(/swordfish|app-of-payments/);
  expect(command).toContain('"$PASSWORD"');
});

test("an editor of a record with a spec has a plan, by keyboard", async ({ page }) => {
  await page.goto(`/settings/teams/${seedTeams.checkout}`);
  const form = page.getByRole("form");
  await expect(form).toBeVisible();
  await form.getByRole("button", { name: "Plan", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nothing has changed, so nothing would be sent.")).toBeVisible();
});
