import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
import { totpCode, totpStep } from "~mocks/sandbox/identity/totp";
import { startConsole, type OwnConsole } from "./ownConsole";
import { expectAccessible, expectNoSidewaysScroll } from "./support";

const password = "quarterdeck sandbox";
let own: OwnConsole;

// One console with accounts for the whole file; people of their own keep the tests apart.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  own = await startConsole({ AUTH: "kratos" });
});
test.afterAll(() => own.stop());

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const login = (page: Page) => heading(page, "Sign In to your account");
const account = (page: Page, name: string) =>
  page.getByRole("button", { name: `Account of ${name}` });

async function fillIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByRole("textbox", { name: "E-Mail" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(secret);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Signs in on a page of its own and comes to the start page. */
async function signIn(context: BrowserContext, email: string, path = "/health"): Promise<Page> {
  const page = await context.newPage();
  await page.goto(own.url + path);
  await expect(login(page)).toBeVisible();
  await fillIn(page, email);
  await expect(login(page)).toHaveCount(0);
  return page;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(login(page)).toBeVisible();
}

/** The newest code that was mailed to an address; the sandbox prints its mail. */
async function mailedCode(kind: string, address: string): Promise<string> {
  const start = `[identity] ${kind} code for ${address}: `;
  let found = "";
  await expect
    .poll(() => {
      const line = own.lines.toReversed().find((line) => line.includes(start));
      return (found = line?.slice(line.indexOf(start) + start.length) ?? "");
    })
    .toMatch(/^\d{6}$/);
  return found;
}

test("a deep link leads to the sign-in and back, and a wrong password loses nothing", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(`${own.url}/login?return_to=${encodeURIComponent("/health?hidePassing=false")}`);
  await expect(login(page)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "E-Mail" })).toBeVisible();
  await expect(page).toHaveTitle("Sign In to your account | Quarterdeck");
  expect(loaded.filter((path) => /AppLayout|Sidebar|HealthPage|hostedClerk/.test(path))).toEqual(
    [],
  );
  await expectAccessible(page, "sign-in");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "sign-in, dark");
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page);
  await fillIn(page, people.admin.email, "not the password");
  await expect(page.getByRole("alert")).toContainText("The provided credentials are invalid");
  await expectAccessible(page, "a refused sign-in, dark");
  await expect(page.getByRole("textbox", { name: "E-Mail" })).toHaveValue(people.admin.email);
  const secret = page.getByRole("textbox", { name: "Password" });
  await expect(secret).toHaveValue("not the password");
  await expect(secret).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show Password" }).click();
  await expect(secret).toHaveAttribute("type", "text");
  await secret.fill(password);
  await secret.press("Enter");
  await expect(account(page, people.admin.name)).toBeVisible();
  await expect(page).toHaveURL(/\/health\?hidePassing=false$/);
  // The form does not stay in the history.
  await page.goBack();
  await expect(login(page)).toHaveCount(0);
});

test("the start asks the provider first, and keeps the address", async ({ page }) => {
  await page.goto(`${own.url}/health?query=ledger%20%26%20co`);
  await expect(login(page)).toBeVisible();
  // The flow comes into the address once the provider has made it.
  await expect(page).toHaveURL(/[?&]flow=[0-9a-f-]{36}/);
  const returnTo = new URL(page.url()).searchParams.get("return_to") ?? "";
  expect(new URL(returnTo, own.url).searchParams.get("query")).toBe("ledger & co");
  // A reload goes on with the same form.
  const flow = new URL(page.url()).searchParams.get("flow");
  expect(flow).toMatch(/^[0-9a-f-]{36}$/);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "E-Mail" })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("flow")).toBe(flow);
});

test("a name and a password in the address sign in at once and leave the history", async ({
  page,
}) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  const addresses: string[] = [];
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  const given = (secret: string) =>
    `${own.url}/login?username=${encodeURIComponent(people.editor.email)}&password=${encodeURIComponent(secret)}&return_to=%2Fnotifications`;
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  await page.goto(given("1e5"));
  await expect(page.getByRole("alert")).toContainText("The provided credentials are invalid");
  expect(page.url()).not.toMatch(/password|username|1e5/);
  expect(posts, "one try alone").toBe(1);
  await page.goto(given(password));
  await expect(account(page, people.editor.name)).toBeVisible();
  await expect(page).toHaveURL(`${own.url}/notifications`);
  expect(said.join("\n")).not.toContain(password);
  // The first entry is what the test itself asked for.
  expect(addresses.filter((url) => url.includes("password=")).length).toBeLessThanOrEqual(2);
  await page.goBack();
  expect(page.url()).not.toContain("password=");
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  );
  expect(stored).not.toContain(password);
});

