import { expect, it } from "vitest";
import { viewNames } from "./viewNames";

const spec = `display:
  plugins:
    - configTab: {}
      variables:
        #tab#
templating:
  - key: cluster
    label: Cluster
    values: [eu-1]
  - key: namespace
    label: Namespace
    values: [checkout]
    dependsOn:
      - #depends#
queries:
  pods:
    configs:
      types: ["Kubernetes::Pod"]
      tagSelector: cluster=$(.var.#variable#)
  releases:
    changes: {}
  load:
    prometheus: { query: up }
    columns: { instance: string, value: decimal }
panels:
  - name: Total
    type: number
    query: select #column# from pods p where name <> '#text#'
  - name: By severity
    type: piechart
    query: |
      select severity, count(*)
      from re#query#
  - name: Load
    type: table
    query: select load.#qualified# from load
merge: select pods.*, count(releases.id) as changes from pods left join releases on releases.#joined# = pods.id group by 1
mapping:
  #mapping#
  age: row.#expression#
columns:
  - name: id
    type: string
    primaryKey: true
  - name: name
    type: string
    icon: row.#icon#
    url: { config: row.#url# }
  - name: age
    type: duration
  - name: #name#
`;

/** Names that are offered at one of the places above. */
const at = (place: string) => {
  const others = (text: string) => text.replaceAll(/#\w+#/g, "");
  const [before = "", after = ""] = spec.split(`#${place}#`);
  return viewNames(others(before) + others(after), others(before).length);
};
const labels = (place: string) => at(place).map(({ label }) => label);

it("offers queries where a statement takes its rows from", () => {
  expect(at("query")).toEqual([
    { label: "pods", detail: "query" },
    { label: "releases", detail: "query" },
    { label: "load", detail: "query" },
  ]);
});

it("offers the columns of the queries that a statement reads", () => {
  expect(labels("column")).toEqual(expect.arrayContaining(["health", "cost_total_30d", "p"]));
  expect(labels("column")).not.toContain("severity");
  expect(labels("joined")).toEqual(expect.arrayContaining(["config_id", "severity"]));
  expect(labels("joined")).not.toContain("health");
  expect(at("qualified")).toEqual([
    { label: "instance", detail: "column of load" },
    { label: "value", detail: "column of load" },
  ]);
});

it("offers nothing within a text", () => {
  expect(at("text")).toEqual([]);
});

it("offers columns of the table to mappings, names, icons and links", () => {
  expect(at("mapping")).toEqual([
    { label: "id", detail: "column", insert: "id: " },
    { label: "name", detail: "column", insert: "name: " },
  ]);
  for (const place of ["expression", "icon", "url"])
    expect(labels(place), place).toEqual(expect.arrayContaining(["changes", "health", "id"]));
  expect(labels("name")).toEqual(expect.arrayContaining(["changes", "health"]));
  expect(labels("name")).not.toContain("age");
  expect(labels("name")).not.toContain("id");
});

it("offers variables where something depends on them", () => {
  expect(labels("variable")).toEqual(["cluster", "namespace"]);
  expect(labels("depends")).toEqual(["cluster", "namespace"]);
  expect(at("tab")).toContainEqual({ label: "cluster", detail: "variable", insert: "cluster: " });
});

it("knows a text that is not finished, and a view that has only just begun", () => {
  const begun = "queries:\n  pods:\n    configs: {}\npanels:\n  - query: select * from ";
  expect(viewNames(begun, begun.length).map(({ label }) => label)).toEqual(["pods"]);
  expect(viewNames("", 0)).toEqual([]);
  expect(viewNames("{{", 2)).toEqual([]);
});
