import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Token } from "~generated/auth/types.gen";
import { tableColumns } from "~/components/columns/columns";
import type { TableSort } from "~/ui/table/dataTableTypes";
import { modelOf } from "~/ui/table/modelOf";
import { tokenColumns } from "./columns";
import { tokenList } from "./list";
import { expiryState, isOfAgent, ownersOf, withCreators } from "./tokenRows";

const document = parse(readFileSync("openapi/auth.yaml", "utf8"));
const tokens: Token[] =
  document.paths["/tokens"].get.responses["200"].content["application/json"].examples.three.value
    .payload;
const [first] = ownersOf(tokens);
const rows = withCreators(tokens, [
  { id: first ?? "", name: "Ada Osei", avatar: null, email: "ada@example.com" },
]);
const columns = tableColumns(tokenColumns, tokenList.sortKeys);
const names = ({ text, sort }: { text?: string; sort?: TableSort }) =>
  modelOf({
    columns,
    rows,
    rowId: ({ token }) => token.id,
    whole: { text },
    sort: sort ?? null,
    onSort: () => undefined,
  }).flat.items.map(({ row }) => row.token.name);

describe("the list of tokens", () => {
  it("names the owner, else the token's own person", () => {
    expect(rows.map(({ creator }) => creator.name)).toEqual([
      "Ada Osei",
      "Jonas Keller (Token)",
      "agent-9f2c61d0",
    ]);
  });

  it("hides tokens of agents and finds by name and creator", () => {
    expect(rows.filter(({ token }) => !isOfAgent(token)).map(({ token }) => token.name)).toEqual([
      "dashboards",
      "on-call bot",
    ]);
    expect(names({ text: "OSEI" })).toEqual(["dashboards"]);
    expect(names({ text: "on-call" })).toEqual(["on-call bot"]);
    expect(names({ text: "nothing" })).toEqual([]);
  });

  it("sorts never after every date, and what is not told last", () => {
    const byEnd = (desc: boolean) => names({ sort: { by: "expires_at", desc } });
    expect(byEnd(false)).toEqual(["dashboards", "on-call bot", "agent-1763625330"]);
    expect(byEnd(true)).toEqual(["on-call bot", "dashboards", "agent-1763625330"]);
    expect(names({ sort: { by: "created_at", desc: true } })[0]).toBe("agent-1763625330");
  });

  it.each([
    [undefined, "unknown"],
    [null, "never"],
    ["2026-11-19T00:00:00Z", "expired"],
    ["2026-11-30T00:00:00Z", "soon"],
    ["2027-01-30T00:00:00Z", "later"],
    ["no date", "unknown"],
  ])("knows how near %s is", (value, state) => {
    expect(expiryState(value, Date.parse("2026-11-20T00:00:00Z"))).toBe(state);
  });
});
