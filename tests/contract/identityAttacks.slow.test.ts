import { describe, expect, it } from "vitest";
import { sandboxPassword } from "~mocks/sandbox/identity/accounts";
import { ada, accountStation } from "./identityAccounts";
import { codeFor, messagesOf, origin, tokenOf } from "./identityBrowser";

const accounts = accountStation();
const { open, register, registerWithApp, codeNow } = accounts;

describe("other sites", () => {
  it("cannot forge a form, nor go on with a flow of this browser", async () => {
    const browser = open();
    const flow = await browser.start("login");
    const credentials = { method: "password", identifier: ada, password: sandboxPassword };
    const other = open();
    const foreign = await other.start("login");
    for (const token of ["", "x", tokenOf(foreign)]) {
      const forged = await browser.submit("login", flow, { ...credentials, csrf_token: token });
      expect([forged.status, forged.body.error.id]).toEqual([403, "security_csrf_violation"]);
    }
    const another = await browser.start("login");
    const swapped = await browser.submit("login", flow, {
      ...credentials,
      csrf_token: tokenOf(another),
    });
    expect(swapped.status).toBe(403);
    expect((await other.read("login", flow.body.id)).body.error.id).toBe("security_csrf_violation");
    expect((await other.submit("login", flow, credentials)).status).toBe(403);
    expect((await browser.submit("login", flow, credentials)).status).toBe(200);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "http://127.0.0.1:3000@evil.example/",
    "http://127.0.0.1:3001/",
    "http://127.0.0.1:3000//evil.example",
    "/..//evil.example",
    " //evil.example",
    "/\t/evil.example",
  ])("are no place to return to: %j", async (address) => {
    const query = `?return_to=${encodeURIComponent(address)}`;
    const browser = open();
    for (const kind of ["login", "registration", "recovery", "verification"] as const) {
      const answer = await browser.start(kind, query);
      expect([answer.status, answer.body.error.id]).toEqual([
        400,
        "self_service_flow_return_to_forbidden",
      ]);
    }
    await browser.logIn(ada, sandboxPassword);
    expect((await browser.start("settings", query)).status).toBe(400);
    const token = await browser.json("startLogout", "/self-service/logout/browser");
    const left = await browser.visit(
      `/self-service/logout?token=${token.body.logout_token}&return_to=${encodeURIComponent(address)}`,
    );
    expect(left.headers.get("location")).toBe(`${origin}/login`);
  });

  it.each([
    ["/health?tag=a%26b#top", "/health?tag=a%26b#top"],
    ["health", "/health"],
    [`${origin}/catalog`, "/catalog"],
  ])("leave %j alone", async (address, kept) => {
    const flow = await open().start("login", `?return_to=${encodeURIComponent(address)}`);
    expect(flow.body.return_to).toBe(kept);
  });
});

describe("guessing", () => {
  it("of passwords has to wait after ten tries, for known and unknown names alike", async () => {
    const { browser, email } = await register();
    await browser.logOut();
    for (const identifier of [email, "nobody@example.com"]) {
      const flow = await browser.start("login");
      const guess = (password: string) =>
        browser.submit("login", flow, { method: "password", identifier, password });
      const texts = new Set<string>();
      for (let tries = 0; tries < 10; tries += 1)
        texts.add((await guess(`guess ${tries}`)).body.ui.messages?.[0]?.text ?? "");
      expect(texts.size).toBe(1);
      expect((await guess("a long passphrase")).body.ui.messages?.[0]?.text).toMatch("Wait 5");
    }
    accounts.station.pass(6);
    expect((await browser.logIn(email, "a long passphrase")).status).toBe(200);
  });

  it("of passwords from elsewhere shuts out strangers, not the owner's browser", async () => {
    const { browser, email } = await register();
    await browser.logOut();
    expect((await browser.logIn(email, "a long passphrase")).status).toBe(200);
    await browser.logOut();
    for (let tries = 0; tries < 11; tries += 1) await open().logIn(email, `guess ${tries}`);
    const stranger = await open().logIn(email, "a long passphrase");
    expect(stranger.body.ui.messages?.[0]?.text).toMatch("Wait 5");
    expect((await browser.logIn(email, "a long passphrase")).status).toBe(200);
  });

  it("of app codes has to wait, and a code is good once", async () => {
    const { browser, email, secret } = await registerWithApp();
    await browser.logOut();
    await browser.logIn(email, "a long passphrase");
    const flow = await browser.start("login", "?aal=aal2");
    const enter = (totp_code: string) =>
      browser.submit("login", flow, { method: "totp", totp_code });
    for (let tries = 0; tries < 10; tries += 1)
      expect(messagesOf(await enter("12345"))).toEqual([4000008]);
    expect(messagesOf(await enter(codeNow(secret)))).toEqual([4000001]);
    accounts.station.pass(6);
    const code = codeNow(secret);
    expect((await enter(code)).status).toBe(200);
    await browser.logOut();
    await browser.logIn(email, "a long passphrase");
    const again = await browser.start("login", "?aal=aal2");
    const replayed = await browser.submit("login", again, { method: "totp", totp_code: code });
    expect(messagesOf(replayed)).toEqual([4000008]);
  });

  it("of mailed codes ends after five tries; unknown addresses get the same answer", async () => {
    const { browser, email } = await register();
    await browser.logOut();
    const flow = await browser.start("recovery");
    const stranger = await open().start("recovery");
    const asked = await browser.submit("recovery", flow, { method: "code", email });
    const code = codeFor(accounts.station, email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await browser.submit("recovery", flow, { method: "code", code: wrong });
      expect([answer.status, messagesOf(answer)]).toEqual([400, [4060006]]);
    }
    expect((await browser.submit("recovery", flow, { method: "code", code })).status).toBe(400);
    expect((await browser.session()).status).toBe(401);

    const nobody = open();
    const unknown = await nobody.start("recovery");
    const told = await nobody.submit("recovery", unknown, {
      method: "code",
      email: "nobody@example.com",
    });
    expect(told.body.ui.messages).toEqual(asked.body.ui.messages);
    expect(accounts.station.mails.at(-1)).not.toMatch(/\d{6}$/);
    expect(stranger.status).toBe(200);
  });

  it("of an old mailed code fails: another one takes its place, and time ends it", async () => {
    const { browser, email } = await register();
    await browser.logOut();
    const flow = await browser.start("recovery");
    await browser.submit("recovery", flow, { method: "code", email });
    const old = codeFor(accounts.station, email);
    await browser.submit("recovery", flow, { method: "code", email });
    const fresh = codeFor(accounts.station, email);
    if (old !== fresh)
      expect((await browser.submit("recovery", flow, { method: "code", code: old })).status).toBe(
        400,
      );
    accounts.station.pass(16);
    expect((await browser.submit("recovery", flow, { method: "code", code: fresh })).status).toBe(
      400,
    );
  });
});
