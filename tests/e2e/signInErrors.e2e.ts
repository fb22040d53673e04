import { expect, test, type Page } from "@playwright/test";
import { example, ok, refusal, startScripted, type ScriptedConsole } from "./scriptedIdentity";
import { expectAccessible } from "./support";

let own: ScriptedConsole;

// One scripted server for the whole file: the tests take turns.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  own = await startScripted();
});
test.afterAll(() => own.stop());
test.beforeEach(() => own.reset());

const start = "GET /self-service/login/browser";
const read = "GET /self-service/login/flows";
const send = "POST /self-service/login";
const startSettings = "GET /self-service/settings/browser";
const sendSettings = "POST /self-service/settings";

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
    expect(searchOf(page).get("aal")).toBe("aal2");
    expect(searchOf(page).get("return_to")).toBe("/health");
    expect(own.calls.findLast(({ name }) => name === start)?.search.get("aal")).toBe("aal2");
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
    await expect(page).toHaveURL(/flow=0192f0a4-7c1e-7000-8000-0000000004f1/);
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
  const asked = own.calls.findLast(({ name }) => name === start)?.search;
  expect(asked?.get("refresh")).toBe("true");
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

test("script in labels, messages, links and pictures is inert", async ({ page }) => {
  const evil =
    "<img src=x onerror=\"document.title='evil'\"><script>document.title='evil'</script>";
  const text = (words: string) => ({ id: 1, text: words, type: "error" });
  const node = (attributes: object) => ({
    type: "x",
    group: "password",
    attributes,
    messages: [text(`message ${evil}`)],
    meta: { label: text(`label ${evil}`) },
  });
  const flow = example("LoginPassword");
  flow.ui.messages = [text(`form ${evil}`)];
  flow.ui.action = "javascript:document.title='evil'";
  flow.ui.nodes.push(
    node({ node_type: "input", name: "evil", type: "text", disabled: false, value: evil }),
    node({
      node_type: "a",
      id: "a1",
      href: "javascript:document.title='evil'",
      title: text("a link"),
    }),
    node({
      node_type: "img",
      id: "i1",
      src: "javascript:document.title='evil'",
      width: 9,
      height: 9,
    }),
    node({ node_type: "text", id: "t1", text: text(evil) }),
    node({
      node_type: "script",
      id: "s1",
      src: "/theme.js?evil",
      async: true,
      crossorigin: "",
      integrity: "",
      referrerpolicy: "",
      type: "text/javascript",
    }),
    node({
      node_type: "input",
      name: "trigger",
      type: "button",
      disabled: false,
      onclick: "document.title='evil'",
    }),
  );
  own.answer(start, ok(flow));
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto(`${own.url}/login`);
  await expect(page.getByText(`form ${evil}`)).toBeVisible();
  await expect(page.getByRole("link", { name: "a link" })).toHaveCount(0);
  await page.getByRole("button", { name: /^label/ }).click();
  await expect(page.getByText(/its request is not understood/)).toBeVisible();
  expect(requested.filter((url) => url.includes("?evil"))).toEqual([]);
  await expect(page.getByRole("form", { name: "Other ways to sign in" })).toHaveCount(0);
  await expect(page).toHaveTitle("Sign In to your account | Quarterdeck");
});

test("an external way in is a form post to the server", async ({ page }) => {
  const flow = example("LoginPassword");
  flow.ui.action = `${own.url}/api/.ory/self-service/login?flow=x`;
  own.answer(start, ok(flow));
  own.answer(send, ok({ provider: "would redirect" }));
  await page.goto(`${own.url}/login`);
  await page.getByRole("button", { name: "Sign in with github" }).click();
  await expect(page).toHaveURL(flow.ui.action);
  expect(own.calls.findLast(({ name }) => name === send)?.body).toEqual({
    csrf_token: "x7Qm2w",
    provider: "github",
  });
});

test("a security key answers without any script of the server", async ({ page, context }) => {
  // A key is bound to a name; an address of numbers is none.
  const url = own.url.replace("127.0.0.1", "localhost");
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const publicKey = {
    challenge: "AQIDBAUGBwg",
    rp: { name: "Quarterdeck", id: "localhost" },
    user: { id: "YWRh", name: "ada@example.com", displayName: "Ada" },
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  };
  const setLine = (flow: { ui: { nodes: unknown[] } }, name: string, line: string) => {
    for (const node of flow.ui.nodes) {
      const { attributes } = node as { attributes: Record<string, unknown> };
      if (attributes["name"] === name) attributes["onclick"] = line;
    }
    return flow;
  };
  const settings = setLine(
    example("Settings"),
    "webauthn_register_trigger",
    `window.oryWebAuthnRegistration(${JSON.stringify({ publicKey })})`,
  );
  own.answer(startSettings, ok(settings));
  own.answer(sendSettings, ok(example("SettingsSaved")));
  await page.goto(`${url}/profile-settings`);
  const card = page.getByRole("region", { name: "Manage Hardware Tokens and Biometrics" });
  await card.getByRole("textbox", { name: "Name of the security key" }).fill("Laptop");
  await card.getByRole("button", { name: "Add security key" }).click();
  await expect(page.getByText("Your changes have been saved!")).toBeVisible();
  const sent = own.calls.findLast(({ name }) => name === sendSettings)?.body ?? {};
  expect(sent).toMatchObject({
    method: "webauthn",
    webauthn_register_displayname: "Laptop",
    csrf_token: "x7Qm2w",
  });
  const made = JSON.parse(String(sent["webauthn_register"])) as { id: string; response: object };
  expect(Object.keys(made.response)).toEqual(["attestationObject", "clientDataJSON"]);

  const request = {
    publicKey: {
      challenge: "AQIDBAUGBwg",
      rpId: "localhost",
      allowCredentials: [{ id: made.id, type: "public-key" }],
    },
  };
  const second = setLine(
    example("LoginSecondFactor"),
    "webauthn_login_trigger",
    `window.oryWebAuthnLogin(${JSON.stringify(request)})`,
  );
  own.answer(start, ok(second));
  own.answer(send, refusal(500, "seen"));
  await page.goto(`${url}/login?aal=aal2`);
  await page.getByRole("button", { name: "Use security key" }).click();
  await expect(page.getByRole("alert")).toHaveText("refused by the script");
  const answer = own.calls.findLast(({ name }) => name === send)?.body ?? {};
  expect(answer["method"]).toBe("webauthn");
  expect(
    Object.keys((JSON.parse(String(answer["webauthn_login"])) as { response: object }).response),
  ).toEqual(["authenticatorData", "clientDataJSON", "signature", "userHandle"]);
});
