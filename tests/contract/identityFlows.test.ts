import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people } from "~mocks/sandbox/db/people";
import { sandboxPassword } from "~mocks/sandbox/identity/accounts";
import { totpCode, totpStep } from "~mocks/sandbox/identity/totp";
import {
  Browser,
  codeFor,
  inputsOf,
  messagesOf,
  openStation,
  origin,
  textOf,
  tokenOf,
  type Answer,
  type Station,
} from "./identityBrowser";

let station: Station;
beforeAll(async () => {
  station = await openStation("kratos");
});
afterAll(() => station.sandbox.close());

const open = () => new Browser(station.sandbox);
const ada = people.admin.email;
const unknownId = "0192f0a4-7c1e-7000-8000-0000000000ff";

let registered = 0;
/** A new account, signed in. */
async function register(): Promise<{ browser: Browser; email: string; done: Answer }> {
  const email = `kai${++registered}@example.com`;
  const browser = open();
  const flow = await browser.start("registration");
  const done = await browser.submit("registration", flow, {
    method: "password",
    password: "a long passphrase",
    traits: { email, name: { first: "Kai", last: "Silva" } },
  });
  expect(done.status).toBe(200);
  return { browser, email, done };
}

const codeNow = (secret: string, steps = 0) =>
  totpCode(secret, totpStep(station.clock.now) + steps);

/** An account with an authenticator app; the clock has moved on, so that the next code is a new one. */
async function registerWithApp() {
  const made = await register();
  const flow = await made.browser.start("settings");
  const secret = textOf(flow, "totp_secret_key").text;
  const saved = await made.browser.submit("settings", flow, {
    method: "totp",
    totp_code: codeNow(secret),
  });
  expect(messagesOf(saved)).toEqual([1050001]);
  station.pass(1);
  return { ...made, secret };
}

