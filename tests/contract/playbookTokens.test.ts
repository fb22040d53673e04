import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectFit, startCalls } from "./sandboxCalls";

/** An issuer's keys: two of the good, one that it has not published, and one of the wrong use. */
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const ec = generateKeyPairSync("ec", { namedCurve: "P-256" });
const ed = generateKeyPairSync("ed25519");
const stranger = generateKeyPairSync("ec", { namedCurve: "P-256" });
const published = {
  keys: [
    { ...rsa.publicKey.export({ format: "jwk" }), kid: "rsa", use: "sig" },
    { ...ec.publicKey.export({ format: "jwk" }), kid: "ec" },
    { ...ed.publicKey.export({ format: "jwk" }), kid: "ed", use: "enc" },
  ],
};

let issuer: Server;
let calls: Awaited<ReturnType<typeof startCalls>>;
beforeAll(async () => {
  issuer = createServer(({ url }, response) => {
    response.writeHead(url === "/keys" ? 200 : 500, { "content-type": "application/json" });
    response.end(JSON.stringify(published));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => issuer.once("listening", resolve));
  calls = await startCalls("http://127.0.0.1:3493");
  // Guarantee: a listening TCP server has an address with a port.
  const { port } = issuer.address() as AddressInfo;
  for (const path of ["keys", "broken"]) {
    const authentication = { jwt: { jwksUri: `http://127.0.0.1:${port}/${path}` } };
    const actions = [{ name: "one", http: { url: "http://127.0.0.1:9" } }];
    const spec = { actions, on: { webhook: { path, authentication } } };
    const body = [{ name: path, title: path, source: "UI", spec }];
    await calls.call("POST", "/api/db/playbooks?select=id", { body });
  }
});
afterAll(async () => {
  await calls.close();
  issuer.close();
});

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const now = () => Math.floor(Date.now() / 1000);

function token(header: object, claims: object, key: KeyObject, hash: string | null): string {
  const text = `${encoded(header)}.${encoded(claims)}`;
  const seal = sign(hash, Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });
  return `${text}.${seal.toString("base64url")}`;
}

const send = (path: string, authorization?: string) =>
  calls.call("POST", `/api/playbook/webhook/${path}`, {
    body: {},
    as: "signed-out",
    ...(authorization && { headers: { authorization } }),
  });

const inAnHour = () => ({ exp: now() + 3600 });
const good = () => token({ alg: "ES256", kid: "ec" }, inAnHour(), ec.privateKey, "sha256");

it.each([
  ["an elliptic curve", good],
  ["RSA", () => token({ alg: "RS256", kid: "rsa" }, inAnHour(), rsa.privateKey, "sha256")],
  ["a key that it does not name", () => token({ alg: "RS512" }, {}, rsa.privateKey, "sha512")],
])("a token that a published key has signed opens the webhook: %s", async (_what, of) => {
  await expectFit("triggerPlaybookWebhook", send("keys", `Bearer ${of()}`), 200);
});

it.each([
  ["no token", () => undefined],
  ["no token at all", () => "Bearer nonsense"],
  ["a name and password", () => `Basic ${btoa("a:b")}`],
  [
    "a key of somebody else",
    () => `Bearer ${token({ alg: "ES256", kid: "ec" }, {}, stranger.privateKey, "sha256")}`,
  ],
  [
    "a key that does not sign",
    () => `Bearer ${token({ alg: "EdDSA", kid: "ed" }, {}, ed.privateKey, null)}`,
  ],
  [
    "the name of another key",
    () => `Bearer ${token({ alg: "ES256", kid: "rsa" }, {}, ec.privateKey, "sha256")}`,
  ],
  [
    "a time that is over",
    () => `Bearer ${token({ alg: "ES256" }, { exp: now() - 1 }, ec.privateKey, "sha256")}`,
  ],
  [
    "a time that is to come",
    () => `Bearer ${token({ alg: "ES256" }, { nbf: now() + 60 }, ec.privateKey, "sha256")}`,
  ],
  ["no signature", () => `Bearer ${encoded({ alg: "none" })}.${encoded({})}.`],
  ["a shared secret", () => `Bearer ${encoded({ alg: "HS256" })}.${encoded({})}.AAAA`],
  [
    "a body that was changed",
    () => {
      const [header, , seal] = good().split(".");
      return `Bearer ${header}.${encoded({ ...inAnHour(), admin: true })}.${seal}`;
    },
  ],
])("a call is refused with %s", async (_what, of) => {
  expect((await send("keys", of())).status).toBe(401);
});

it("keys that cannot be read are a failure of the server", async () => {
  const { text } = await expectFit(
    "triggerPlaybookWebhook",
    send("broken", `Bearer ${good()}`),
    500,
  );
  expect(text).toContain("keys of the webhook's tokens cannot be read");
});