test("a second press on the button sends nothing more", async ({ page }) => {
  await page.goto(`${own.url}/login`);
  await page.getByRole("textbox", { name: "E-Mail" }).fill("nobody@quarterdeck.example");
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  await page.getByRole("button", { name: "Sign in", exact: true }).evaluate((button) => {
    for (let press = 0; press < 5; press += 1)
      button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
  await expect(page.getByText(/missing|required/i).first()).toBeVisible();
  expect(posts).toBe(1);
});

test("addresses elsewhere are not returned to", async ({ page }) => {
  const strays: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(own.url) && !request.url().startsWith("data:"))
      strays.push(request.url());
  });
  for (const evil of [
    "//evil.example",
    "https://evil.example/x",
    "/\\evil.example",
    "javascript:alert(1)",
  ]) {
    await page.goto(`${own.url}/login?return_to=${encodeURIComponent(evil)}`);
    await expect(page.getByRole("alert"), evil).toHaveText("The return_to address is not allowed.");
    await expect(page.getByRole("textbox", { name: "E-Mail" })).toBeVisible();
  }
  await fillIn(page, people.viewer.email);
  await expect(account(page, people.viewer.name)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(own.url);
  expect(strays).toEqual([]);
  // Whoever is signed in already has nothing to do here.
  await page.goto(`${own.url}/login?return_to=%2F%2Fevil.example`);
  await expect(account(page, people.viewer.name)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(own.url);
  // The address of this console itself may be written out.
  await page.context().clearCookies();
  await page.goto(`${own.url}/login?return_to=${encodeURIComponent(`${own.url}/notifications`)}`);
  await fillIn(page, people.viewer.email);
  await expect(page).toHaveURL(`${own.url}/notifications`);
});

test("signing out in one tab signs the other out, and both come back to their pages", async ({
  context,
}) => {
  const first = await signIn(context, people.admin.email, "/health?hidePassing=false");
  await expect(first.getByRole("row").nth(2)).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${own.url}/notifications`);
  await expect(heading(second, "Notifications")).toBeVisible();
  await signOut(second);
  expect(new URL(second.url()).searchParams.get("return_to")).toBe("/notifications");
  // The bell may have noticed by itself.
  const refresh = first.getByRole("button", { name: "Refresh", exact: true });
  await refresh.or(login(first)).click();
  await expect(login(first)).toBeVisible();
  // Both show the form; the second to submit finds that somebody is signed in already.
  await fillIn(second, people.editor.email);
  await expect(heading(second, "Notifications")).toBeVisible();
  await fillIn(first, people.admin.email);
  await expect(account(first, people.editor.name)).toBeVisible();
});

test("a new account verifies its address and is in", async ({ page }) => {
  const email = "zoe.new@quarterdeck.example";
  await page.goto(`${own.url}/registration`);
  await expect(heading(page, "Create account")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", /^\/login/);
  await page.getByRole("textbox", { name: "E-Mail" }).fill(people.admin.email);
  await page.getByRole("textbox", { name: "Password" }).fill("a long new password");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("alert")).toContainText("exists already");
  await expectAccessible(page, "registration with an address that is taken");
  await page.getByRole("textbox", { name: "E-Mail" }).fill(email);
  await page.getByRole("textbox", { name: "First Name" }).fill("<img src=x onerror=alert(1)>");
  await page.getByRole("textbox", { name: "Last Name" }).fill("New");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(heading(page, "Verify your account")).toBeVisible();
  await page
    .getByRole("textbox", { name: "Verification code" })
    .fill(await mailedCode("verification", email));
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("status").first()).toContainText("You successfully verified");
  await expectAccessible(page, "a verified address");
  await page.getByRole("link", { name: "Go back" }).click();
  await expect(page.getByRole("button", { name: /^Account of <img src=x/ })).toBeVisible();
});

test("a forgotten password is replaced by way of the mail", async ({ page }) => {
  const { email } = people.responder;
  await page.goto(`${own.url}/login`);
  await page.getByRole("link", { name: "Reset password" }).click();
  await expect(heading(page, "Recover account")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go back" })).toHaveAttribute("href", "/");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(/recovery code has been sent/)).toBeVisible();
  const code = page.getByRole("textbox", { name: "Recovery code" });
  await code.fill("000000");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("button", { name: "Resend code" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await code.fill(await mailedCode("recovery", email));
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(heading(page, "Profile Settings")).toBeVisible();
  await expect(page.getByText("You successfully recovered your account.")).toBeVisible();
  const card = page.getByRole("region", { name: "Change Password" });
  await card.getByRole("textbox", { name: "Password" }).fill("a much better password");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByRole("status")).toHaveText("Your changes have been saved!");
  await page.context().clearCookies();
  await page.goto(`${own.url}/login`);
  await fillIn(page, email, "a much better password");
  await expect(account(page, people.responder.name)).toBeVisible();
});

test("settings are saved card by card, and their messages go after ten seconds", async ({
  context,
}) => {
  const page = await signIn(context, people.commander.email, "/profile-settings");
  await expect(heading(page, "Profile Settings")).toBeVisible();
  for (const name of [
    "Profile Settings",
    "Change Password",
    "Manage 2FA Backup Recovery Codes",
    "Manage 2FA TOTP Authenticator App",
  ])
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  await expectAccessible(page, "profile settings");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 375, height: 740 });
  await expectAccessible(page, "profile settings, dark, phone");
  await expectNoSidewaysScroll(page);
  const profile = page.getByRole("region", { name: "Profile Settings" });
  const secret = page
    .getByRole("region", { name: "Change Password" })
    .getByRole("textbox", { name: "Password" });
  await secret.fill("half of a new password");
  await page.clock.install();
  await profile.getByRole("textbox", { name: "First Name" }).fill("Noor <b>bold</b>");
  await profile.getByRole("button", { name: "Save" }).click();
  const saved = page.getByText("Your changes have been saved!");
  await expect(saved).toBeVisible();
  // What was typed elsewhere on the page is still there.
  await expect(secret).toHaveValue("half of a new password");
  await page.clock.runFor(9_000);
  await expect(saved).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(saved).toHaveCount(0);
  await expect(page.locator("b")).toHaveCount(0);
  await page.reload();
  await expect(profile.getByRole("textbox", { name: "First Name" })).toHaveValue(
    "Noor <b>bold</b>",
  );
});

test("a second factor is set up, asked for, and replaced by a backup code", async ({ context }) => {
  const { email, name } = people.viewer;
  const page = await signIn(context, email, "/profile-settings");
  const totp = page.getByRole("region", { name: "Manage 2FA TOTP Authenticator App" });
  await expect(totp.getByRole("img", { name: "Authenticator app QR code" })).toBeVisible();
  const secret = (await totp.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? "";
  const codeAt = (ahead: number) => totpCode(secret, totpStep(new Date()) + ahead);
  await totp.getByRole("textbox", { name: "Verify code" }).fill(codeAt(0));
  await totp.getByRole("button", { name: "Save" }).click();
  await expect(totp.getByRole("button", { name: /Unlink/ })).toBeVisible();
  const backup = page.getByRole("region", { name: "Manage 2FA Backup Recovery Codes" });
  await backup.getByRole("button", { name: "Generate new backup recovery codes" }).click();
  const codes = backup.getByRole("listitem");
  await expect(codes).not.toHaveCount(0);
  const spare = (await codes.first().textContent()) ?? "";
  await expectAccessible(page, "backup codes");
  await backup.getByRole("button", { name: "Confirm backup recovery codes" }).click();
  await expect(backup.getByRole("status").first()).toHaveText("Your changes have been saved!");

  await context.clearCookies();
  const path = "/health?hidePassing=false";
  await page.goto(own.url + path);
  await fillIn(page, email);
  const second = heading(page, "Two-Factor Authentication");
  await expect(second).toBeVisible();
  await expectAccessible(page, "second factor");
  const app = page.getByRole("form", { name: "Authenticator app" });
  const code = app.getByRole("textbox", { name: "Authentication code" });
  await code.fill("000000");
  await code.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await code.fill(codeAt(1));
  await code.press("Enter");
  await expect(account(page, name)).toBeVisible();
  expect(page.url()).toBe(own.url + path);

  await context.clearCookies();
  await page.goto(own.url + path);
  await fillIn(page, email);
  await expect(second).toBeVisible();
  // Halfway in, there is a way out too.
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  const spareForm = page.getByRole("form", { name: "Backup recovery code" });
  await spareForm.getByRole("textbox").fill(spare);
  await spareForm.getByRole("button").click();
  await expect(account(page, name)).toBeVisible();
});