describe("an account's life", () => {
  it("registers, verifies, sets up an app, signs out, comes back with two factors, recovers", async () => {
    const { browser, email, done } = await register();
    expect((await browser.person()).name).toBe("Kai Silva");
    expect(done.body.identity.verifiable_addresses).toMatchObject([
      { verified: false, status: "sent" },
    ]);

    const id = done.body.continue_with?.[0]?.flow.id ?? "";
    const verification = await browser.read("verification", id);
    expect(verification.body.state).toBe("sent_email");
    const verified = await browser.submit("verification", verification, {
      method: "code",
      code: codeFor(station, email),
    });
    expect([verified.status, verified.body.state]).toEqual([200, "passed_challenge"]);
    const { body: session } = await browser.session();
    expect(session.identity.verifiable_addresses).toMatchObject([{ verified: true }]);
    expect((await browser.start("verification")).body.error.id).toBe("session_already_available");

    const settings = await browser.start("settings");
    const groups = new Set(settings.body.ui.nodes.map(({ group }) => group));
    expect([...groups]).toEqual(["default", "profile", "password", "lookup_secret", "totp"]);
    const secret = textOf(settings, "totp_secret_key").text;
    const wrong = await browser.submit("settings", settings, { method: "totp", totp_code: "1" });
    expect(wrong.status).toBe(400);
    expect(inputsOf(wrong).find(({ name }) => name === "totp_code")?.messages).toHaveLength(1);
    const right = await browser.submit("settings", settings, {
      method: "totp",
      totp_code: codeNow(secret),
    });
    expect([right.status, right.body.state]).toEqual([200, "success"]);
    expect(inputsOf(right).some(({ name }) => name === "totp_unlink")).toBe(true);
    expect((await browser.session()).body.authenticator_assurance_level).toBe("aal2");

    const old = new Map(browser.cookies);
    expect((await browser.logOut()).status).toBe(204);
    expect((await browser.person()).status).toBe(401);
    for (const [name, value] of old) browser.cookies.set(name, value);
    expect((await browser.session()).body.error.id).toBe("session_inactive");

    station.pass(1);
    const first = await browser.logIn(email, "a long passphrase", "?return_to=/health");
    expect([first.status, first.body.error.id]).toEqual([422, "browser_location_change_required"]);
    expect(first.body.redirect_browser_to).toBe(`${origin}/login?aal=aal2&return_to=%2Fhealth`);
    expect((await browser.session()).body.error.id).toBe("session_aal2_required");
    expect((await browser.start("settings")).body.error.id).toBe("session_aal2_required");
    expect((await browser.person()).status).toBe(401);

    const second = await browser.start("login", "?aal=aal2&return_to=/health");
    expect(inputsOf(second).map(({ name }) => name)).toEqual(["csrf_token", "totp_code", "method"]);
    const strong = await browser.submit("login", second, {
      method: "totp",
      totp_code: codeNow(secret),
    });
    expect(strong.body.session.authenticator_assurance_level).toBe("aal2");
    expect((await browser.person()).status).toBe(200);

    await browser.logOut();
    const recovery = await browser.start("recovery");
    const sent = await browser.submit("recovery", recovery, { method: "code", email });
    expect([sent.status, sent.body.state, messagesOf(sent)]).toEqual([
      200,
      "sent_email",
      [1060003],
    ]);
    expect(station.mails.at(-1)).toMatch(`[identity] recovery code for ${email}: `);
    const back = await browser.submit("recovery", recovery, {
      method: "code",
      code: codeFor(station, email),
    });
    expect(back.status).toBe(422);
    expect(back.body.redirect_browser_to).toMatch(`${origin}/profile-settings?flow=`);
    // A mailed code is one factor; the app is asked for as well.
    const settingsId = back.body.redirect_browser_to?.split("flow=")[1] ?? "";
    const refused = await browser.read("settings", settingsId);
    expect(refused.body.error.id).toBe("session_aal2_required");
    expect(refused.body.redirect_browser_to).toBe(
      `${origin}/login?aal=aal2&return_to=${encodeURIComponent(`/profile-settings?flow=${settingsId}`)}`,
    );
    station.pass(1);
    const again = await browser.start("login", "?aal=aal2");
    await browser.submit("login", again, { method: "totp", totp_code: codeNow(secret) });
    const form = await browser.read("settings", settingsId);
    expect(messagesOf(form)).toEqual([1060001]);
    const changed = await browser.submit("settings", form, {
      method: "password",
      password: "another passphrase",
    });
    expect(messagesOf(changed)).toEqual([1050001]);
    await browser.logOut();
    expect(messagesOf(await browser.logIn(email, "a long passphrase"))).toEqual([4000006]);
    expect((await browser.logIn(email, "another passphrase")).status).toBe(422);
  });

  it("changes name and address, and asks the new address to prove itself", async () => {
    const { browser, email } = await register();
    const flow = await browser.start("settings");
    const names = { first: "Kaia", last: "Silva" };
    const named = await browser.submit("settings", flow, {
      method: "profile",
      "traits.email": email,
      "traits.name.first": "Kaia",
      "traits.name.last": "Silva",
    });
    expect(named.body.identity.traits).toEqual({ email, name: names });
    expect((await browser.person()).name).toBe("Kaia Silva");
    const taken = await browser.submit("settings", flow, {
      method: "profile",
      traits: { email: ada, name: names },
    });
    expect([taken.status, messagesOf(taken)]).toEqual([400, [4000007]]);
    const moved = await browser.submit("settings", flow, {
      method: "profile",
      traits: { email: `new-${email}`, name: names },
    });
    expect(moved.body.continue_with).toHaveLength(1);
    expect(moved.body.identity.verifiable_addresses).toMatchObject([{ verified: false }]);
    await browser.logOut();
    expect((await browser.logIn(`NEW-${email}`, "a long passphrase")).status).toBe(200);
  });

  it("says what is wrong with a registration, at the input, and keeps what was typed", async () => {
    const browser = open();
    const flow = await browser.start("registration");
    const bad = await browser.submit("registration", flow, {
      method: "password",
      password: "short",
      "traits.email": "not an address",
      "traits.name.first": "Kai",
    });
    expect(bad.status).toBe(400);
    const faulty = inputsOf(bad).filter(({ messages }) => messages.length > 0);
    expect(faulty.map(({ name }) => name)).toEqual(["traits.email", "password"]);
    expect(inputsOf(bad).find(({ name }) => name === "traits.name.first")?.value).toBe("Kai");
    expect(JSON.stringify(bad.body)).not.toContain("short");
    const taken = await browser.submit("registration", flow, {
      method: "password",
      password: "a long passphrase",
      traits: { email: ada.toUpperCase(), name: { first: "A", last: "O" } },
    });
    expect(messagesOf(taken)).toEqual([4000007]);
    const similar = await browser.submit("registration", flow, {
      method: "password",
      password: "kai.silva@x.example",
      traits: { email: "kai.silva@x.example", name: { first: "A", last: "O" } },
    });
    expect(similar.status).toBe(400);
  });
});

