import { expect, it } from "vitest";
import { foundEntries, resourceSearch } from "./paletteResources";

it.each([
  ["led", "*led*"],
  ["ledger  rep", "*ledger* *rep*"],
  ["-x=(y)|@z", "*x* *y* *z*"],
  ["checkout/create", "*checkout/create*"],
])("searches %s as %s in every kind", (text, search) => {
  expect(resourceSearch(text)).toMatchObject({
    checks: [{ search, agent: "all" }],
    connections: [{ search, name: "*" }],
  });
});

it.each(["", "l", "()", "- *"])("asks nothing for %j", (text) =>
  expect(resourceSearch(text)).toBeUndefined(),
);

it("leads to the page of each kind, where there is one", () => {
  const hit = { id: "1", name: "ledger", namespace: "payments", type: "", agent: "" };
  const answer = { configs: [hit], checks: [{ ...hit, type: "tcp" }], playbooks: [hit] };
  expect(foundEntries(answer, (path) => !path.startsWith("/playbooks"))).toEqual([
    {
      id: "checks-1",
      group: "Checks",
      title: "ledger · tcp · payments",
      path: "/health?checkId=1&timeRange=1h",
    },
    { id: "configs-1", group: "Catalog", title: "ledger · payments", path: "/catalog/1" },
  ]);
});
