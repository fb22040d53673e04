import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people } from "../db/people";
import type { Sandbox } from "../sandbox";
import { startTestSandbox } from "../testSandbox";
import { endOf } from "./expiry";
import { newTokenText, tokenTextOf } from "./secret";

const origin = "http://127.0.0.1:3430";
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox(origin);
});
afterAll(() => sandbox.close());

function call(method: string, path: string, headers: Record<string, string>, body?: unknown) {
  return sandbox.fetch(
    new Request(`${origin}${path}`, {
      method,
      headers: { ...headers, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
}

const as = (id: string) => ({ cookie: `quarterdeck_act_as=${id}` });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

interface Listed {
  id: string;
  name: string;
  expires_at: string | null;
}
async function tokensNamed(name: string): Promise<Listed[]> {
  const answer = (await (await call("GET", "/api/auth/tokens", as(people.admin.id))).json()) as {
    payload: Listed[];
  };
  return answer.payload.filter((token) => token.name === name);
}

async function make(
  owner: string,
  name: string,
  scope: string[],
  more: object = {},
): Promise<string> {
  const rules = scope.map((pair) => {
    const [object, ...action] = pair.split(":");
    return { subject: "", object, action: action.join(":") };
  });
  const body = { name, expiry: "90d", autoRenew: false, auto_renew: false, scope: rules, ...more };
  const response = await call("POST", "/api/auth/create_token", as(owner), body);
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { payload: { token: string } }).payload.token;
}

describe("the text of a token", () => {
  it("is found in a bearer and in basic auth, but never in a session token", () => {
    const request = (authorization: string) => new Request(origin, { headers: { authorization } });
    const text = newTokenText();
    expect(text.split(".")).toHaveLength(5);
    expect(tokenTextOf(request(`Bearer ${text}`))).toBe(text);
    expect(tokenTextOf(request(`Basic ${btoa(`token:${text}`)}`))).toBe(text);
    expect(tokenTextOf(request(`Basic ${btoa("ada:password")}`))).toBeUndefined();
    expect(tokenTextOf(request("Bearer head.claims.signature"))).toBeUndefined();
  });

  it.each([
    ["30d", 30 * 86_400_000],
    ["1d12h", 36 * 3_600_000],
    ["", 90 * 86_400_000],
    ["never", null],
    ["soon", undefined],
    ["0d", undefined],
    ["2030-01-01T00:00:00Z", undefined],
  ])("expiry %j", (text, length) => {
    const now = new Date("2030-06-01T00:00:00Z");
    const end = endOf(text, now);
    expect(end && end.getTime() - now.getTime()).toBe(length);
  });
});

describe("what a token may", () => {
  it("acts as its owner within its scope, and names what is missing", async () => {
    const token = await make(people.editor.id, "reader", ["canaries:read"]);
    expect((await call("GET", "/api/canary/api/summary", bearer(token))).status).toBe(200);
    expect((await call("GET", "/api/db/checks?limit=1", bearer(token))).status).toBe(200);
    const write = await call("PATCH", "/api/db/canaries?name=eq.none", bearer(token), {
      icon: "http",
    });
    expect([write.status, write.headers.get("x-rbac-object")]).toEqual([403, "canaries"]);
    expect(write.headers.get("x-rbac-action")).toBe("update");
    expect(write.headers.get("x-rbac-subject")).toMatch(/^[0-9a-f-]{36}$/);
    expect((await call("GET", "/api/db/playbooks", bearer(token))).status).toBe(403);
    expect((await call("GET", "/api/db/people", bearer(token))).status).toBe(403);
    expect((await call("POST", "/api/mcp", bearer(token), {})).status).toBe(403);
    expect((await call("GET", "/api/auth/tokens", bearer(token))).status).toBe(403);
    const me = (await (await call("GET", "/api/auth/whoami", bearer(token))).json()) as {
      payload: { user: { name: string; type: string }; roles: string[] };
    };
    expect(me.payload.user).toMatchObject({
      name: "Mateo Lindqvist (Token)",
      type: "access_token",
    });
    expect(me.payload.roles).toContain(people.editor.id);
  });

  it("never does more than its owner", async () => {
    const token = await make(people.viewer.id, "greedy", ["*:*"]);
    const write = await call("PATCH", "/api/db/canaries?name=eq.none", bearer(token), {
      icon: "http",
    });
    expect(write.status).toBe(403);
    expect((await call("GET", "/api/db/connections", bearer(token))).status).toBe(403);
  });

  it("may with an empty scope what its owner may", async () => {
    const token = await make(people.admin.id, "everything", []);
    expect((await call("GET", "/api/db/connections", bearer(token))).status).toBe(200);
  });

  it("cannot hand out more than it has", async () => {
    const token = await make(people.admin.id, "minter", ["auth:create", "canaries:read"]);
    const input = (scope: object[]) => ({ name: `child ${scope.length}`, expiry: "1d", scope });
    const read = { subject: "", object: "canaries", action: "read" };
    const children = [input([]), input([{ ...read, action: "delete" }]), input([read])];
    const statuses = [];
    for (const child of children)
      statuses.push((await call("POST", "/api/auth/create_token", bearer(token), child)).status);
    expect(statuses).toEqual([403, 403, 200]);
  });
});

describe("the life of a token", () => {
  it("wins over the cookie, and an unknown one is no session", async () => {
    const stranger = await call("GET", "/api/auth/whoami", {
      ...as(people.admin.id),
      ...bearer(newTokenText()),
    });
    expect([stranger.status, await stranger.json()]).toEqual([
      401,
      { error: "invalid access token" },
    ]);
  });

  it("ends with its time and with its deletion", async () => {
    const short = await make(people.admin.id, "short", [], { expiry: "1ms" });
    await expect
      .poll(async () => (await call("GET", "/api/auth/whoami", bearer(short))).status)
      .toBe(401);
    const ended = await call("GET", "/api/auth/whoami", bearer(short));
    expect(await ended.json()).toEqual({ error: "access token has expired" });

    const token = await make(people.viewer.id, "deleted", []);
    const [listed] = await tokensNamed("deleted");
    const path = `/api/auth/token/${listed?.id}`;
    const refused = await call("DELETE", path, as(people.editor.id));
    expect(refused.status).toBe(401);
    expect((await call("GET", "/api/auth/whoami", bearer(token))).status).toBe(200);
    expect((await call("DELETE", path, as(people.viewer.id))).status).toBe(200);
    expect((await call("GET", "/api/auth/whoami", bearer(token))).status).toBe(401);
    expect((await call("DELETE", path, as(people.viewer.id))).status).toBe(404);
    await make(people.viewer.id, "deleted", []);
  });

  it("goes on when used near its end, if it renews itself", async () => {
    const renewed = await make(people.admin.id, "renewed", [], { expiry: "2d", autoRenew: true });
    const fixed = await make(people.admin.id, "fixed", [], { expiry: "2d" });
    for (const token of [renewed, fixed]) await call("GET", "/api/auth/whoami", bearer(token));
    const days = async (name: string) =>
      Math.round(
        (Date.parse((await tokensNamed(name))[0]?.expires_at ?? "") - Date.now()) / 86_400_000,
      );
    expect([await days("renewed"), await days("fixed")]).toEqual([30, 2]);
  });

  it("lives without an end when asked for never", async () => {
    await make(people.admin.id, "eternal", [], { expiry: "never" });
    expect((await tokensNamed("eternal"))[0]?.expires_at).toBeNull();
  });

  it("needs a name of its own and a time that can be read", async () => {
    const input = { name: "twice", expiry: "1d", scope: [] };
    const statuses = [];
    for (const body of [
      input,
      input,
      { ...input, name: "  " },
      { ...input, name: "x", expiry: "soon" },
      {},
    ])
      statuses.push(
        (await call("POST", "/api/auth/create_token", as(people.admin.id), body)).status,
      );
    expect(statuses).toEqual([200, 400, 400, 400, 400]);
  });
});
