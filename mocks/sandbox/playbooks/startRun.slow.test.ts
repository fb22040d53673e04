import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { people } from "../db/people";
import { seedPlaybooks } from "../db/seedIds";
import { approveRun } from "./approve";
import { startRun } from "./startRun";
import { config, startRuns, type Runs } from "./testRuns";

let runs: Runs;
beforeAll(async () => {
  runs = await startRuns();
});
afterAll(() => runs.stop());

describe("parameters", () => {
  const parameters = [
    { name: "name", type: "text", required: true },
    { name: "host", type: "text", default: "{{.params.name}}.example.org" },
    { name: "token", type: "secret" },
  ];

  test("defaults are filled in; secrets reach the script and nothing else", async () => {
    const id = await runs.run(
      [
        {
          name: "one",
          exec: {
            script: 'echo "$(.params.host) ${#T}"',
            env: [{ name: "T", value: "$(.params.token)" }],
          },
        },
      ],
      { parameters },
      { params: { name: "shop", token: "hush-hush" } },
    );
    await runs.until(id, "completed");
    expect((await runs.stepsOf(id))[0]?.result?.["stdout"]).toBe("shop.example.org 9\n");
    expect(
      await runs.db.query("select parameters from playbook_runs where id = $1::uuid", [id]),
    ).toEqual([{ parameters: { name: "shop", host: "shop.example.org", token: "***" } }]);
    expect(await runs.db.query("select * from playbook_run_secrets")).toEqual([]);
  });

  test("missing and unknown ones are refused by name", async () => {
    await expect(runs.run([{ name: "a", exec: { script: "x" } }], { parameters })).rejects.toThrow(
      "missing required parameter(s): name",
    );
    await expect(
      runs.run(
        [{ name: "a", exec: { script: "x" } }],
        { parameters },
        { params: { name: "a", more: "b" } },
      ),
    ).rejects.toThrow("unknown parameter(s): more");
  });
});

describe("approval", () => {
  const actions = [{ name: "one", exec: { script: "echo approved" } }];
  const both = { type: "all", approvers: { people: [people.editor.email], teams: ["Platform"] } };

  test("a run waits for everybody who must approve", async () => {
    const id = await runs.run(actions, { approval: both }, { userId: people.viewer.id });
    expect((await runs.statusOf(id))?.status).toBe("pending_approval");
    const refused = await approveRun(runs.db, id, people.responder.id, { mayOverrule: false });
    expect(refused).toBe("not an approver");
    expect(await approveRun(runs.db, id, people.editor.id, { mayOverrule: false })).toMatch(
      /counts|approved/,
    );
    const [member] = await runs.db.query<{ id: string }>(
      `select person_id::text as id from team_members join teams on teams.id = team_id where teams.name = 'Platform' limit 1`,
    );
    await approveRun(runs.db, id, member?.id ?? "", { mayOverrule: false });
    await runs.until(id, "completed");
    expect(await approveRun(runs.db, id, people.editor.id, { mayOverrule: false })).toBe(
      "not waiting",
    );
  });

  test("who starts it counts as an approver; who may approve everything is enough", async () => {
    const any = { type: "any", approvers: { people: [people.editor.email] } };
    const own = await runs.run(actions, { approval: any }, { userId: people.editor.id });
    await runs.until(own, "completed");
    const other = await runs.run(actions, { approval: any }, { userId: people.viewer.id });
    expect(await approveRun(runs.db, other, people.commander.id, { mayOverrule: true })).toBe(
      "approved",
    );
    await runs.until(other, "completed");
  });
});

describe("the seed's playbooks", () => {
  const start = async (playbookId: string, params: Record<string, string>) => {
    const { id } = await startRun(runs.db, {
      playbookId,
      target: config,
      params,
      userId: people.editor.id,
    });
    expect((await runs.statusOf(id))?.status).toBe("pending_approval");
    await approveRun(runs.db, id, people.responder.id, { mayOverrule: false });
    return id;
  };
  const states = async (id: string) =>
    (await runs.stepsOf(id)).map(({ name, status }) => [name, status]);

  test("wait for approval, then run", async () => {
    const id = await start(seedPlaybooks.verify, {
      reason: "memory leak",
      pause: "0",
      verify: "false",
    });
    await vi.waitFor(
      async () => expect((await runs.stepsOf(id))[2]?.status).toBe("completed"),
      5_000,
    );
    expect((await states(id)).slice(0, 3)).toEqual([
      ["restart", "completed"],
      ["verify", "skipped"],
      ["changes", "completed"],
    ]);
  });

  test("one of them needs no shell", async () => {
    const own = await startRuns({ allowExec: false });
    try {
      // Nobody answers at the address of the console here: a receiver stands in for it.
      await own.db.query(
        "update playbooks set spec = replace(spec::text, 'http://127.0.0.1:3000', $1)::jsonb where id = $2::uuid",
        [own.address, seedPlaybooks.inspect],
      );
      const { id } = await startRun(own.db, {
        playbookId: seedPlaybooks.inspect,
        target: config,
        params: { reason: "calm" },
        userId: people.editor.id,
      });
      await approveRun(own.db, id, people.responder.id, { mayOverrule: false });
      await own.until(id, "completed", 15_000);
      const steps = await own.stepsOf(id);
      expect(steps.map(({ name, status }) => [name, status])).toEqual([
        ["look", "completed"],
        ["look again", "completed"],
        ["changes", "completed"],
        ["tell", "completed"],
      ]);
      expect(steps.at(-1)?.result?.["message"]).toBe("checkout-api answers: calm");
      const exec = await own.runOne({ exec: { script: "true" } });
      expect(exec.error).toMatch(/Scripts are switched off.*SANDBOX_EXEC=true/);
    } finally {
      await own.stop();
    }
  });
});
