import { expect, test, type Page } from "@playwright/test";
import { example, ok, refusal, scriptedForFile } from "./scriptedIdentity";

const own = scriptedForFile();

const start = "GET /self-service/login/browser";
const startSettings = "GET /self-service/settings/browser";
const sendSettings = "POST /self-service/settings";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const count = (name: string) => own.calls.filter((call) => call.name === name).length;
const searchOf = (page: Page) => new URL(page.url()).searchParams;

test("delicate settings ask for the password once more and come back", async ({ page }) => {
  const settings = example("Settings");
  own.answer(startSettings, ok(settings));
  own.answer(sendSettings, refusal(403, "session_refresh_required"));
  own.answer(start, ok({ ...example("LoginPassword"), refresh: true }));
  await page.goto(`${own.url}/profile-settings`);
  const card = page.getByRole("region", { name: "Change Password" });
  await card.getByRole("textbox", { name: "Password" }).fill("another password");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(heading(page, "Confirm Action")).toBeVisible();
  // The heading is there before the call has arrived.
  const asked = () => own.calls.findLast(({ name }) => name === start)?.search.get("refresh");
  await expect.poll(asked).toBe("true");
  expect(searchOf(page).get("return_to")).toMatch(/^\/profile-settings\?flow=/);
});

test("settings lead to the second factor, to the login, or begin anew", async ({ page }) => {
  own.answer(start, ok(example("LoginSecondFactor")));
  own.answer(startSettings, refusal(403, "session_aal2_required"));
  await page.goto(`${own.url}/profile-settings`);
  await expect(heading(page, "Two-Factor Authentication")).toBeVisible();
  own.answer(
    startSettings,
    refusal(403, "session_aal2_required", {
      redirect_browser_to: `${own.url}/recovery?from=server`,
    }),
  );
  own.answer("GET /self-service/recovery/browser", ok(example("Recovery")));
  await page.goto(`${own.url}/profile-settings`);
  await expect(heading(page, "Recover account")).toBeVisible();
  own.answer(startSettings, refusal(401, "session_inactive"));
  own.answer(start, ok(example("LoginPassword")));
  await page.goto(`${own.url}/profile-settings`);
  await expect(heading(page, "Sign In to your account")).toBeVisible();
  expect(searchOf(page).get("return_to")).toBe("/profile-settings");
  own.reset();
  own.answer(startSettings, ok(example("Settings")));
  own.answer(sendSettings, refusal(403, "security_identity_mismatch"));
  await page.goto(`${own.url}/profile-settings`);
  await page.getByRole("region", { name: "Profile Settings" }).getByRole("button").click();
  await expect.poll(() => count(startSettings)).toBe(2);
  await expect(heading(page, "Profile Settings")).toBeVisible();
});

test("browser_location_change_required goes to the given address, unless it is a script", async ({
  page,
}) => {
  own.answer("GET /self-service/recovery/browser", ok(example("Recovery")));
  own.answer(
    "POST /self-service/recovery",
    refusal(422, "browser_location_change_required", {
      redirect_browser_to: "javascript:document.title='evil'",
    }),
  );
  await page.goto(`${own.url}/recovery`);
  await page.getByRole("textbox", { name: "Email" }).fill("kai@example.com");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toHaveText("refused by the script");
  await expect(page).toHaveTitle("Recover account | Quarterdeck");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("kai@example.com");
  own.answer(
    "POST /self-service/recovery",
    refusal(422, "browser_location_change_required", {
      redirect_browser_to: `${own.url}/error?error_code=BAD_SESSION`,
    }),
  );
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toContainText("Bad Session.");
});
