import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { setRunStatus } from "./store";
import { startRuns, type Runs } from "./testRuns";

let runs: Runs;
beforeAll(async () => {
  runs = await startRuns();
});
afterAll(() => runs.stop());

describe("the order of a run", () => {
  test("conditions: what failed skips the rest, except for what waits for it", async () => {
    const id = await runs.run([
      { name: "a", exec: { script: "exit 1" } },
      { name: "b", exec: { script: "echo b" } },
      { name: "c", if: "failure()", exec: { script: "echo $(getAction('a').status)" } },
      { name: "d", if: "always()", exec: { script: "echo d" } },
    ]);
    await runs.until(id, "failed");
    expect((await runs.stepsOf(id)).map(({ name, status }) => [name, status])).toEqual([
      ["a", "failed"],
      ["b", "skipped"],
      ["c", "completed"],
      ["d", "completed"],
    ]);
    expect((await runs.stepsOf(id))[2]?.result?.["stdout"]).toBe("failed\n");
    expect((await runs.statusOf(id))?.error).toBe("action a: The script ended with exit code 1.");
  });

  test("a delay sleeps, a retry tries again later", async () => {
    const file = `/tmp/playbooks-retry-${process.pid}-${Date.now()}`;
    const id = await runs.run([
      { name: "later", delay: "1s", exec: { script: "echo x" } },
      {
        name: "again",
        retry: { limit: 2, duration: "200ms", exponent: { multiplier: 2 } },
        exec: { script: `if [ -e ${file} ]; then echo there; else touch ${file}; exit 1; fi` },
      },
    ]);
    await runs.until(id, "sleeping");
    expect((await runs.stepsOf(id))[0]).toMatchObject({ name: "later", status: "sleeping" });
    await runs.until(id, "completed");
    expect((await runs.stepsOf(id))[1]).toMatchObject({
      status: "completed",
      retry_count: 1,
      error: null,
    });
  });

  test("output is there before the end, and a cancelled run ends its program", async () => {
    const id = await runs.run([{ name: "long", exec: { script: "echo begun; sleep 60" } }]);
    await vi.waitFor(
      async () =>
        expect((await runs.stepsOf(id))[0]).toMatchObject({
          status: "running",
          result: { stdout: "begun\n" },
        }),
      5_000,
    );
    expect(await setRunStatus(runs.db, id, "cancelled", "Cancelled by Ada.")).toBe(true);
    await vi.waitFor(async () => expect((await runs.stepsOf(id))[0]?.status).toBe("failed"), 5_000);
    expect((await runs.stepsOf(id))[0]).toMatchObject({
      error: "The run was cancelled.",
      result: { stdout: "begun\n" },
    });
    expect(await runs.statusOf(id)).toEqual({ status: "cancelled", error: "Cancelled by Ada." });
    expect(await setRunStatus(runs.db, id, "completed")).toBe(false);
  });

  test("a run has a time limit", async () => {
    const id = await runs.run([{ name: "long", exec: { script: "sleep 60" } }], { timeout: "1s" });
    await runs.until(id, "timed_out");
    expect((await runs.statusOf(id))?.error).toBe("The run took longer than its limit of 1 s.");
    expect((await runs.stepsOf(id))[0]).toMatchObject({ status: "failed" });
  });

  test("an action starts another playbook and waits for it", async () => {
    await runs.db.query("update playbooks set name = 'child' where id = $1::uuid", [
      await runs.playbook({ actions: [{ name: "inner", exec: { script: "echo found" } }] }),
    ]);
    const id = await runs.run([
      {
        name: "ask",
        ai: {
          systemPrompt: "s",
          prompt: "p",
          dryRun: true,
          playbooks: [{ namespace: "default", name: "child" }],
        },
      },
    ]);
    await runs.until(id, "completed");
    const [child] = await runs.db.query<{ status: string }>(
      "select status from playbook_runs where parent_id = $1::uuid",
      [id],
    );
    expect(child?.status).toBe("completed");
  });
});
