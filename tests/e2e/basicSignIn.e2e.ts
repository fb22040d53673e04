import { expect, test, type Page } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
import { startConsole, type OwnConsole } from "./ownConsole";
import { expectAccessible } from "./support";

const password = "quarterdeck sandbox";
let own: OwnConsole;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  own = await startConsole({ AUTH: "basic" });
});
test.afterAll(() => own.stop());

const form = (page: Page) => page.getByRole("form", { name: "Sign In to your account" });
const account = (page: Page) =>
  page.getByRole("button", { name: `Account of ${people.editor.name}` });

test("a name and a password count for this tab alone and are stored nowhere", async ({
  page,
  context,
}) => {
  await page.goto(`${own.url}/notifications?a=b`);
  await expect(form(page)).toBeVisible();
  await expectAccessible(page, "sign-in with a name and a password");
  const user = form(page).getByRole("textbox", { name: "User name" });
  const secret = form(page).getByRole("textbox", { name: "Password" });
  await user.fill(people.editor.email);
  await secret.fill("not the password");
  await secret.press("Enter");
  await expect(form(page)).toContainText("The name or the password is wrong.");
  await expect(user).toHaveValue(people.editor.email);
  await secret.fill(password);
  await secret.press("Enter");
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL(`${own.url}/notifications?a=b`);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  const encoded = Buffer.from(`${people.editor.email}:${password}`).toString("base64");
  expect(stored).not.toContain(password);
  expect(stored).not.toContain(encoded);
  expect(await context.cookies()).toEqual([]);
  const other = await context.newPage();
  await other.goto(`${own.url}/notifications`);
  await expect(form(other)).toBeVisible();
  await page.reload();
  await expect(form(page)).toBeVisible();
});

test("the sign-in address leads to the form, and pages of providers say that there are none", async ({
  page,
}) => {
  await page.goto(`${own.url}/login?return_to=%2Fhealth`);
  await expect(form(page)).toBeVisible();
  for (const path of [
    "/registration",
    "/recovery",
    "/verification",
    "/profile-settings",
    "/organizations",
  ]) {
    await page.goto(own.url + path);
    await expect(page.getByRole("main"), path).toContainText("does not keep accounts itself");
    await expectAccessible(page, path);
  }
});
