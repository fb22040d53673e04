import { describe, expect, test } from "vitest";
import {
  barOf,
  lastedOf,
  linesOf,
  newestLine,
  parametersOf,
  pendingApprovers,
  spanOf,
  type Run,
  type RunStep,
} from "./runModel";
import { triggerOf } from "~/components/playbookRuns/triggerOf";
import { pollOf, runningEvery, waitingEvery } from "./useRun";

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000).toISOString();

const step = (name: string, more: Partial<RunStep> = {}): RunStep => ({
  id: name,
  name,
  status: "completed",
  retry_count: 0,
  playbook_run_id: "run",
  start_time: at(0),
  scheduled_time: at(0),
  end_time: at(1),
  error: null,
  agent_id: null,
  generationInfo: null,
  agent: null,
  artifacts: [],
  ...more,
});

const run = (more: Partial<Run> = {}): Run => ({
  id: "run",
  playbook_id: "p",
  status: "running",
  created_at: at(0),
  start_time: at(0),
  scheduled_time: at(0),
  end_time: null,
  timeout: 1,
  created_by: null,
  notification_send_id: null,
  check_id: null,
  config_id: null,
  component_id: null,
  parameters: null,
  request: null,
  agent_id: null,
  parent_id: null,
  error: null,
  creator: null,
  agent: null,
  playbook: null,
  component: null,
  check: null,
  config: null,
  approvals: [],
  actions: [],
  spec: {
    actions: [
      { name: "a", exec: {} },
      { name: "b", http: {} },
      { name: "c", sql: {} },
    ],
  },
  ...more,
});

describe("the lines of a run", () => {
  test("what began, then what is still to come; kinds from the run's own spec", () => {
    const lines = linesOf(
      run({ actions: [step("a"), step("b", { status: "running", end_time: null })] }),
    );
    expect(lines.map(({ name, kind, status }) => [name, kind, status])).toEqual([
      ["a", "exec", "completed"],
      ["b", "http", "running"],
      ["c", "sql", "scheduled"],
    ]);
  });

  test("what never came, once the run is over", () => {
    const lines = linesOf(run({ status: "cancelled", actions: [step("a")] }));
    expect(lines.map(({ status }) => status)).toEqual(["completed", "not run", "not run"]);
  });

  test("an error before the first action stands before them", () => {
    const lines = linesOf(run({ status: "failed", error: "no spec" }));
    expect(lines[0]).toMatchObject({ name: "Initialization", status: "failed" });
  });
});

describe("the line that is followed", () => {
  const newest = (more: Partial<Run>) => {
    const one = run(more);
    return newestLine(linesOf(one), one)?.name;
  };
  test("none before the first", () => expect(newest({})).toBeUndefined());
  test("what runs now, not what was skipped", () =>
    expect(
      newest({
        actions: [step("a"), step("b", { status: "running" }), step("c", { status: "skipped" })],
      }),
    ).toBe("b"));
  test("what failed, once it is over", () =>
    expect(
      newest({ status: "failed", actions: [step("a", { status: "failed" }), step("b")] }),
    ).toBe("a"));
});

test("bars lie where they happened; what runs reaches until now", () => {
  const one = run({
    actions: [
      step("a", { end_time: at(5) }),
      step("b", { status: "running", start_time: at(5), end_time: null }),
    ],
  });
  const span = spanOf([one], Date.parse(at(10)));
  expect(one.actions.map((item) => barOf(item, span))).toEqual([
    { left: 0, width: 0.5 },
    { left: 0.5, width: 0.5 },
  ]);
  expect(barOf(step("c", { start_time: null }), span)).toBeUndefined();
  expect(lastedOf(step("d", { status: "running", end_time: null }), Date.parse(at(7)))).toBe(7000);
});

test.each([
  ["running", runningEvery],
  ["retrying", runningEvery],
  ["sleeping", waitingEvery],
  ["scheduled", waitingEvery],
  ["waiting", waitingEvery],
  ["pending_approval", waitingEvery],
  ["completed", false],
  ["failed", false],
  ["timed_out", false],
  ["cancelled", false],
  [undefined, false],
] as const)("a run that is %s is looked at every %s ms", (status, every) => {
  expect(pollOf(status)).toBe(every);
});

test("who has to approve yet", () => {
  const person = { id: "1", name: "Ada", avatar: null, email: "Ada@example.org" };
  const waiting = run({
    spec: {
      approval: {
        approvers: { people: ["ada@example.org", "mei@example.org"], teams: ["Platform"] },
      },
    },
    approvals: [{ id: "x", created_at: at(0), person, team: null }],
  });
  expect(pendingApprovers(waiting)).toEqual(["mei@example.org", "Platform"]);
});

test.each([
  [{ webhook: "deploy" }, "Webhook deploy"],
  [{ event: "check.failed" }, "Event check.failed"],
  [{ notification_send_id: "n" }, "Notification"],
  [{ parent_id: "p" }, "Another run"],
])("%j started it", (more, label) => {
  expect(triggerOf({ notification_send_id: null, parent_id: null, ...more }).label).toBe(label);
});

test("parameters stand in the order of the dialog, secrets told apart", () => {
  const run = {
    parameters: { b: "2", gone: "x", a: "***", c: 3 },
    spec: { parameters: [{ name: "c", label: "See" }, { name: "a" }, { name: "b", type: "code" }] },
  };
  expect(
    parametersOf(run).map(({ name, label, value, isSecret }) => [name, label, value, isSecret]),
  ).toEqual([
    ["c", "See", "3", false],
    ["a", "a", "***", true],
    ["b", "b", "2", false],
    ["gone", "gone", "x", false],
  ]);
});
