import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WhoamiAnswer } from "~generated/auth/types.gen";
import { explainRecord } from "~/features/why/explainRecord";
import { kinds, type RecordKind } from "~/features/why/search";
import { people, roles, type Role } from "~mocks/sandbox/db/people";
import { seedConfigs, seedViews } from "~mocks/sandbox/db/seedIds";
import { startCalls } from "./sandboxCalls";

let calls: Awaited<ReturnType<typeof startCalls>>;
beforeAll(async () => {
  calls = await startCalls("http://127.0.0.1:3497");
});
afterAll(() => calls.close());

const json = async (answer: Promise<Response>): Promise<unknown> => (await answer).json();

/** A call that reads one record, and one that changes one without changing anything. */
const attempts: Record<RecordKind, { table: string; write?: string }> = {
  config: { table: "configs" },
  component: { table: "components" },
  check: { table: "checks", write: "canaries" },
  connection: { table: "connections", write: "connections" },
  view: { table: "views", write: "views" },
};

async function firstId(table: string): Promise<string> {
  const [row] = (await json(calls.call("GET", `/api/db/${table}?select=id&limit=1`))) as {
    id: string;
  }[];
  if (!row) throw new Error(`there is nothing in ${table}`);
  return row.id;
}

async function holderOf(role: Role) {
  const { payload } = (await json(
    calls.call("GET", "/api/auth/whoami", { as: people[role].id }),
  )) as WhoamiAnswer;
  return { roles: payload.roles ?? [], rules: payload.permissions ?? [], token: undefined };
}

async function isRefused(role: Role, method: string, path: string, body?: unknown) {
  const answer = await calls.call(method, path, {
    as: people[role].id,
    ...(body === undefined ? {} : { body }),
  });
  expect([200, 204, 403], path).toContain(answer.status);
  return answer.status === 403;
}

describe("what is explained of one record is what the server does", () => {
  it.each(roles.flatMap((role) => kinds.map((kind) => [role, kind] as const)))(
    "%s, %s",
    async (role, kind) => {
      const { table, write } = attempts[kind];
      const id = await firstId(table);
      const holder = await holderOf(role);
      expect(explainRecord(holder, kind, "read", id).isAllowed).toBe(
        !(await isRefused(role, "GET", `/api/db/${table}?id=eq.${id}`)),
      );
      if (write === undefined) {
        expect(explainRecord(holder, kind, "write", id).call).toBeUndefined();
        return;
      }
      const none = "00000000-0000-0000-0000-000000000000";
      expect(explainRecord(holder, kind, "write", id).isAllowed).toBe(
        !(await isRefused(role, "PATCH", `/api/db/${write}?id=eq.${none}`, { name: "x" })),
      );
    },
  );

  it("names the permissions about it, which do not change who reads it", async () => {
    const id = seedConfigs.checkoutApi;
    const permission = (row: object) =>
      json(
        calls.call("POST", "/api/db/permissions?select=id", {
          body: {
            name: "about one",
            namespace: "default",
            subject_type: "person",
            subject: people.viewer.id,
            action: "read",
            ...row,
          },
        }),
      ) as Promise<{ id: string }[]>;
    const [own] = await permission({ config_id: id, deny: true });
    const [some] = await permission({ object_selector: { configs: [{ name: "checkout-*" }] } });
    await permission({ object_selector: { components: [{ name: "*" }] } });
    const holder = await holderOf("viewer");
    const { rules, isAllowed } = explainRecord(holder, "config", "read", id);
    expect(rules.toSorted((a, b) => Number(b.isDenial) - Number(a.isDenial))).toMatchObject([
      { permission: own?.id, isDenial: true, held: true, actions: ["read"] },
      { permission: some?.id, isDenial: false, held: "maybe", actions: ["read"] },
    ]);
    expect(isAllowed).toBe(!(await isRefused("viewer", "GET", `/api/db/configs?id=eq.${id}`)));
    expect(explainRecord(holder, "view", "read", seedViews.pods).rules).toEqual([]);
  });
});
