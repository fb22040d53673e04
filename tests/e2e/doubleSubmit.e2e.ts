import { expect, test, type Page } from "@playwright/test";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("a double-click makes one token, and it stays on the screen", async ({ page }) => {
  const name = `double ${Date.now()}`;
  await page.goto("/settings/tokens?addToken=true");
  const form = dialog(page, "Create Token");
  await form.getByLabel("Name").fill(name);
  await form.getByRole("button", { name: "Create Token" }).dblclick();
  const result = dialog(page, "Token Created Successfully");
  await expect(result.getByRole("group", { name: "Access Token" })).toBeVisible();
  await expect(result).toContainText(name);
  const answer: { payload: { name: string }[] } = await (
    await page.request.get("/api/auth/tokens")
  ).json();
  expect(answer.payload.filter((token) => token.name === name)).toHaveLength(1);
  await expect(page.getByRole("region", { name: "Messages" })).not.toContainText("Failed");
  await expect(result).toBeVisible();
});

test("a double-click invites one person, and the link stays on the screen", async ({ page }) => {
  const last = `Double${Date.now()}`;
  await page.goto("/settings/users?add=true");
  const form = dialog(page, "Invite User");
  await form.getByLabel("First name").fill("Kai");
  await form.getByLabel("Last name").fill(last);
  await form.getByLabel("Email").fill(`${last}@example.com`);
  await form.getByLabel("Role").selectOption("viewer");
  await form.getByRole("button", { name: "Invite user" }).dblclick();
  await expect(dialog(page, "Invite Link")).toContainText(/http.*recovery/);
  const accounts: { traits: { name: { last: string } } }[] = await (
    await page.request.get("/api/db/identities?select=traits&order=created_at.desc")
  ).json();
  expect(accounts.filter(({ traits }) => traits.name.last === last)).toHaveLength(1);
  await expect(dialog(page, "Invite Link")).toBeVisible();
});
