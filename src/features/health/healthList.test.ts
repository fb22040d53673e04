import { describe, expect, it } from "vitest";
import { labelKey, type LabelFilters } from "~/lib/labels/labels";
import { labelKeys } from "./filters";
import { buildHealthList, type ListSettings } from "./healthList";
import { memberCounts } from "./measures";
import { checkOrder, healthRows, membersOf } from "./rows";
import { sampleCheck } from "./sampleCheck";

const settings: ListSettings = {
  hidePassing: false,
  health: undefined,
  query: "",
  labels: {},
  tabBy: "namespace",
  tab: undefined,
  groupBy: "canary_name",
  sortBy: "name",
  sortDesc: false,
  agentNames: new Map(),
};

const orders = sampleCheck({
  name: "checkout/create order",
  canary_name: "checkout",
  namespace: "shop",
  status: "unhealthy",
  uptime: { passed: 3, failed: 1 },
  latency: { p95: 900, rolling1h: 0 },
  labels: { team: "pay", "expected-fail": "true" },
});
const listing = sampleCheck({
  name: "checkout/list orders",
  canary_name: "checkout",
  namespace: "shop",
  labels: { team: "pay", "expected-fail": "false" },
});
const dns = sampleCheck({
  name: "resolve",
  canary_name: "edge",
  namespace: "edge",
  endpoint: "api.internal",
  labels: { team: "net" },
  latency: { rolling1h: 0 },
});
const all = [orders, listing, dns];
const names = (checks: readonly { name: string }[]) => checks.map(({ name }) => name);

