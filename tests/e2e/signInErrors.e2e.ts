import { expect, test, type Page } from "@playwright/test";
import { example, ok, refusal, scriptedForFile } from "./scriptedIdentity";
import { expectAccessible } from "./support";

const own = scriptedForFile();

const start = "GET /self-service/login/browser";
const read = "GET /self-service/login/flows";
const send = "POST /self-service/login";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const count = (name: string) => own.calls.filter((call) => call.name === name).length;
const searchOf = (page: Page) => new URL(page.url()).searchParams;

async function submit(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "ID" }).fill("ada@example.com");
  await page.getByRole("textbox", { name: "Password" }).fill("secret words");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("a session lookup decides where the start leads", async ({ page }) => {
  own.answer(start, ok(example("LoginPassword")));
  own.answer("GET /sessions/whoami", refusal(401, "session_inactive"));
  await page.goto(`${own.url}/health`);
  await expect(heading(page, "Sign In to your account")).toBeVisible();
  expect(searchOf(page).get("return_to")).toBe("/health");
  expect(count("GET /auth/whoami"), "the backend is asked after the provider").toBe(0);
  own.answer(start, ok(example("LoginSecondFactor")));
  for (const status of [403, 422]) {
    own.answer("GET /sessions/whoami", refusal(status, "session_aal2_required"));
    await page.goto(`${own.url}/health`);
    await expect(heading(page, "Two-Factor Authentication")).toBeVisible();
    await expect(page).toHaveURL(/[?&]aal=aal2(&|$)/);
    expect(searchOf(page).get("return_to")).toBe("/health");
    const asked = () => own.calls.findLast(({ name }) => name === start)?.search.get("aal");
    await expect.poll(asked).toBe("aal2");
  }
  own.answer("GET /sessions/whoami", { status: 500, body: { error: { message: "down" } } });
  await page.goto(`${own.url}/notifications`);
  await expect(heading(page, "The console could not start")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("The identity server answered 500.");
  own.answer("GET /sessions/whoami", refusal(401, "session_inactive"));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page).toHaveURL(/\/login\?/);
});

test("a session that the backend does not take is a bad one", async ({ page }) => {
  own.answer("GET /sessions/whoami", ok(example("ActiveSession")));
  await page.goto(`${own.url}/health`);
  await expect(page.getByRole("alert")).toHaveText(
    "Bad Session. Please try logging out and logging in again, if the problem persist, please contact us.",
  );
  await expect(page).toHaveURL(/\/error\?error_code=BAD_SESSION$/);
  await expectAccessible(page, "a bad session");
  await page.goto(`${own.url}/error?error_code=OTHER`);
  await expect(page.getByRole("alert")).toHaveText("Unknown error");
});

test("session_already_available leads home, and so does a verification that is not needed", async ({
  page,
}) => {
  own.answer("GET /sessions/whoami", { status: 500, body: {} });
  own.answer(start, refusal(400, "session_already_available"));
  await page.goto(`${own.url}/login?return_to=%2Fnotifications`);
  await expect(page).toHaveURL(`${own.url}/`);
  own.answer("GET /self-service/verification/browser", { status: 400, body: {} });
  await page.goto(`${own.url}/verification`);
  await expect(page).toHaveURL(`${own.url}/`);
});

test("a refused return_to is said and dropped", async ({ page }) => {
  own.answer(
    start,
    refusal(400, "self_service_flow_return_to_forbidden"),
    ok(example("LoginPassword")),
  );
  await page.goto(`${own.url}/login?return_to=%2Fhealth`);
  await expect(page.getByRole("alert")).toHaveText("The return_to address is not allowed.");
  await expect(page.getByRole("textbox", { name: "Password" })).toBeVisible();
  const asked = own.calls.filter(({ name }) => name === start);
  expect(asked.map(({ search }) => search.get("return_to"))).toEqual(["/health", null]);
});