describe("backup codes", () => {
  it("are shown, confirmed, used once, shown as used, and switched off", async () => {
    const { browser, email } = await register();
    const flow = await browser.start("settings");
    const button = (name: string) =>
      browser.submit("settings", flow, { method: "lookup_secret", [name]: true });
    const secretsOf = (shown: Answer) =>
      textOf(shown, "lookup_secret_codes").context?.["secrets"] as { id: number; text: string }[];
    const fresh = secretsOf(await button("lookup_secret_regenerate"));
    expect(fresh).toHaveLength(12);
    expect(messagesOf(await button("lookup_secret_confirm"))).toEqual([1050001]);
    await browser.logOut();
    await browser.logIn(email, "a long passphrase");

    const second = await browser.start("login", "?aal=aal2");
    const use = (flowOf: Answer, code: string) =>
      browser.submit("login", flowOf, { method: "lookup_secret", lookup_secret: code });
    expect(messagesOf(await use(second, "nope1234"))).toEqual([4000016]);
    const code = fresh[3]?.text ?? "";
    expect((await use(second, ` ${code.toUpperCase()}`)).status).toBe(200);
    const shown = await browser.submit("settings", await browser.start("settings"), {
      method: "lookup_secret",
      lookup_secret_reveal: "true",
    });
    expect(secretsOf(shown).map(({ id }) => id)).toEqual([
      ...Array.from({ length: 3 }, () => 1050009),
      1050014,
      ...Array.from({ length: 8 }, () => 1050009),
    ]);
    await browser.logOut();
    await browser.logIn(email, "a long passphrase");
    expect(messagesOf(await use(await browser.start("login", "?aal=aal2"), code))).toEqual([
      4000012,
    ]);
    await use(await browser.start("login", "?aal=aal2"), fresh[4]?.text ?? "");
    const off = await browser.submit("settings", await browser.start("settings"), {
      method: "lookup_secret",
      lookup_secret_disable: true,
    });
    expect(off.status).toBe(200);
    await browser.logOut();
    expect((await browser.logIn(email, "a long passphrase")).status).toBe(200);
  });
});

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
    station.pass(24 * 60 - 1);
    expect((await browser.session()).status).toBe(200);
    station.pass(2);
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
    station.pass(16);
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
    station.pass(60);
    const saved = await browser.submit("settings", await browser.start("settings"), {
      method: "profile",
      traits: { email, name: { first: "K", last: "S" } },
    });
    expect(saved.status).toBe(200);
  });
});

