import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { relations } from "~generated/db/relations";
import { operations, type OperationEntry } from "~generated/operations";
import { resourceAliases, roleMatrix } from "~generated/roleMatrix";
import { people, roles, type Role } from "~mocks/sandbox/db/people";
import { roleTable } from "../roleTable";
import { startCalls } from "./sandboxCalls";

const unknownId = "0192f0a4-7c1e-7000-8000-0000000000ff";
let calls: Awaited<ReturnType<typeof startCalls>>;

beforeAll(async () => {
  calls = await startCalls("http://127.0.0.1:3490");
});
afterAll(() => calls.close());

/**
 * Without the identity provider, whose flows, forms and session answer 401 and 403 of their own, and without the table
 * of a view, which is missing for everybody as long as no view has written one.
 */
const entries = Object.entries<OperationEntry>(operations).filter(
  ([id, { base }]) => base !== "/api/.ory" && id !== "listViewTableRows",
);

/** Rules finer than `x-access`: roles that the contract lets in and the backend refuses by what they want there. */
const finer: Readonly<Record<string, { reason: string; names: string; refused: readonly Role[] }>> =
  {
    callMcp: {
      reason: "the policy keeps the object mcp for administrators and for tokens that name it",
      names: "mcp *",
      refused: ["editor", "commander", "responder", "viewer", "guest"],
    },
  };

/** Whether a role may send this request: named roles where the contract has them, else the table. */
function may(role: Role, id: string, { resource, action, roles: named }: OperationEntry["access"]) {
  if (finer[id]?.refused.includes(role)) return false;
  if (resource === "anyone" || resource === "public") return true;
  if (named) return named.includes(role);
  return roleTable[role][action](resourceAliases[resource] ?? resource);
}

/** A request that is as it should be and changes nothing: unknown ids, no rows, an empty body. */
function harmless({ method, base, path }: OperationEntry): { path: string; body?: unknown } {
  const filled = path.replace("{file}", "none.schema.json").replaceAll(/\{[^}]+\}/g, unknownId);
  const isTable = base === "/api/db" && !path.startsWith("/rpc/");
  if (!isTable) return { path: base + filled, ...(method === "GET" ? {} : { body: {} }) };
  if (method === "GET") return { path: `${base}${filled}?limit=0` };
  if (method === "POST") return { path: base + filled, body: [] };
  const one = `${base}${filled}?id=eq.${unknownId}`;
  return method === "PATCH" ? { path: one, body: {} } : { path: one };
}

/** Status, and the object and action that a refusal names. */
async function send(entry: OperationEntry, options: { as?: string; headers?: HeadersInit }) {
  const { path, body } = harmless(entry);
  const headers = Object.fromEntries(new Headers(options.headers));
  const response = await calls.call(entry.method, path, { ...options, headers, body });
  await response.body?.cancel();
  const rbac = ["subject", "object", "action"].map((name) =>
    response.headers.get(`x-rbac-${name}`),
  );
  return [response.status, ...rbac.filter((value) => value !== null)].join(" ");
}

it("has the role matrix of the specification", () => {
  for (const role of roles)
    for (const action of ["read", "write"] as const)
      expect(roleMatrix[role][action], `${role} ${action}`).toEqual(
        roleMatrix.admin.read.filter((resource) => roleTable[role][action](resource)),
      );
});

describe("a role is refused what the contract keeps from it, and nothing else", () => {
  it.each(roles)("%s", { timeout: 60_000 }, async (role) => {
    const wrong: string[] = [];
    for (const [id, entry] of entries) {
      const answer = await send(entry, { as: people[role].id });
      const { resource, action } = entry.access;
      const refusal = `403 ${people[role].id} ${finer[id]?.names ?? `${resource} ${action}`}`;
      const fits = may(role, id, entry.access) ? !/^40[13]/.test(answer) : answer === refusal;
      if (!fits) wrong.push(`${id}: ${answer}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(["viewer", "guest"] as const)(
    "no verb at all changes a table for a %s",
    { timeout: 60_000 },
    async (role) => {
      const wrong: string[] = [];
      for (const name of Object.keys(relations))
        for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
          const answer = await send(
            {
              method,
              base: "/api/db",
              path: `/${name}`,
              invalidates: [],
              access: operations.whoami.access,
            },
            { as: people[role].id },
          );
          if (!answer.startsWith("403 ")) wrong.push(`${method} ${name}: ${answer}`);
        }
      expect(wrong).toEqual([]);
    },
  );
});

describe("nobody comes in without a session", () => {
  // An ended session, a person that does not exist, a role for a person, and an attempt on the database.
  it.each(["signed-out", unknownId, "admin", "%27%20or%201=1--"])("%s", async (as) => {
    const wrong: string[] = [];
    for (const [id, entry] of entries) {
      const answer = await send(entry, { as });
      const isOpen = entry.access.resource === "anyone";
      const expected = isOpen ? /^(?!40[13])\d+$/ : /^401$/;
      if (!expected.test(answer)) wrong.push(`${id}: ${answer}`);
    }
    expect(wrong).toEqual([]);
  });
});

async function tokenOf(owner: string, name: string, scope: { object: string; action: string }[]) {
  const body = { name, expiry: "30d", autoRenew: false, auto_renew: false, scope };
  const made = await calls.call("POST", "/api/auth/create_token", { as: owner, body });
  const { payload } = (await made.json()) as { payload: { token: string } };
  return { authorization: `Bearer ${payload.token}` };
}

it("a token that holds one right has no other, whoever made it", { timeout: 60_000 }, async () => {
  const scope = [{ subject: "", object: "application", action: "read" }];
  const headers = await tokenOf(people.admin.id, "one right", scope);
  const open: string[] = [];
  for (const [id, entry] of entries) {
    const answer = await send(entry, { headers });
    if (!answer.startsWith("403 ") && entry.access.resource !== "anyone") open.push(id);
  }
  expect(open.toSorted()).toEqual(
    [
      // The right itself.
      "getApplicationReport",
      "listApplications",
      // Open to every token, and silent about records that the scope does not hold.
      "getBackendVersion",
      "getProperties",
      "getSchemaFile",
      "searchResources",
      "whoami",
    ].toSorted(),
  );
});

describe("a relation that is kept from a role cannot be read through another", () => {
  const detours = [
    "permissions?select=id,connections(password)",
    "people?select=id,connections!connections_created_by_fkey(*)",
    "playbooks?select=id,creator:people(connections!connections_created_by_fkey(name))",
  ];
  const read = (path: string, options: { as?: string; headers?: Record<string, string> }) =>
    calls.call("GET", `/api/db/${path}`, options);

  it.each(detours)("%s", async (path) => {
    for (const role of roles) {
      const response = await read(path, { as: people[role].id });
      expect(response.status, role).toBe(roleTable[role].read("connections") ? 200 : 403);
      if (response.status === 403)
        expect(response.headers.get("x-rbac-object"), role).toBe("connections");
    }
  });

  it("nor through a write, nor with a token that does not hold it", async () => {
    const path = "comments?select=id,people(connections!connections_created_by_fkey(*))";
    const written = calls.call("POST", `/api/db/${path}`, { as: people.responder.id, body: [] });
    expect((await written).status).toBe(403);
    const system = [{ subject: "", object: "playbooks", action: "read" }];
    const headers = await tokenOf(people.admin.id, "playbooks alone", system);
    expect((await read(detours[2] ?? "", { headers })).status).toBe(403);
    expect((await read("playbooks?select=id,creator:people(name)", { headers })).status).toBe(200);
  });
});
