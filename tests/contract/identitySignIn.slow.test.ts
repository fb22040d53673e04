import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people } from "~mocks/sandbox/db/people";
import { sandboxPassword } from "~mocks/sandbox/identity/accounts";
import { Browser, openStation, origin, tokenOf, type Station } from "./identityBrowser";

const ada = people.admin.email;
const basic = (name: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`,
});
const locationOf = (response: Response) => [response.status, response.headers.get("location")];

async function tokenFrom(browser: Browser, headers: Record<string, string> = {}): Promise<string> {
  const made = await browser.fetch("/api/auth/create_token", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ name: "cli", expiry: "30d", scope: [] }),
  });
  return ((await made.json()) as { payload: { token: string } }).payload.token;
}

describe("with the self-hosted provider", () => {
  let station: Station;
  beforeAll(async () => {
    station = await openStation("kratos");
  });
  afterAll(() => station.sandbox.close());
  const open = () => new Browser(station.sandbox);

  it("leads a browser that navigates from page to page", async () => {
    const browser = open();
    const started = await browser.visit("/self-service/login/browser?return_to=/health");
    expect(started.status).toBe(303);
    const address = started.headers.get("location") ?? "";
    expect(address).toMatch(`${origin}/login?flow=`);
    const flow = await browser.read("login", address.split("flow=")[1] ?? "");
    const form = { csrf_token: tokenOf(flow), method: "password", identifier: ada };
    const action = flow.body.ui.action.replace(`${origin}/api/.ory`, "");
    const refused = await browser.visit(action, { ...form, password: "wrong" });
    expect(locationOf(refused)).toEqual([303, address]);
    expect((await browser.read("login", flow.body.id)).body.ui.messages).toHaveLength(1);
    const done = await browser.visit(action, { ...form, password: sandboxPassword });
    expect(locationOf(done)).toEqual([303, `${origin}/health`]);
    const again = await browser.visit("/self-service/login/browser?return_to=/catalog");
    expect(locationOf(again)).toEqual([303, `${origin}/catalog`]);
    const settings = await browser.visit("/self-service/settings/browser");
    expect(settings.headers.get("location")).toMatch(`${origin}/profile-settings?flow=`);
    const { body } = await browser.json(
      "startLogout",
      "/self-service/logout/browser?return_to=/login",
    );
    const left = await browser.visit(body.logout_url.replace(`${origin}/api/.ory`, ""));
    expect(locationOf(left)).toEqual([303, `${origin}/login`]);
    const nobody = await browser.visit("/self-service/settings/browser");
    expect(locationOf(nobody)).toEqual([303, `${origin}/login`]);
  });

  it("keeps an error for its page, and knows no other", async () => {
    const browser = open();
    const flow = await browser.start("login");
    const forged = await browser.visit(`/self-service/login?flow=${flow.body.id}`, {
      csrf_token: "forged",
    });
    const address = forged.headers.get("location") ?? "";
    expect(address).toMatch(`${origin}/error/`);
    const id = address.split("/").at(-1);
    const shown = await browser.json("getFlowError", `/self-service/errors?id=${id}`);
    expect(shown.body.error.id).toBe("security_csrf_violation");
    for (const other of ["0192f0a4-7c1e-7000-8000-0000000000ff", "x"]) {
      const answer = await browser.json("getFlowError", `/self-service/errors?id=${other}`);
      expect(answer.status).toBe(404);
    }
    const evil = await browser.visit("/self-service/login/browser?return_to=https://evil.example");
    expect(evil.headers.get("location")).toMatch(`${origin}/error/`);
  });

  it("marks its cookies for TLS where the page has it", async () => {
    const answer = await open().fetch("/api/.ory/self-service/login/browser", {
      headers: { "x-forwarded-proto": "https" },
    });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/; Secure$/)]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("also takes a name and a password, or an access token", async () => {
    const browser = open();
    expect(await browser.person(basic(ada, sandboxPassword))).toEqual({
      status: 200,
      name: people.admin.name,
    });
    expect((await browser.person(basic(ada, "wrong"))).status).toBe(401);
    const headers = basic(people.editor.email, sandboxPassword);
    const token = await tokenFrom(browser, headers);
    for (const header of [basic("token", token), { authorization: `Bearer ${token}` }])
      expect((await browser.person(header)).status).toBe(200);
    const refused = await browser.fetch("/api/auth/whoami");
    expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, null]);
  });

  it("lets somebody in who was invited", async () => {
    const invited = await open().fetch("/api/auth/invite_user", {
      method: "POST",
      headers: { "content-type": "application/json", ...basic(ada, sandboxPassword) },
      body: JSON.stringify({
        firstName: "Noor",
        lastName: "Haddad",
        email: "Noor@example.com",
        role: "viewer",
      }),
    });
    const { link, code } = (await invited.json()) as { link: string; code: string };
    const browser = open();
    const id = link.split("flow=")[1] ?? "";
    const flow = await browser.read("recovery", id);
    expect(flow.body.state).toBe("sent_email");
    const stranger = await open().read("recovery", id);
    expect(stranger.body.error.id).toBe("security_csrf_violation");
    const taken = await browser.submit("recovery", flow, { method: "code", code });
    expect(taken.status).toBe(422);
    const settings = await browser.read(
      "settings",
      taken.body.redirect_browser_to?.split("flow=")[1] ?? "",
    );
    const saved = await browser.submit("settings", settings, {
      method: "password",
      password: "a long passphrase",
    });
    expect(saved.body.identity).toMatchObject({ verifiable_addresses: [{ verified: true }] });
    await browser.logOut();
    expect((await browser.logIn("noor@example.com", "a long passphrase")).status).toBe(200);
    expect((await browser.person()).name).toBe("Noor Haddad");
  });

  it("judges people by their roles", async () => {
    const browser = open();
    await browser.logIn(people.viewer.email, sandboxPassword);
    const change = await browser.fetch("/api/db/properties?name=eq.x", {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: '{"value":"1"}',
    });
    expect([change.status, change.headers.get("x-rbac-subject")]).toEqual([403, people.viewer.id]);
  });
});

describe("with HTTP Basic", () => {
  let station: Station;
  beforeAll(async () => {
    station = await openStation("basic");
  });
  afterAll(() => station.sandbox.close());
  const open = () => new Browser(station.sandbox);

  it("asks for a name and a password, and takes nothing else", async () => {
    const browser = open();
    const asked = await browser.fetch("/api/auth/whoami");
    expect([asked.status, asked.headers.get("www-authenticate")]).toEqual([
      401,
      'Basic realm="Quarterdeck sandbox", charset="UTF-8"',
    ]);
    expect((await browser.person(basic(ada, "wrong"))).status).toBe(401);
    expect((await browser.person(basic("token", "a.b.c.d.e"))).status).toBe(401);
    expect((await browser.person({ authorization: "Basic !" })).status).toBe(401);
    browser.cookies.set("quarterdeck_act_as", people.admin.id);
    expect((await browser.person()).status).toBe(401);
    await browser.logIn(ada, sandboxPassword);
    expect((await browser.person()).status).toBe(401);
  });

  it("knows a password again, until it changes", async () => {
    const browser = open();
    const headers = basic(ada, sandboxPassword);
    const calls = Array.from({ length: 20 }, () => browser.person(headers));
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
    expect((await browser.person(headers)).status).toBe(200);
    const token = await tokenFrom(browser, headers);
    expect((await browser.person(basic("token", token))).status).toBe(200);
    await browser.logIn(ada, sandboxPassword);
    const flow = await browser.start("settings");
    await browser.submit("settings", flow, { method: "password", password: "another passphrase" });
    expect((await browser.person(headers)).status).toBe(401);
    expect((await browser.person(basic(ada, "another passphrase"))).status).toBe(200);
  });

  it("makes guessing wait", async () => {
    const browser = open();
    for (let tries = 0; tries < 10; tries += 1)
      await browser.person(basic(people.editor.email, `guess ${tries}`));
    const headers = basic(people.editor.email, sandboxPassword);
    expect((await browser.person(headers)).status).toBe(401);
    station.pass(6);
    expect((await browser.person(headers)).status).toBe(200);
  });
});