describe("flows", () => {
  const kinds = ["login", "registration", "recovery", "verification"] as const;

  it.each(kinds)("of %s expire and name a successor", async (kind) => {
    const browser = open();
    const flow = await browser.start(kind, "?return_to=/health");
    station.pass(31);
    for (const answer of [
      await browser.read(kind, flow.body.id),
      await browser.submit(kind, flow, { method: "code" }),
    ]) {
      expect([answer.status, answer.body.error.id]).toEqual([410, "self_service_flow_expired"]);
      expect(answer.body.expired_at).toBeDefined();
      const next = await browser.read(kind, answer.body.use_flow_id ?? "");
      expect(next.body.return_to).toBe("/health");
      expect(next.body.ui.messages?.[0]?.text).toMatch(`The ${kind} flow expired 1.00 minutes ago`);
    }
  });

  it("of settings expire too, and belong to one account", async () => {
    const { browser } = await register();
    const flow = await browser.start("settings");
    station.pass(31);
    const expired = await browser.submit("settings", flow, { method: "profile" });
    expect(expired.status).toBe(410);
    expect((await browser.read("settings", expired.body.use_flow_id ?? "")).status).toBe(200);

    const own = await browser.start("settings");
    await browser.logOut();
    await browser.logIn(ada, sandboxPassword);
    const read = await browser.read("settings", own.body.id);
    expect([read.status, read.body.error.id]).toEqual([403, "security_identity_mismatch"]);
  });

  it.each([...kinds, "settings"] as const)("of %s are unknown under other ids", async (kind) => {
    const { browser } = await register();
    for (const id of [unknownId, "nonsense"])
      expect((await browser.read(kind, id)).status).toBe(404);
  });

  it("are good for one sign-in", async () => {
    const browser = open();
    const flow = await browser.start("login");
    const body = { method: "password", identifier: ada, password: sandboxPassword };
    expect((await browser.submit("login", flow, body)).status).toBe(200);
    const signedIn = await browser.submit("login", flow, body);
    expect([signedIn.status, signedIn.body.error.id]).toEqual([400, "session_already_available"]);
    await browser.logOut();
    const reused = await browser.submit("login", flow, body);
    expect([reused.status, reused.body.error.id]).toEqual([410, "self_service_flow_expired"]);
    expect((await browser.session()).status).toBe(401);
  });

  it("are not started for someone who is signed in", async () => {
    const { browser } = await register();
    for (const kind of ["login", "registration", "recovery"] as const) {
      const answer = await browser.start(kind);
      expect([answer.status, answer.body.error.id]).toEqual([400, "session_already_available"]);
    }
  });

  it("take a body of either kind and refuse another", async () => {
    const browser = open();
    const flow = await browser.start("login");
    const broken = await browser.json("submitLogin", `/self-service/login?flow=${flow.body.id}`, {
      method: "POST",
      body: "{",
    });
    expect(broken.status).toBe(400);
    for (const method of ["oidc", "webauthn", "code", "totp"])
      expect(messagesOf(await browser.submit("login", flow, { method }))).toEqual([4010002]);
    expect((await browser.json("getWebauthnScript", "/.well-known/ory/webauthn.js")).status).toBe(
      404,
    );
  });
});

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
    station.pass(6);
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
    station.pass(6);
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
    const code = codeFor(station, email);
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
    expect(station.mails.at(-1)).not.toMatch(/\d{6}$/);
    expect(stranger.status).toBe(200);
  });

  it("of an old mailed code fails: another one takes its place, and time ends it", async () => {
    const { browser, email } = await register();
    await browser.logOut();
    const flow = await browser.start("recovery");
    await browser.submit("recovery", flow, { method: "code", email });
    const old = codeFor(station, email);
    await browser.submit("recovery", flow, { method: "code", email });
    const fresh = codeFor(station, email);
    if (old !== fresh)
      expect((await browser.submit("recovery", flow, { method: "code", code: old })).status).toBe(
        400,
      );
    station.pass(16);
    expect((await browser.submit("recovery", flow, { method: "code", code: fresh })).status).toBe(
      400,
    );
  });
});
