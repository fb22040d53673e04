import { describe, expect, it } from "vitest";
import { parseGroupBy, formatGroupBy } from "./groupBy";
import { groupTree } from "./groupTree";
import * as v from "valibot";
import { catalogSearch } from "./search";
import { canSummarize, insideOf, showsSummary, summaryQuery, summaryTree } from "./summary";

const asked = (search: Readonly<Record<string, string>>) => v.parse(catalogSearch, search);

const pods = {
  type: "Kubernetes::Pod",
  cluster: "eu-1",
  count: 3,
  health: { healthy: 2, unhealthy: 1 },
  changes: 4,
  analysis: { security: 1 },
  cost_30d: 2,
  created_at: "2026-01-02T00:00:00Z",
  updated_at: "2026-02-02T00:00:00Z",
};
const nodes = {
  ...pods,
  type: "Kubernetes::Node",
  cluster: null,
  health: null,
  analysis: null,
  cost_30d: null,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-05T00:00:00Z",
};

describe("the summary's address", () => {
  it("reads ordered keys and writes them again", () => {
    const text = "config_class,a%2Cb__tag,type,app.kubernetes.io/name__tag";
    expect(formatGroupBy(parseGroupBy(`${text},nonsense,type`))).toBe(text);
  });

  it("asks for what the keys need, provider by way of the type", () => {
    expect(summaryQuery(asked({ labels: "team____a:1,team____b:1,env____x:-1" }))).toMatchObject({
      groupBy: ["type"],
      filter: { team: "a,b", env: "!x" },
    });
    expect(summaryQuery(asked({ groupBy: "cluster__tag,config_class,type" }))).toMatchObject({
      groupBy: ["cluster", "type"],
      tags: ["cluster"],
    });
  });

  it("gives way to the list where its call cannot group by a key", () => {
    expect(showsSummary(asked({ groupBy: "type,cluster__tag" }))).toBe(true);
    for (const groupBy of ["name", "type,changed", "agent", "analysis"])
      expect(showsSummary(asked({ groupBy }))).toBe(false);
  });

  it("knows which values the call cannot be asked for", () => {
    expect(canSummarize([{ key: "a", value: "b", mark: 1 }])).toBe(true);
    for (const value of ["a,b", "!a", "a*", ""])
      expect(canSummarize([{ key: "a", value, mark: 1 }])).toBe(false);
  });
});

describe("groups of the summary", () => {
  it("add up on every level, with items that have no such value apart", () => {
    const keys = parseGroupBy("config_class,cluster__tag");
    const [provider, ...others] = summaryTree([pods, nodes], keys);
    expect(others).toEqual([]);
    expect(provider).toMatchObject({
      values: ["Kubernetes"],
      figures: {
        count: 6,
        health: { healthy: 2, unhealthy: 1 },
        changes: 8,
        cost: 2,
        created: nodes.created_at,
        updated: pods.updated_at,
      },
    });
    expect(provider?.children.map(({ values, figures }) => [values[1], figures.count])).toEqual([
      ["eu-1", 3],
      [null, 3],
    ]);
  });

  it("lead to items without the tag", () => {
    const keys = parseGroupBy("type,cluster__tag");
    expect(
      insideOf({ values: ["Kubernetes::Node", null] }, keys, asked({ labels: "cluster____a:1" })),
    ).toMatchObject({ configType: "Kubernetes::Node", labels: "cluster____:1" });
  });

  it("lead to their items", () => {
    const keys = parseGroupBy("config_class,type,cluster__tag");
    const search = asked({ labels: "cluster____us-1:1,team____a:1" });
    expect(insideOf({ values: ["Kubernetes", "Kubernetes::Pod", "eu-1"] }, keys, search)).toEqual({
      configType: "Kubernetes::Pod",
      labels: "team____a:1,cluster____eu-1:1",
    });
    expect(insideOf({ values: ["Kubernetes"] }, keys, asked({}))).toMatchObject({
      search: "type=Kubernetes::*",
      view: "list",
    });
    expect(insideOf({ values: ["Kubernetes", null, "eu-1"] }, keys, search)).toBe(undefined);
  });

  it("hold an item of several insights once for each, and once in the group around them", () => {
    const item = { count: 1, health: { healthy: 1 } };
    const [pods, ...others] = groupTree([
      { values: ["Kubernetes::Pod", ["security", "cost"]], figures: item },
      { values: ["Kubernetes::Pod", []], figures: item },
    ]);
    expect(others).toEqual([]);
    expect(pods?.figures).toMatchObject({ count: 2, health: { healthy: 2 } });
    expect(pods?.children.map(({ values, figures }) => [values[1], figures.count])).toEqual([
      ["security", 1],
      ["cost", 1],
      [null, 1],
    ]);
  });

  it("of insights lead to the items that have them, of the agents that are chosen", () => {
    const keys = parseGroupBy("type,analysis");
    const search = asked({ agent: "local:1" });
    expect(insideOf({ values: ["Kubernetes::Pod", "technical_debt"] }, keys, search)).toMatchObject(
      { configType: "Kubernetes::Pod", search: "analysis.technical_debt=*", agent: "local:1" },
    );
    expect(insideOf({ values: ["Kubernetes::Pod", "a b"] }, keys, search)).toBe(undefined);
  });

  it("lead to their items within what is looked for already", () => {
    const keys = parseGroupBy("config_class,name");
    const inside = (search: string) =>
      insideOf({ values: ["AWS", "a b"] }, keys, asked({ search, showDeleted: "true" }));
    expect(inside("health=warning")).toMatchObject({
      search: 'health=warning type=AWS::* name="a b"',
      showDeleted: true,
      view: "list",
    });
    expect(inside("ledger | payment")).toMatchObject({
      search: '(ledger | payment) type=AWS::* name="a b"',
    });
  });
});
