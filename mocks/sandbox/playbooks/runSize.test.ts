import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startRuns, type Runs } from "./testRuns";

let runs: Runs;
beforeAll(async () => {
  runs = await startRuns();
});
afterAll(() => runs.stop());

test("200 actions and 20 MB of output", { timeout: 60_000 }, async () => {
  const many = await runs.run(
    Array.from({ length: 200 }, (_, place) => ({
      name: `step ${place + 1}`,
      sql: { driver: "postgres", url: "postgres://sandbox", query: "select 1 as one" },
    })),
  );
  const loud = await runs.run([
    { name: "loud", exec: { script: "yes 0123456789abcdef | head -c 20000000" } },
  ]);
  await vi.waitFor(
    async () => expect((await runs.statusOf(many))?.status).toBe("completed"),
    40_000,
  );
  await vi.waitFor(
    async () => expect((await runs.statusOf(loud))?.status).toBe("completed"),
    40_000,
  );
  expect((await runs.stepsOf(many)).length).toBe(200);
  const [size] = await runs.db.query<{ size: number }>(
    "select length(result ->> 'stdout') as size from playbook_run_actions where playbook_run_id = $1::uuid",
    [loud],
  );
  expect(size?.size).toBe(20_000_000);
});
