import { describe, expect, it } from "vitest";
import { ada, accountStation } from "./identityAccounts";
import { codeFor, inputsOf, messagesOf, origin, textOf, type Answer } from "./identityBrowser";

const accounts = accountStation();
const { open, register, codeNow } = accounts;

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
      code: codeFor(accounts.station, email),
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

    accounts.station.pass(1);
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
    expect(accounts.station.mails.at(-1)).toMatch(`[identity] recovery code for ${email}: `);
    const back = await browser.submit("recovery", recovery, {
      method: "code",
      code: codeFor(accounts.station, email),
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
    accounts.station.pass(1);
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
