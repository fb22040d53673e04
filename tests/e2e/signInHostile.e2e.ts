import { expect, test } from "@playwright/test";
import { example, ok, refusal, scriptedForFile } from "./scriptedIdentity";

const own = scriptedForFile();

const start = "GET /self-service/login/browser";
const send = "POST /self-service/login";
const startSettings = "GET /self-service/settings/browser";
const sendSettings = "POST /self-service/settings";

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
