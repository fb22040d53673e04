import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people } from "~mocks/sandbox/db/people";
import { expectFit, read, startCalls } from "./sandboxCalls";

const origin = "http://127.0.0.1:3431";
const unknownId = "0192f0a4-7c1e-7000-8000-0000000000ff";
let calls: Awaited<ReturnType<typeof startCalls>>;
const call = (...args: Parameters<typeof calls.call>) => calls.call(...args);

beforeAll(async () => {
  calls = await startCalls(origin);
});
afterAll(() => calls.close());

interface Whoami {
  payload: { roles: string[]; permissions: { action: string; deny?: boolean; id: string }[] };
}

async function invite(email: string, role = "viewer") {
  const body = { firstName: "Kai", lastName: "Silva", email, role };
  await expectFit("inviteUser", call("POST", "/api/auth/invite_user", { body }), 200);
  const rows = await call("GET", `/api/db/people?select=id,name,email&email=eq.${email}`);
  const [person] = (await rows.json()) as { id: string; name: string }[];
  return person?.id ?? "";
}

describe("people", () => {
  it("are invited once, with a role, a link and a code", async () => {
    const body = {
      firstName: "Noor",
      lastName: "Haddad",
      email: "noor@example.com",
      role: "editor",
    };
    const { text } = await expectFit(
      "inviteUser",
      call("POST", "/api/auth/invite_user", { body }),
      200,
    );
    expect(JSON.parse(text)).toMatchObject({
      link: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3431\/recovery\?flow=[0-9a-f-]{36}$/),
      code: expect.stringMatching(/^\d{6}$/),
    });
    await expectFit(
      "inviteUser",
      call("POST", "/api/auth/invite_user", { body: { ...body, email: "NOOR@example.com" } }),
      409,
    );
    const wrong = { ...body, email: "x@example.com", role: "emperor" };
    await expectFit("inviteUser", call("POST", "/api/auth/invite_user", { body: wrong }), 400);
    await expectFit("inviteUser", call("POST", "/api/auth/invite_user", { body: {} }), 400);
    const rows = await call(
      "GET",
      "/api/db/people_roles?select=name,roles&email=eq.noor@example.com",
    );
    expect(await rows.json()).toEqual([{ name: "Noor Haddad", roles: ["editor"] }]);
    const identities = await call("GET", "/api/db/identities?traits->>email=eq.noor@example.com");
    expect(await identities.json()).toHaveLength(1);
  });

  it("change, and a new role counts at once", async () => {
    const id = await invite("kai@example.com");
    const write = () =>
      call("PATCH", "/api/db/canaries?name=eq.none", { as: id, body: { source: "UI" } });
    expect((await write()).status).toBe(403);
    const body = { id, firstName: "Kaia", role: "editor" };
    const changed = await expectFit(
      "updatePerson",
      call("POST", "/api/people/update", { body }),
      200,
    );
    expect(read(changed)).toEqual({
      email: "kai@example.com",
      name: { first: "Kaia", last: "Silva" },
    });
    expect((await write()).status).toBe(200);
    const stranger = { id: unknownId, role: "editor" };
    await expectFit("updatePerson", call("POST", "/api/people/update", { body: stranger }), 404);
    const taken = { id, email: people.admin.email };
    await expectFit("updatePerson", call("POST", "/api/people/update", { body: taken }), 400);
  });

  it("may sign in without a role, and see nothing of anybody", async () => {
    const id = await invite("nobody@example.com", "");
    const me = read<Whoami>(
      await expectFit("whoami", call("GET", "/api/auth/whoami", { as: id }), 200),
    );
    expect(me.payload.roles).toEqual(["everyone"]);
    expect((await call("GET", "/api/db/checks", { as: id })).status).toBe(403);
  });

  it("are refused to everybody but administrators", async () => {
    const body = { firstName: "A", lastName: "B", email: "ab@example.com", role: "viewer" };
    for (const { id, role } of Object.values(people).filter((person) => person.role !== "admin")) {
      const refused = await expectFit(
        "inviteUser",
        call("POST", "/api/auth/invite_user", { body, as: id }),
        403,
      );
      expect(refused.response.headers.get("x-rbac-object"), role).toBe("identities");
      await expectFit("deletePerson", call("DELETE", `/api/people/${unknownId}`, { as: id }), 403);
    }
  });

  it("go, but not oneself, and their access goes with them", async () => {
    const id = await invite("leaver@example.com", "admin");
    const token = { name: "left", expiry: "30d", autoRenew: false, auto_renew: false, scope: [] };
    const made = await expectFit(
      "createToken",
      call("POST", "/api/auth/create_token", { as: id, body: token }),
      200,
    );
    const { payload } = read<{ payload: { token: string } }>(made);
    const headers = { authorization: `Basic ${btoa(`token:${payload.token}`)}` };
    await expectFit("whoami", call("GET", "/api/auth/whoami", { headers }), 200);
    await expectFit("deletePerson", call("DELETE", `/api/people/${id}`, { as: id }), 400);
    await expectFit("deletePerson", call("DELETE", `/api/people/${id}`), 204);
    await expectFit("whoami", call("GET", "/api/auth/whoami", { headers }), 401);
    await expectFit("whoami", call("GET", "/api/auth/whoami", { as: id }), 401);
    await expectFit("deletePerson", call("DELETE", `/api/people/${id}`), 400);
    await invite("leaver@example.com");
  });

  it("keep an administrator, whoever asks for another role", async () => {
    const only = people.admin.id;
    const demoted = { id: only, role: "viewer" };
    const update = (body: object, as: string) => call("POST", "/api/people/update", { body, as });
    const { text } = await expectFit("updatePerson", update(demoted, only), 400);
    expect(text).toContain("only administrator");
    await expectFit("updatePerson", update({ id: only, role: "admin" }, only), 200);
    const other = await invite("second@example.com", "admin");
    await expectFit("updatePerson", update({ id: other, active: false }, only), 200);
    await expectFit("updatePerson", update(demoted, only), 400);
    await expectFit("updatePerson", update({ id: other, active: true }, only), 200);
    await expectFit("updatePerson", update(demoted, only), 200);
    await expectFit("updatePerson", update({ id: only, role: "admin" }, other), 200);
    await expectFit("updatePerson", update({ id: other, role: "viewer" }, only), 200);
  });

  it("are locked with their tokens", async () => {
    const id = await invite("locked@example.com", "editor");
    const token = { name: "bot", expiry: "30d", autoRenew: false, auto_renew: false, scope: [] };
    const made = await call("POST", "/api/auth/create_token", { as: id, body: token });
    const { payload } = (await made.json()) as { payload: { token: string } };
    const headers = { authorization: `Bearer ${payload.token}` };
    const path = `/api/auth/${id}/update_state`;
    const state = (state: string) => call("POST", path, { body: { id, state } });
    await expectFit("updateAccountState", state("inactive"), 200);
    await expectFit("whoami", call("GET", "/api/auth/whoami", { headers }), 401);
    await expectFit("updateAccountState", state("active"), 200);
    await expectFit("whoami", call("GET", "/api/auth/whoami", { headers }), 200);
    await expectFit("updateAccountState", state("asleep"), 400);
    const own = { id: people.admin.id, state: "inactive" };
    await expectFit("updateAccountState", call("POST", path, { body: own }), 400);
  });

  it("carry properties that grant nothing", async () => {
    const path = `/api/auth/${people.viewer.id}/properties`;
    const note = { body: { role: "admin" } };
    await expectFit("updateAccountProperties", call("POST", path, note), 200);
    const me = read<Whoami>(
      await expectFit("whoami", call("GET", "/api/auth/whoami", { as: people.viewer.id }), 200),
    );
    expect(me.payload.roles).not.toContain("admin");
  });
});

