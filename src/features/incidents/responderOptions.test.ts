import { describe, expect, it } from "vitest";
import { responderOptions } from "./responderOptions";

const kept = (config: unknown) => ({
  id: "01900000-0006-7000-8000-000000000099",
  name: "PAY",
  type: "jira",
  external_id: ["01900000-0004-7000-8000-000000000001"],
  config,
});
const payments = {
  key: "PAY",
  name: "Payments",
  issue_types: ["Bug", "Task"],
  priorities: ["Highest", "High", "Low"],
};
const operations = { key: "OPS", name: "OPS", issue_types: ["Incident"], priorities: ["High"] };
const values = (list: readonly { value: string }[] | undefined) => list?.map(({ value }) => value);

describe("Jira", () => {
  it("offers projects by their names, and what the chosen one takes", () => {
    const configs = [kept({ projects: { Payments: payments, Operations: operations } })];
    const before = responderOptions("jira", configs, {});
    expect(before["project"]).toEqual([
      { value: "OPS", label: "OPS" },
      { value: "PAY", label: "Payments (PAY)" },
    ]);
    expect(values(before["issueType"])).toEqual(["Bug", "Task", "Incident"]);
    const after = responderOptions("jira", configs, { project: "OPS" });
    expect(values(after["issueType"])).toEqual(["Incident"]);
    expect(values(after["priority"])).toEqual(["High"]);
  });

  it("reads the map that older syncs kept, and skips what is no project", () => {
    const configs = [
      kept({ Payments: payments, odd: "text", none: null, nameless: { name: "x" } }),
    ];
    const offered = responderOptions("jira", configs, { project: "PAY" });
    expect(values(offered["project"])).toEqual(["PAY"]);
    expect(values(offered["priority"])).toEqual(["Highest", "High", "Low"]);
  });

  it("offers all for a project that is not kept, and nothing where nothing is", () => {
    const configs = [kept({ projects: [payments] })];
    expect(values(responderOptions("jira", configs, { project: "OLD" })["issueType"])).toEqual([
      "Bug",
      "Task",
    ]);
    for (const config of [null, "text", [], 7, {}])
      expect(responderOptions("jira", [kept(config)], {})).toEqual({});
    expect(responderOptions("jira", [], {})).toEqual({});
  });
});

it("Planner offers plans, and buckets once a plan is chosen", () => {
  const plan = (id: string, name: string, bucket: string) => ({
    id,
    name,
    buckets: [{ id: bucket, name: `${name} bucket` }, { id: `${bucket}x` }],
    priorities: ["urgent", "low"],
  });
  const configs = [
    kept({ plans: { Ops: plan("p1", "Ops", "b1"), Shop: plan("p2", "Shop", "b2") } }),
  ];
  const before = responderOptions("ms_planner", configs, {});
  expect(before["plan_id"]).toEqual([
    { value: "p1", label: "Ops" },
    { value: "p2", label: "Shop" },
  ]);
  expect(before["bucket_id"]).toBeUndefined();
  expect(responderOptions("ms_planner", configs, { plan_id: "p2" })["bucket_id"]).toEqual([
    { value: "b2x", label: "b2x" },
    { value: "b2", label: "Shop bucket" },
  ]);
  expect(values(before["priority"])).toEqual(["urgent", "low"]);
});

it("others offer nothing", () => {
  expect(responderOptions("email", [kept({ projects: [payments] })], {})).toEqual({});
});
