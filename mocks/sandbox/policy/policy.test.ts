import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people } from "../db/people";
import { seedId, seedPlaybooks } from "../db/seedIds";
import type { Sandbox } from "../sandbox";
import { startTestSandbox } from "../testSandbox";
import { isAllowed, tokenDenials } from "./policy";

const origin = "http://127.0.0.1:3432";
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox(origin);
});
afterAll(() => sandbox.close());

/** Guarantee: the caller names the columns that it selects. */
async function db<Row>(
  method: string,
  path: string,
  body?: object,
  as: string = people.admin.id,
): Promise<Row[]> {
  const response = await sandbox.fetch(
    new Request(`${origin}/api/db/${path}`, {
      method,
      headers: {
        cookie: `quarterdeck_act_as=${as}`,
        "content-type": "application/json",
        Prefer: "return=representation",
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  expect(response.ok, await response.clone().text()).toBe(true);
  return (await response.json()) as Row[];
}

interface PermissionRow {
  id: string;
  error: string | null;
  created_by: string | null;
  updated_by: string | null;
}

const onScope = (name: string) => ({
  name: `on ${name}`,
  namespace: "default",
  subject_type: "person",
  subject: people.viewer.id,
  action: "playbook:*",
  object_selector: { scopes: [{ namespace: "default", name }] },
});

async function rulesOfViewer() {
  const response = await sandbox.fetch(
    new Request(`${origin}/api/auth/whoami`, {
      headers: { cookie: `quarterdeck_act_as=${people.viewer.id}` },
    }),
  );
  const answer = (await response.json()) as {
    payload: { permissions: { id: string; action: string; condition: string; deny?: boolean }[] };
  };
  return answer.payload.permissions.filter(({ id }) => id !== "na");
}

describe("permissions on scopes", () => {
  it("are in error while the scope is missing, and work after a re-check", async () => {
    const [made] = await db<PermissionRow>("POST", "permissions", onScope("later"));
    expect(made?.error).toBe("ErrScopeExpansionScopeNotFound:default/later");
    expect((await rulesOfViewer()).some(({ id }) => id === made?.id)).toBe(false);

    await db("POST", "scopes", {
      name: "later",
      namespace: "default",
      targets: [{ playbook: { name: "restart-*" } }],
    });
    const recheck = () =>
      db<PermissionRow>("PATCH", `permissions?id=eq.${made?.id}`, { error: null });
    expect((await recheck())[0]?.error).toBeNull();
    expect((await rulesOfViewer()).filter(({ id }) => id === made?.id)).toEqual(
      ["playbook:approve", "playbook:run"].map((action) => ({
        id: made?.id,
        subject: people.viewer.id,
        action,
        condition: 'matchResourceSelector(r.obj, {"playbooks":[{"name":"restart-*"}]})',
      })),
    );

    await db("PATCH", "scopes?name=eq.later", { targets: [{ config: {}, canary: {} }] });
    const [broken] = await db<PermissionRow>("GET", `permissions?id=eq.${made?.id}`);
    expect(broken?.error).toBe("ErrScopeExpansionInvalidScopeTargets:default/later");
    await db("PATCH", "scopes?name=eq.later", { deleted_at: "now()" });
    expect((await recheck())[0]?.error).toBe("ErrScopeExpansionScopeNotFound:default/later");
  });

  it("are in error when the selector cannot be read", async () => {
    const [made] = await db<PermissionRow>("POST", "permissions", {
      ...onScope("any"),
      name: "unreadable",
      object_selector: { scopes: "any" },
    });
    expect(made?.error).toBe("ErrScopeExpansionInvalidObjectSelector:default/unreadable");
    const [mended] = await db<PermissionRow>("PATCH", `permissions?id=eq.${made?.id}`, {
      object_selector: { playbooks: [{ name: "restart" }] },
    });
    expect(mended?.error).toBeNull();
  });

  it("keep the seeded fault", async () => {
    const rows = await db<PermissionRow>(
      "GET",
      "permissions?error=not.is.null&name=like.permission-*",
    );
    expect(rows.map(({ error }) => error)).toEqual(["ErrScopeExpansionScopeNotFound:default/gone"]);
  });
});

describe("rules of permission rows", () => {
  it("follow denials, ends and deletions", async () => {
    const row = {
      name: "run restart",
      subject_type: "person",
      subject: people.viewer.id,
      action: "playbook:run",
      playbook_id: seedPlaybooks.restart,
    };
    const [made] = await db<PermissionRow>("POST", "permissions", row);
    const mine = async () => (await rulesOfViewer()).filter(({ id }) => id === made?.id);
    expect(await mine()).toEqual([
      {
        id: made?.id,
        subject: people.viewer.id,
        action: "playbook:run",
        condition: `r.obj.playbook.id == "${seedPlaybooks.restart}"`,
      },
    ]);
    await db("PATCH", `permissions?id=eq.${made?.id}`, { deny: true });
    expect((await mine())[0]?.deny).toBe(true);
    await db("PATCH", `permissions?id=eq.${made?.id}`, { until: "2020-01-01T00:00:00Z" });
    expect(await mine()).toEqual([]);
    await db("PATCH", `permissions?id=eq.${made?.id}`, { until: null, deleted_at: "now()" });
    expect(await mine()).toEqual([]);
  });

  it("let a denial beat every allowance", () => {
    const allow = { object: "*", action: "*", condition: "true" };
    const deny = { object: "mcp", action: "read", deny: true, condition: "true" };
    expect(isAllowed([allow], "mcp", "read")).toBe(true);
    expect(isAllowed([allow, deny], "mcp", "read")).toBe(false);
    expect(isAllowed([], "mcp", "read")).toBe(false);
    const denials = tokenDenials("person", [{ object: "mcp", action: "*" }]);
    expect(denials.some(({ object }) => object === "mcp")).toBe(false);
    expect(isAllowed([allow, ...denials], "canaries", "read")).toBe(false);
    expect(tokenDenials("person", [])).toEqual([]);
  });
});

describe("who wrote a row", () => {
  it("is the acting person unless the body says otherwise", async () => {
    const { editor, admin } = people;
    const [made] = await db<PermissionRow>("POST", "permissions", onScope("payments"), editor.id);
    expect([made?.created_by, made?.updated_by]).toEqual([editor.id, null]);
    const path = `permissions?id=eq.${made?.id}`;
    const [changed] = await db<PermissionRow>("PATCH", path, { action: "read" }, admin.id);
    expect([changed?.created_by, changed?.updated_by]).toEqual([editor.id, admin.id]);
    const rows = await db<{ created_by: string }>(
      "POST",
      "teams",
      [{ name: "one" }, { name: "two" }].map((team) => ({ ...team, spec: {} })),
      editor.id,
    );
    expect(rows.map(({ created_by }) => created_by)).toEqual([editor.id, editor.id]);
    const named = await db<{ created_by: string }>("POST", "teams", {
      name: "three",
      created_by: seedId("person", 3),
    });
    expect(named[0]?.created_by).toBe(seedId("person", 3));
  });
});
