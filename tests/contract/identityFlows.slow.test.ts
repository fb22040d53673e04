import { describe, expect, it } from "vitest";
import { sandboxPassword } from "~mocks/sandbox/identity/accounts";
import { ada, unknownId, accountStation } from "./identityAccounts";
import { messagesOf } from "./identityBrowser";

const accounts = accountStation();
const { open, register } = accounts;

describe("flows", () => {
  const kinds = ["login", "registration", "recovery", "verification"] as const;

  it.each(kinds)("of %s expire and name a successor", async (kind) => {
    const browser = open();
    const flow = await browser.start(kind, "?return_to=/health");
    accounts.station.pass(31);
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
    accounts.station.pass(31);
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