test("expired and suspicious submissions begin a new form with their sentence", async ({
  page,
}) => {
  for (const [answer, words] of [
    [
      refusal(410, "self_service_flow_expired"),
      "Your interaction expired, please fill out the form again.",
    ],
    [{ status: 410, body: {} }, "Your interaction expired, please fill out the form again."],
    [
      refusal(403, "security_csrf_violation"),
      "A security violation was detected, please fill out the form again.",
    ],
    [
      refusal(400, "security_csrf_violation"),
      "A security violation was detected, please fill out the form again.",
    ],
  ] as const) {
    const renewed = { ...example("LoginPassword"), id: "0192f0a4-7c1e-7000-8000-0000000004aa" };
    own.answer(start, ok(example("LoginPassword")), ok(renewed));
    own.answer(send, answer);
    await page.goto(`${own.url}/login`);
    await submit(page);
    await expect(page.getByRole("alert")).toHaveText(words);
    // Expiry resets the form.
    await expect(page.getByRole("textbox", { name: "Password" })).toHaveValue("");
    await expect(page).toHaveURL(/flow=0192f0a4-7c1e-7000-8000-0000000004aa/);
  }
});

test("an expired flow names its successor, and a flow that is gone is replaced", async ({
  page,
}) => {
  const next = "0192f0a4-7c1e-7000-8000-0000000004ab";
  own.answer(start, ok(example("LoginPassword")));
  own.answer(send, refusal(410, "self_service_flow_expired", { use_flow_id: next }));
  own.answer(read, ok({ ...example("LoginPassword"), id: next }));
  await page.goto(`${own.url}/login`);
  await submit(page);
  await expect(page.getByRole("alert")).toContainText("Your interaction expired");
  await expect(page).toHaveURL(new RegExp(`flow=${next}`));
  expect(own.calls.findLast(({ name }) => name === read)?.search.get("id")).toBe(next);
  for (const status of [403, 404, 410]) {
    own.reset();
    own.answer(start, ok(example("LoginPassword")));
    own.answer(read, { status, body: {} });
    await page.goto(`${own.url}/login?flow=${next}`);
    await expect(page.getByRole("textbox", { name: "Password" })).toBeVisible();
    await expect(page).toHaveURL(/flow=01900000-8006-7000-8000-000000000001/);
    expect([count(read), count(start)]).toEqual([1, 1]);
  }
});

test("a server that refuses every form is not asked for ever", async ({ page }) => {
  own.answer(start, refusal(403, "security_csrf_violation"));
  await page.goto(`${own.url}/login`);
  await expect(page.getByRole("alert").last()).toContainText("refuses every new form");
  expect(count(start)).toBeLessThan(6);
  own.answer(start, ok(example("LoginPassword")));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("textbox", { name: "Password" })).toBeVisible();
});

test("a failing server is said in its own words, and nothing typed is lost", async ({ page }) => {
  own.answer(start, {
    status: 500,
    body: { error: { message: "no", reason: "The database is away." } },
  });
  await page.goto(`${own.url}/login`);
  await expect(page.getByRole("alert")).toContainText("The database is away.");
  await expectAccessible(page, "a login without a form");
  own.answer(start, ok(example("LoginPassword")));
  await page.getByRole("button", { name: "Retry" }).click();
  own.answer(send, { status: 502, body: { error: "refuses connections" } });
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText("refuses connections");
  await expect(page.getByRole("textbox", { name: "ID" })).toHaveValue("ada@example.com");
  await expect(page.getByRole("textbox", { name: "Password" })).toHaveValue("secret words");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("No internet connection. Please try again.");
  await page.context().setOffline(false);
});

test("an error of a flow shows as JSON, and an unknown one leads home", async ({ page }) => {
  const id = "0192f0a4-7c1e-7000-8000-0000000004d1";
  own.answer("GET /sessions/whoami", { status: 500, body: {} });
  own.answer(
    "GET /self-service/errors",
    ok({ id, error: { reason: "<script>alert(1)</script>" } }),
  );
  await page.goto(`${own.url}/error?id=${id}`);
  await expect(page).toHaveURL(`${own.url}/error/${id}`);
  await expect(page.getByRole("region", { name: "Error of the flow" })).toContainText(
    "<script>alert(1)</script>",
  );
  await expectAccessible(page, "an error of a flow");
  for (const status of [403, 404, 410]) {
    own.answer("GET /self-service/errors", { status, body: {} });
    await page.goto(`${own.url}/error/${id}`);
    await expect(page).toHaveURL(`${own.url}/`);
  }
});