describe("health list", () => {
  it("hides passing checks and counts what is left", () => {
    const list = buildHealthList(all, { ...settings, hidePassing: true });
    expect(names(list.shown)).toEqual(["checkout/create order"]);
  });

  it("describes a group by all of its members, whatever is hidden", () => {
    const hidden = { ...settings, hidePassing: true, query: "create" };
    const [group] = buildHealthList(all, hidden).groups;
    expect(names(group?.members ?? [])).toEqual(["checkout/create order"]);
    expect(names(group?.all ?? [])).toEqual(["checkout/create order", "checkout/list orders"]);
    const [row] = healthRows(group ? [group] : [], "canary_name");
    expect(row?.kind).toBe("group");
    expect(row && names(membersOf(row))).toHaveLength(2);
    expect(row && checkOrder([row])).toEqual([orders.id]);
  });

  it("shows one state alone, passing ones too, and counts what never ran as unknown", () => {
    const never = sampleCheck({ name: "never ran", status: "" });
    const of = (health: ListSettings["health"]) =>
      names(
        buildHealthList([...all, never], { ...settings, hidePassing: true, health }).shown,
      ).toSorted();
    expect(of("healthy")).toEqual(["checkout/list orders", "resolve"]);
    expect(of("unhealthy")).toEqual(["checkout/create order"]);
    expect(of("unknown")).toEqual(["never ran"]);
    expect(memberCounts([...all, never])).toEqual({
      healthy: 2,
      failing: 1,
      unknown: 1,
      hadFailures: 0,
    });
  });

  it("sorts by the newest failure, and what never failed last", () => {
    const failedAt = (name: string, last_fail: string) =>
      sampleCheck({ name, uptime: { passed: 1, failed: 1, last_fail } });
    const checks = [
      sampleCheck({ name: "never" }),
      failedAt("long ago", "2026-11-01T00:00:00Z"),
      failedAt("just now", "2026-11-02T00:00:00Z"),
    ];
    const { groups } = buildHealthList(checks, {
      ...settings,
      groupBy: "no-group",
      sortBy: "failure",
      sortDesc: true,
    });
    expect(groups.map(({ name }) => name)).toEqual(["just now", "long ago", "never"]);
  });

  it.each([
    ["ORDER", ["checkout/create order", "checkout/list orders"]],
    ["api.internal", ["resolve"]],
    ["edge", ["resolve"]],
    ["  ", ["checkout/create order", "checkout/list orders", "resolve"]],
    ["nothing", []],
  ])("finds by name, endpoint and canary: %s", (query, expected) => {
    expect(names(buildHealthList(all, { ...settings, query }).shown).toSorted()).toEqual(expected);
  });

  it("lets an exclusion win and takes the values of one key as alternatives", () => {
    const included = { [labelKey("team", "pay")]: 1, [labelKey("team", "net")]: 1 } as const;
    expect(buildHealthList(all, { ...settings, labels: included }).shown).toHaveLength(3);
    const mixed = { ...included, [labelKey("team", "pay")]: -1 } as const;
    expect(names(buildHealthList(all, { ...settings, labels: mixed }).shown)).toEqual(["resolve"]);
  });

  it("asks for every key that includes something", () => {
    const labels = {
      [labelKey("team", "pay")]: 1,
      [labelKey("expected-fail", "true")]: 1,
    } as const;
    expect(names(buildHealthList(all, { ...settings, labels }).shown)).toEqual([
      "checkout/create order",
    ]);
  });

  it("survives checks whose labels are null", () => {
    const list = buildHealthList([sampleCheck()], {
      ...settings,
      labels: { [labelKey("team", "pay")]: 1 },
    });
    expect(list.shown).toEqual([]);
  });

  it("offers a switch for boolean labels and a list for the others, and keeps filtered values on offer", () => {
    const labels: LabelFilters = { [labelKey("team", "pay")]: 1 };
    const { standing } = buildHealthList([dns], { ...settings, labels });
    expect(labelKeys(standing, labels)).toEqual([
      { key: "team", kind: "list", values: ["net", "pay"] },
    ]);
    const every = labelKeys(buildHealthList(all, settings).standing, {});
    expect(every.map(({ key, kind }) => [key, kind])).toEqual([
      ["expected-fail", "switch"],
      ["team", "list"],
    ]);
  });

  it("falls back to All in strip and list when the wanted tab is gone", () => {
    const list = buildHealthList(all, { ...settings, tab: "vanished" });
    expect(list.tab).toBeUndefined();
    expect(list.shown).toHaveLength(3);
    expect(list.tabs.map(({ value, checks }) => [value, checks])).toEqual([
      [undefined, 3],
      ["edge", 1],
      ["shop", 2],
    ]);
    expect(names(buildHealthList(all, { ...settings, tab: "edge" }).shown)).toEqual(["resolve"]);
  });

  it("puts checks without a label value under All only", () => {
    const list = buildHealthList([...all, sampleCheck()], { ...settings, tabBy: "team" });
    expect(list.tabs.map(({ value }) => value)).toEqual([undefined, "net", "pay"]);
  });

  it.each([
    [
      "canary_name",
      [
        ["checkout", 2],
        ["edge", 1],
      ],
    ],
    [
      "name",
      [
        ["checkout", 2],
        ["resolve", 1],
      ],
    ],
    ["type", [["http", 3]]],
    ["description", [["(none)", 3]]],
    ["region", [["Others", 3]]],
    [
      "no-group",
      [
        ["checkout/create order", 1],
        ["checkout/list orders", 1],
        ["resolve", 1],
      ],
    ],
  ])("groups by %s", (groupBy, expected) => {
    const { groups } = buildHealthList(all, { ...settings, groupBy });
    expect(groups.map(({ name, members }) => [name, members.length])).toEqual(expected);
  });

  it("groups names by their prefix also where it is the namespace", () => {
    const paid = ["capture", "refund"].map((name) =>
      sampleCheck({ name: `payments/${name}`, namespace: "payments" }),
    );
    const { groups } = buildHealthList(paid, { ...settings, groupBy: "name" });
    expect(groups.map(({ name, members }) => [name, members.length])).toEqual([["payments", 2]]);
  });

  it("sorts a group of one by the name that its row shows", () => {
    const single = sampleCheck({ name: "zebra", canary_name: "aardvark" });
    const { groups } = buildHealthList([single, ...all], settings);
    expect(groups.map(({ members }) => members[0]?.name)).toEqual([
      "checkout/create order",
      "resolve",
      "zebra",
    ]);
  });

  it("does not take the slashes of an address for a group", () => {
    const check = sampleCheck({ description: "http://api/health" });
    const { groups } = buildHealthList([check], { ...settings, groupBy: "description" });
    expect(groups[0]?.name).toBe("http://api/health");
  });

  it.each([
    ["name", false, ["checkout/create order", "checkout/list orders", "resolve"]],
    ["name", true, ["resolve", "checkout/list orders", "checkout/create order"]],
    ["status", false, ["checkout/create order", "checkout/list orders", "resolve"]],
    ["uptime", false, ["checkout/create order", "checkout/list orders", "resolve"]],
    ["latency", true, ["checkout/create order", "checkout/list orders", "resolve"]],
    ["latency", false, ["checkout/list orders", "checkout/create order", "resolve"]],
  ] as const)(
    "sorts by %s, descending %s; what has no figure stands last",
    (sortBy, sortDesc, expected) => {
      const { groups } = buildHealthList(all, {
        ...settings,
        groupBy: "no-group",
        sortBy,
        sortDesc,
      });
      expect(groups.map(({ members }) => members[0]?.name)).toEqual(expected);
    },
  );
});
