import { expect, it } from "vitest";
import { entriesOf, nameSearch, resourceSearches } from "./paletteResources";

it.each([
  ["led", "*led*"],
  ["ledger  rep", "*ledger* *rep*"],
  ["checkout/create", "*checkout/create*"],
])("searches the words of %s as %s, in every kind by one call", (text, search) => {
  expect(resourceSearches(text, ["check", "incident", "connection"])).toEqual([
    {
      limit: 6,
      checks: [{ search, agent: "all" }],
      connections: [{ search, name: "*" }],
    },
  ]);
});

it.each(["health=unhealthy", "tags.cluster=eu-1 api", "api|worker", "-ledger api", '"pay out"'])(
  "leaves %s to the search grammar, one call for each kind",
  (text) => {
    expect(resourceSearches(text, ["check", "config"])).toEqual([
      { limit: 6, checks: [{ search: text, agent: "all" }] },
      { limit: 6, configs: [{ search: text, agent: "all" }] },
    ]);
    expect(nameSearch(text)).toBeUndefined();
  },
);

it("asks for more of a kind that is chosen alone", () =>
  expect(resourceSearches("led", ["check"])[0]?.limit).toBe(50));

it.each(["", "l", "()", "- *"])("asks nothing for %j", (text) => {
  expect(resourceSearches(text, ["check"])).toEqual([]);
  expect(nameSearch(text)).toBeUndefined();
});

it("tells hits of the same name apart by type and namespace", () => {
  const hit = { id: "1", name: "ledger", namespace: "payments", type: "tcp", agent: "" };
  expect(entriesOf({ checks: [hit], configs: [{ ...hit, type: "" }] }, "check")).toEqual([
    { kind: "check", id: "1", name: "ledger", hint: "tcp · payments" },
  ]);
  expect(entriesOf({ checks: [hit] }, "config")).toEqual([]);
});
