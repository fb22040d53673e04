import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WhoamiAnswer } from "~generated/auth/types.gen";
import { hasPlaybookRight, type PlaybookRight } from "~/components/playbookRights/playbookRights";
import { people, roles, type Role } from "~mocks/sandbox/db/people";
import { seedConfigs } from "~mocks/sandbox/db/seedIds";
import { startCalls } from "./sandboxCalls";

let calls: Awaited<ReturnType<typeof startCalls>>;
let playbook: { id: string; name: string; namespace: string };
beforeAll(async () => {
  calls = await startCalls("http://127.0.0.1:3492");
  const spec = {
    configs: [{ types: ["Kubernetes::Deployment"] }],
    approval: { approvers: { people: ["nobody@example.org"] } },
    actions: [{ name: "one", http: { url: "http://127.0.0.1:9" } }],
  };
  const answer = await calls.call("POST", "/api/db/playbooks?select=id,name,namespace", {
    body: [{ name: "rights", title: "Rights", source: "UI", spec }],
  });
  const [row] = (await answer.json()) as (typeof playbook)[];
  if (!row) throw new Error("the playbook was not made");
  playbook = row;
});
afterAll(() => calls.close());

/** What the console thinks: the rules of whoami. */
async function inConsole(role: Role, right: PlaybookRight): Promise<boolean> {
  const answer = await calls.call("GET", "/api/auth/whoami", { as: people[role].id });
  const { payload } = (await answer.json()) as WhoamiAnswer;
  return hasPlaybookRight(
    { roles: payload.roles ?? [], rules: payload.permissions ?? [] },
    right,
    playbook,
  );
}

async function newRun(): Promise<string> {
  const body = { id: playbook.id, config_id: seedConfigs.checkoutApi };
  const answer = await calls.call("POST", "/api/playbook/run", { body });
  return ((await answer.json()) as { run_id: string }).run_id;
}

/** What the server does: whether it lets them. */
async function onServer(role: Role, right: PlaybookRight): Promise<boolean> {
  const as = people[role].id;
  const body = { id: playbook.id, config_id: seedConfigs.checkoutApi };
  const answer =
    right === "playbook:run"
      ? await calls.call("POST", "/api/playbook/run", { as, body })
      : await calls.call(
          "POST",
          `/api/playbook/run/${right === "playbook:approve" ? "approve" : "cancel"}/${await newRun()}`,
          { as },
        );
  expect([200, 201, 403]).toContain(answer.status);
  return answer.status !== 403;
}

const rights: readonly PlaybookRight[] = ["playbook:run", "playbook:approve", "playbook:cancel"];

interface Rule {
  title: string;
  row: Record<string, unknown>;
  /** Rights that a viewer gets by it, or that an editor keeps where it denies. */
  gives: readonly PlaybookRight[];
}

const own = () => ({ playbook_id: playbook.id });
const allowing: readonly (Omit<Rule, "row"> & { row: () => Record<string, unknown> })[] = [
  {
    title: "run on the playbook",
    row: () => ({ ...own(), action: "playbook:run" }),
    gives: ["playbook:run"],
  },
  {
    title: "approve on the playbook",
    row: () => ({ ...own(), action: "playbook:approve" }),
    gives: ["playbook:approve"],
  },
  {
    title: "cancel on the playbook",
    row: () => ({ ...own(), action: "playbook:cancel" }),
    gives: ["playbook:cancel"],
  },
  {
    title: "playbook:*",
    row: () => ({ ...own(), action: "playbook:*" }),
    gives: ["playbook:run", "playbook:approve"],
  },
  {
    title: "*",
    row: () => ({ ...own(), action: "*" }),
    gives: ["playbook:run", "playbook:approve"],
  },
  {
    title: "run on all playbooks",
    row: () => ({ object: "playbooks", action: "playbook:run" }),
    gives: ["playbook:run"],
  },
  {
    title: "run by a selector that means it",
    row: () => ({ object_selector: { playbooks: [{ name: "rights" }] }, action: "playbook:run" }),
    gives: ["playbook:run"],
  },
  {
    title: "run by a selector that means another",
    row: () => ({ object_selector: { playbooks: [{ name: "other" }] }, action: "playbook:run" }),
    gives: [],
  },
  {
    title: "run by a selector of the playbook and the item",
    row: () => ({
      object_selector: { playbooks: [{ name: "rights" }], configs: [{ name: "checkout-api" }] },
      action: "playbook:run",
    }),
    gives: ["playbook:run"],
  },
  { title: "read", row: () => ({ ...own(), action: "read" }), gives: [] },
];

async function withRule(row: Record<string, unknown>, check: () => Promise<void>): Promise<void> {
  const answer = await calls.call("POST", "/api/db/permissions?select=id", { body: [row] });
  expect(answer.status, await answer.clone().text()).toBe(201);
  const [made] = (await answer.json()) as { id: string }[];
  await check();
  await calls.call("PATCH", `/api/db/permissions?id=eq.${made?.id}`, {
    body: { deleted_at: new Date().toISOString() },
  });
}

const byRole: Readonly<Record<Role, readonly PlaybookRight[]>> = {
  admin: rights,
  editor: ["playbook:run", "playbook:cancel"],
  // By a permission of the seed: commanders approve every run.
  commander: ["playbook:approve"],
  responder: [],
  viewer: [],
  guest: [],
};

describe.each(roles)("%s without a rule for it", (role) => {
  it.each(rights)("%s", async (right) => {
    expect(await onServer(role, right)).toBe(byRole[role].includes(right));
    expect(await inConsole(role, right)).toBe(byRole[role].includes(right));
  });
});

describe.each(allowing)("a viewer with $title", ({ row, gives }) => {
  it("may what the rule says, on the server and in the console alike", () =>
    withRule({ subject: people.viewer.id, subject_type: "person", ...row() }, async () => {
      for (const right of rights) {
        expect(await onServer("viewer", right), right).toBe(gives.includes(right));
        expect(await inConsole("viewer", right), right).toBe(gives.includes(right));
      }
    }));
});

describe("a denial takes away", () => {
  it.each([
    ["playbook:run", ["playbook:cancel"]],
    ["playbook:cancel", ["playbook:run"]],
    ["playbook:*", ["playbook:cancel"]],
  ] as const)("%s from an editor", (action, left) =>
    withRule(
      { subject: people.editor.id, subject_type: "person", deny: true, ...own(), action },
      async () => {
        for (const right of rights) {
          const isLeft = left.some((one) => one === right);
          expect(await onServer("editor", right), right).toBe(isLeft);
          expect(await inConsole("editor", right), right).toBe(isLeft);
        }
      },
    ),
  );
});
