import { describe, expect, it } from "vitest";
import { people } from "~mocks/sandbox/db/people";
import { sandboxPassword } from "~mocks/sandbox/identity/accounts";
import { ada, accountStation } from "./identityAccounts";
import { inputsOf, messagesOf, origin } from "./identityBrowser";

const accounts = accountStation();
const { open, register, registerWithApp, codeNow } = accounts;

describe("sessions", () => {
  it("know every person of the seed, and the administrator by a short name", async () => {
    for (const { email, name, role } of Object.values(people)) {
      const browser = open();
      const answer = await browser.logIn(email, sandboxPassword);
      // The seed has switched this account off.
      if (role === "guest") expect([answer.status, messagesOf(answer)]).toEqual([400, [4000001]]);
      else expect(await browser.person()).toEqual({ status: 200, name });
    }
    const browser = open();
    expect((await browser.logIn("admin@local", sandboxPassword)).status).toBe(200);
    expect((await browser.person()).name).toBe(people.admin.name);
  });

  it("count for nobody without the cookie; the act-as cookie says nothing", async () => {
    const browser = open();
    browser.cookies.set("quarterdeck_act_as", people.admin.id);
    expect((await browser.person()).status).toBe(401);
    browser.cookies.set("ory_kratos_session", "made-up");
    expect((await browser.person()).status).toBe(401);
    expect((await browser.session()).body.error.id).toBe("session_inactive");
    expect((await browser.start("settings")).status).toBe(401);
  });

  it("end after a day", async () => {
    const { browser } = await register();
    accounts.station.pass(24 * 60 - 1);
    expect((await browser.session()).status).toBe(200);
    accounts.station.pass(2);
    expect((await browser.session()).status).toBe(401);
    expect((await browser.person()).status).toBe(401);
  });

  it("end elsewhere when the password changes, and stay here", async () => {
    const { browser, email } = await register();
    const elsewhere = open();
    await elsewhere.logIn(email, "a long passphrase");
    const flow = await browser.start("settings");
    await browser.submit("settings", flow, { method: "password", password: "another passphrase" });
    expect((await browser.session()).status).toBe(200);
    expect((await elsewhere.session()).status).toBe(401);
  });

  it("are over at once when an administrator locks the account", async () => {
    const { browser, done } = await register();
    const admin = open();
    await admin.logIn(ada, sandboxPassword);
    const locked = await admin.fetch("/api/people/update", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ id: done.body.identity.id, active: false }),
    });
    expect(locked.status).toBe(200);
    expect((await browser.session()).status).toBe(401);
  });

  it("need the token to end, and only their own", async () => {
    const { browser } = await register();
    const other = (await register()).browser;
    const { body } = await other.json("startLogout", "/self-service/logout/browser");
    for (const token of ["", "ory_lo_x", body.logout_token]) {
      const answer = await browser.json("performLogout", `/self-service/logout?token=${token}`);
      expect([answer.status, answer.body.error.id]).toEqual([403, "security_csrf_violation"]);
    }
    expect((await browser.session()).status).toBe(200);
    const nobody = await open().json("startLogout", "/self-service/logout/browser");
    expect(nobody.body.error.id).toBe("session_inactive");
  });

  it("get a new cookie with every factor", async () => {
    const { browser, email, secret } = await registerWithApp();
    await browser.logOut();
    await browser.logIn(email, "a long passphrase");
    const before = browser.cookies.get("ory_kratos_session");
    const flow = await browser.start("login", "?aal=aal2");
    await browser.submit("login", flow, { method: "totp", totp_code: codeNow(secret) });
    const after = browser.cookies.get("ory_kratos_session");
    expect(after).not.toBe(before);
    browser.cookies.set("ory_kratos_session", before ?? "");
    expect((await browser.session()).status).toBe(401);
  });
});

describe("something delicate", () => {
  it.each([
    { method: "password", password: "another passphrase" },
    { method: "totp", totp_code: "000000" },
    { method: "lookup_secret", lookup_secret_regenerate: true },
    { method: "profile", traits: { email: "x@example.com", name: { first: "K", last: "S" } } },
  ])("asks for the password again after a while: $method", async (body) => {
    const { browser, email } = await register();
    accounts.station.pass(16);
    const flow = await browser.start("settings");
    const refused = await browser.submit("settings", flow, body);
    expect([refused.status, refused.body.error.id]).toEqual([403, "session_refresh_required"]);
    const back = encodeURIComponent(`/profile-settings?flow=${flow.body.id}`);
    expect(refused.body.redirect_browser_to).toBe(`${origin}/login?refresh=true&return_to=${back}`);
    const login = await browser.start("login", `?refresh=true&return_to=${back}`);
    expect(messagesOf(login)).toEqual([1010003]);
    const other = await browser.submit("login", login, {
      method: "password",
      identifier: ada,
      password: sandboxPassword,
    });
    expect(messagesOf(other)).toEqual([4000006]);
    const identifier = String(inputsOf(login).find(({ name }) => name === "identifier")?.value);
    expect(identifier).toBe(email);
    await browser.submit("login", login, {
      method: "password",
      identifier,
      password: "a long passphrase",
    });
    const again = await browser.submit("settings", flow, body);
    expect(again.body.error?.id).toBeUndefined();
  });

  it("lets a mere name change pass", async () => {
    const { browser, email } = await register();
    accounts.station.pass(60);
    const saved = await browser.submit("settings", await browser.start("settings"), {
      method: "profile",
      traits: { email, name: { first: "K", last: "S" } },
    });
    expect(saved.status).toBe(200);
  });
});