describe("roles and rules", () => {
  it("lists what people inherit, and the rules of permission rows", async () => {
    const me = read<Whoami>(
      await expectFit("whoami", call("GET", "/api/auth/whoami", { as: people.responder.id }), 200),
    );
    expect(me.payload.roles).toEqual(["responder", "viewer", "everyone"]);
    const run = me.payload.permissions.filter(({ action }) => action === "playbook:run");
    expect(run.some(({ deny, id }) => !deny && id !== "na")).toBe(true);
  });

  it("adds roles and takes none away", async () => {
    const id = await invite("more@example.com");
    const path = `/api/rbac/${id}/update_role`;
    const body = { roles: ["responder", "viewer"] };
    await expectFit("addRolesToPerson", call("POST", path, { body }), 200);
    const held = await expectFit("getRolesOfPerson", call("GET", `/api/rbac/${id}/roles`), 200);
    expect(read(held)).toEqual({ message: "", payload: ["viewer", "responder"] });
    await expectFit("addRolesToPerson", call("POST", path, { body: { roles: ["emperor"] } }), 400);
    await expectFit("getRolesOfPerson", call("GET", `/api/rbac/${unknownId}/roles`), 200);
    const rules = read<object[]>(await expectFit("dumpPolicy", call("GET", "/api/rbac/dump"), 200));
    expect(rules).toContainEqual(expect.objectContaining({ subject: "admin", action: "*" }));
    await expectFit("dumpPolicy", call("GET", "/api/rbac/dump", { as: people.viewer.id }), 403);
  });

  it("says null of what a notified resource has not", async () => {
    const body = { includeDeletedResources: false, pageIndex: 0, pageSize: 50 };
    const page = read<{ results: { resource: { deleted_at?: unknown } }[] }>(
      await expectFit(
        "summarizeNotifications",
        call("POST", "/api/notification/summary", { body }),
        200,
      ),
    );
    expect(page.results.map(({ resource }) => resource.deleted_at)).toEqual(
      page.results.map(() => null),
    );
  });

  it("says what a token may not", async () => {
    const body = {
      name: "limited",
      expiry: "30d",
      autoRenew: false,
      auto_renew: false,
      scope: [{ subject: "", object: "canaries", action: "read" }],
    };
    await expectFit("createToken", call("POST", "/api/auth/create_token", { body }), 200);
    const list = await expectFit("listTokens", call("GET", "/api/auth/tokens"), 200);
    const token = read<{ payload: { id: string; name: string }[] }>(list).payload.find(
      ({ name }) => name === "limited",
    );
    const path = `/api/rbac/token/${token?.id}/permissions`;
    const { payload } = read<{
      payload: { object?: string; action?: string; deny?: boolean }[];
    }>(await expectFit("getTokenPermissions", call("GET", path), 200));
    const denied = payload
      .filter(({ deny }) => deny)
      .map((rule) => `${rule.object}:${rule.action}`);
    expect(denied).toContain("mcp:*");
    expect(denied).toContain("canaries:create");
    expect(denied).not.toContain("canaries:read");
    await expectFit(
      "getTokenPermissions",
      call("GET", `/api/rbac/token/${unknownId}/permissions`),
      500,
    );
    await expectFit("deleteToken", call("DELETE", `/api/auth/token/${token?.id}`), 200);
    await expectFit("deleteToken", call("DELETE", `/api/auth/token/${token?.id}`), 404);
  });
});
