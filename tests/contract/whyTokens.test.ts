import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Token, TokenList } from "~generated/auth/types.gen";
import { operations, type OperationId } from "~generated/operations";
import type { PolicyRuleList } from "~generated/rbac/types.gen";
import { explainPlaybook } from "~/features/why/explainPlaybook";
import { explainToken, type TokenHolder } from "~/features/why/explainToken";
import { people, type Role } from "~mocks/sandbox/db/people";
import type { SandboxUser } from "~mocks/sandbox/people";
import { refusalOf } from "~mocks/sandbox/tokens/refusal";
import { startCalls } from "./sandboxCalls";

let calls: Awaited<ReturnType<typeof startCalls>>;
beforeAll(async () => {
  calls = await startCalls("http://127.0.0.1:3494");
});
afterAll(() => calls.close());

type Scope = readonly { object: string; action: string }[];

const asked = <Body>(answer: Response): Promise<Body> => answer.json() as Promise<Body>;

/** Makes a token, and reads what the page of explanations reads of it. */
async function holderOf(owner: Role, scope: Scope): Promise<TokenHolder & { token: Token }> {
  const name = `why-${owner}-${scope.map(({ object, action }) => object + action).join("-")}`;
  await calls.call("POST", "/api/auth/create_token", {
    as: people[owner].id,
    body: {
      name,
      expiry: "90d",
      autoRenew: false,
      auto_renew: false,
      scope: scope.map((rule) => ({ subject: "", ...rule })),
    },
  });
  return known((token) => token.name === name, [owner]);
}

async function known(wanted: (token: Token) => boolean, ownerRoles: readonly string[]) {
  const { payload: tokens } = await asked<TokenList>(await calls.call("GET", "/api/auth/tokens"));
  const token = tokens?.find(wanted);
  if (!token) throw new Error("the token was not made");
  const { payload: rules } = await asked<PolicyRuleList>(
    await calls.call("GET", `/api/rbac/token/${token.id}/permissions`),
  );
  return { token, rules: rules ?? [], ownerRoles };
}

/** Whether the gate of the server lets the token make a call. */
function passes(user: SandboxUser, id: OperationId): boolean {
  const { method, base, path, access } = operations[id];
  const address = base + path.replace("{viewTable}", "view_default_pods");
  const request = new Request(`http://127.0.0.1${address}`, { method });
  return refusalOf(user, { id, access }, request) === undefined;
}

const userOf = (token: Token, ownerId: string | null, roles: readonly string[], scope: Scope) => ({
  ...people.admin,
  id: token.person_id,
  email: null,
  avatar: null,
  type: "access_token",
  properties: null,
  role: roles[0] ?? "",
  roles,
  token: { id: token.id, ownerId, scope },
});

const ids = Object.keys(operations) as OperationId[];
const scopes: readonly Scope[] = [
  [],
  [{ object: "mcp", action: "*" }],
  [
    { object: "canaries", action: "read" },
    { object: "playbooks", action: "playbook:run" },
  ],
  [
    { object: "catalog", action: "*" },
    { object: "database.public", action: "read" },
  ],
];

describe("what the console explains of a token is what the sandbox lets it do", () => {
  it.each(
    (["admin", "editor", "responder", "viewer"] as const).flatMap((owner) =>
      scopes.map((scope) => [owner, scope] as const),
    ),
  )("of %s, limited to %j, in every call of the contract", async (owner, scope) => {
    const holder = await holderOf(owner, scope);
    const user = userOf(holder.token, people[owner].id, [owner], scope);
    const differing = ids.filter((id) => explainToken(holder, id).isAllowed !== passes(user, id));
    expect(differing).toEqual([]);
  });

  it("of an agent, which has rules of its own", async () => {
    const holder = await known((token) => token.name.startsWith("agent-"), []);
    const user = userOf(holder.token, null, [], []);
    const differing = ids.filter((id) => explainToken(holder, id).isAllowed !== passes(user, id));
    expect(differing).toEqual([]);
  });

  it("says who refuses: its owner's roles, or its own limits", async () => {
    const holder = await holderOf("viewer", [{ object: "canaries", action: "read" }]);
    expect(explainToken(holder, "getHealthSummary")).toMatchObject({ isAllowed: true });
    expect(explainToken(holder, "searchCatalogChanges")).toEqual({
      isAllowed: false,
      need: { object: "catalog", action: "read" },
      refusedBy: "limits",
    });
    expect(explainToken(holder, "createCanary")).toMatchObject({ refusedBy: "owner" });
  });
});

describe("a right to one playbook", () => {
  const playbook = { id: "01900000-0001-7000-8000-00000000000a", name: "restart", namespace: "a" };
  const permission = (more: object) => ({
    id: "01900000-0001-7000-8000-00000000000b",
    subject: "somebody",
    action: "playbook:run",
    condition: `r.obj.playbook.id == "${playbook.id}"`,
    ...more,
  });

  it("comes from a role, from a permission, or from nowhere", () => {
    const told = (roles: string[], rules: object[]) =>
      explainPlaybook({ roles, rules, token: undefined }, "playbook:run", playbook);
    expect(told(["editor"], [])).toMatchObject({ verdict: true, change: undefined });
    expect(told(["viewer"], [])).toMatchObject({ verdict: false, reasons: [] });
    expect(told(["viewer"], [permission({})])).toMatchObject({
      verdict: true,
      reasons: [{ permission: "01900000-0001-7000-8000-00000000000b", isDenial: false }],
    });
    expect(told(["viewer"], [permission({ condition: 'r.obj.playbook.id == "x"' })])).toMatchObject(
      { verdict: false, reasons: [] },
    );
  });

  it("is taken away by a denial, and by the limits of a token", async () => {
    const denied = explainPlaybook(
      { roles: ["admin"], rules: [permission({ deny: true })], token: undefined },
      "playbook:run",
      playbook,
    );
    expect(denied.verdict).toBe(false);
    expect(denied.change).toContain("A denial beats every allowance");
    const token = await holderOf("admin", [{ object: "playbooks", action: "read" }]);
    const limited = explainPlaybook(
      { roles: ["admin"], rules: token.rules, token },
      "playbook:run",
      playbook,
    );
    expect(limited.verdict).toBe(false);
    expect(limited.change).toContain("The scope of a token cannot be changed");
  });

  it("may hang on the resource that it runs for", () => {
    const condition = `matchResourceSelector(r.obj, {"playbooks":[{"name":"restart"}],"configs":[{"types":["A"]}]})`;
    const { verdict } = explainPlaybook(
      { roles: ["viewer"], rules: [permission({ condition })], token: undefined },
      "playbook:run",
      playbook,
    );
    expect(verdict).toBe("maybe");
  });
});
