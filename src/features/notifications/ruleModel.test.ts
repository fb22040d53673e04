import { describe, expect, it } from "vitest";
import { formChecks, formSchemas } from "~generated/schemas/index";
import type { NotificationRuleDetail } from "~generated/db/reads";
import { formIssues } from "~/lib/wire/formIssues";
import { filledValues } from "~/lib/wire/formValues";
import { fromWire } from "~/lib/wire/wireMapping";
import { changedColumns, newColumns, ruleStates, storedOf, trialOf } from "./ruleModel";
import { recordsOf, withNames } from "./ruleRecords";

const form = await formSchemas["notification-rule"]();
const check = await formChecks["notification-rule"]();

const person = "0192f0a4-7c1e-7000-8000-000000000003";
const team = "0192f0a4-7c1e-7000-8000-000000000004";

const services = [
  { name: "ops", connection: "connection://mc/ops", properties: { icon: "slack" } },
];

const rule: NotificationRuleDetail = {
  id: "0192f0a4-7c1e-7000-8000-0000000001e9",
  name: "failing checks",
  namespace: "default",
  events: ["check.failed"],
  error: null,
  error_at: null,
  title: "$(.check.name)",
  template: null,
  filter: "check.severity == 'high'",
  properties: null,
  playbook_id: null,
  person_id: null,
  team_id: null,
  repeat_interval: "2h",
  inhibitions: null,
  wait_for: 300_000_000_000,
  wait_for_eval_period: null,
  group_by: ["label:team"],
  group_by_interval: 1_800_000_000_000,
  watchdog_interval: null,
  custom_services: services,
  fallback_delay: null,
  fallback_custom_services: null,
  fallback_playbook_id: null,
  fallback_person_id: person,
  fallback_team_id: null,
  created_by: null,
  created_at: "2026-11-20T08:15:30+00:00",
  source: "UI",
  updated_at: "2026-11-20T08:15:30+00:00",
  deleted_at: null,
  creator: null,
  person: null,
  team: null,
};
const opened = fromWire(form, storedOf(rule));

describe("a stored rule in the form", () => {
  it("shows lengths of time as people write them, and the one recipient", () => {
    expect(opened).toMatchObject({
      wait_for: "5m",
      group_by_interval: "30m",
      recipient: { connections: { services } },
      fallback: { person: { person_id: person } },
    });
    expect(formIssues(form, check, filledValues(form, opened))).toEqual([]);
  });

  it("changes nothing when nothing was typed", () => {
    expect(changedColumns(form, rule, { before: opened, after: opened })).toEqual({});
  });

  it("sends what was typed alone, in the table's units", () => {
    const after = { ...opened, wait_for: "1h30m", template: "It **fails**" };
    expect(changedColumns(form, rule, { before: opened, after })).toEqual({
      wait_for: 5_400_000_000_000,
      template: "It **fails**",
    });
  });

  it("empties the recipient before when another one is chosen", () => {
    const after = { ...opened, recipient: { team: { team_id: team } } };
    expect(changedColumns(form, rule, { before: opened, after })).toEqual({
      custom_services: null,
      team_id: team,
    });
  });

  it("adds a second channel to the first", () => {
    const [service] = services;
    const other = { name: "on-call", connection: "connection://mc/on-call" };
    const after = { ...opened, recipient: { connections: { services: [service, other] } } };
    expect(changedColumns(form, rule, { before: opened, after })).toEqual({
      custom_services: [service, other],
    });
  });

  it("empties what was emptied", () => {
    const after = { ...opened, filter: "", wait_for: undefined };
    expect(changedColumns(form, rule, { before: opened, after })).toEqual({
      filter: null,
      wait_for: null,
    });
  });

  it("is looked through with recipients by their names before it is saved", () => {
    const { before, after } = ruleStates(form, rule, {
      before: opened,
      after: { ...opened, wait_for: "10m", recipient: { person: { person_id: person } } },
    });
    expect(before).toMatchObject({ wait_for: "5m", fallback_person_id: person });
    expect(after).toMatchObject({ wait_for: "10m", person_id: person });
    expect(before).not.toHaveProperty("template");
    const names = new Map([[person, "Ada Osei"]]);
    expect(recordsOf(after)).toContainEqual({ kind: "person", id: person });
    expect(withNames(after, names)).toMatchObject({
      person_id: "Ada Osei",
      fallback_person_id: "Ada Osei",
    });
  });

  it("names the connections of its services, and keeps what they are named by else", () => {
    const listed = { custom_services: [...services, { connection: team, properties: {} }] };
    expect(recordsOf(listed)).toEqual([{ kind: "connection", id: team }]);
    expect(withNames(listed, new Map([[team, "ops chat"]]))).toEqual({
      custom_services: [...services, { connection: "ops chat", properties: {} }],
    });
  });
});

describe("a new rule", () => {
  const values = {
    name: "pods",
    namespace: "default",
    events: ["config.unhealthy"],
    recipient: { person: { person_id: person } },
    wait_for: "5m",
  };

  it("is stored in the columns of the table", () => {
    expect(newColumns(form, values)).toEqual({
      name: "pods",
      namespace: "default",
      events: ["config.unhealthy"],
      person_id: person,
      wait_for: 300_000_000_000,
    });
  });

  it.each([
    ["without events", { ...values, events: [] }, ["events"], "This field is required"],
    ["without a recipient", { ...values, recipient: {} }, ["recipient"], "This field is required"],
    [
      "with two recipients",
      { ...values, recipient: { person: { person_id: person }, team: { team_id: team } } },
      ["recipient"],
      expect.any(String),
    ],
    [
      "with a wait under a minute",
      { ...values, wait_for: "30s" },
      ["wait_for"],
      "Enter 1m or more",
    ],
  ])("is refused %s", (_, wrong, path, message) => {
    expect(formIssues(form, check, filledValues(form, wrong))).toContainEqual({ path, message });
  });

  it("is tried out once an event is chosen", () => {
    expect(trialOf(form, { name: "pods" })).toBeUndefined();
    expect(trialOf(form, { ...values, filter: "true" })).toMatchObject({
      events: ["config.unhealthy"],
      filter: "true",
      wait_for: 300_000_000_000,
      template: null,
    });
  });
});

it("offers the events that the backend tells about, those of incidents too", () => {
  const { events } = form["properties"] as Record<string, { "x-ui": { options?: string[] } }>;
  const options = events?.["x-ui"].options ?? [];
  const count = (kind: string) => options.filter((name) => name.startsWith(`${kind}.`)).length;
  const kinds = ["check", "component", "config", "playbook", "incident"];
  expect(Object.fromEntries(kinds.map((kind) => [kind, count(kind)]))).toEqual({
    check: 2,
    component: 4,
    config: 7,
    playbook: 2,
    incident: 14,
  });
});
