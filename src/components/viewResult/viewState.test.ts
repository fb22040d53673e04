import { describe, expect, it } from "vitest";
import { parse } from "valibot";
import type { ViewColumn } from "~generated/view/types.gen";
import {
  filterParam,
  tableChange,
  tableState,
  variablesIn,
  viewSearch,
  viewTable,
} from "./viewState";

const view = { namespace: "my-team", name: "pods-by-node" };
const columns: ViewColumn[] = [
  { name: "name", type: "string" },
  { name: "health", type: "health", filter: { type: "multiselect" } },
  { name: "secret", type: "string", hidden: true, filter: { type: "multiselect" } },
];

describe("a view's address", () => {
  it("names its table with underscores", () => {
    expect(viewTable(view)).toBe("view_my_team_pods_by_node");
    expect(viewTable({ name: "cost" })).toBe("view__cost");
  });

  it("keeps variables apart from the state of the table", () => {
    const search = {
      viewvar__cluster: "eu-1",
      view_my_team_pods_by_node__sortBy: "name",
      refresh: "1m",
    };
    expect(variablesIn(search)).toEqual({ cluster: "eu-1" });
  });

  it("reads back what it wrote, and no order by what is no column", () => {
    const filters = new Map([["health", new Map([["a,b:c", -1 as const]])]]);
    const search = {
      ...tableChange(view, { filters, sort: { by: "name", desc: true } }),
      ...tableChange(view, { pageIndex: 3, pageSize: 100 }),
    };
    expect(tableState(search, view, columns)).toEqual({
      pageIndex: 3,
      pageSize: 100,
      sort: { by: "name", desc: true },
      filters,
      times: undefined,
    });
    expect(
      tableState(tableChange(view, { sort: { by: "x", desc: false } }), view, columns).sort,
    ).toBe(null);
  });

  it("keeps pages as numbers, which are written bare, and every other value as text", () => {
    const page = tableChange(view, { pageIndex: 3, pageSize: 100 });
    expect(Object.values(page)).toEqual([3, 100]);
    expect(parse(viewSearch, { ...page, viewvar__port: 8080 })).toEqual({
      ...page,
      viewvar__port: "8080",
    });
    expect(
      tableState({ view_my_team_pods_by_node__pageIndex: "none" }, view, columns),
    ).toMatchObject({ pageIndex: 0, pageSize: 50 });
  });

  it("goes to the first page with another filter or order", () => {
    const key = "view_my_team_pods_by_node__pageIndex";
    expect(tableChange(view, { sort: null })).toHaveProperty(key, undefined);
    expect(tableChange(view, { filters: new Map([["health", new Map()]]) })).toEqual({
      [key]: undefined,
      view_my_team_pods_by_node__health: undefined,
    });
  });

  it("asks for what is included, and keeps rows without a value when something is excluded", () => {
    const of = (mark: 1 | -1, ...values: string[]) =>
      filterParam({
        filters: new Map([["health", new Map(values.map((value) => [value, mark]))]]),
        times: undefined,
      });
    expect(of(1, "healthy", 'a"b')).toBe('(health.in.("healthy","a\\"b"))');
    expect(of(-1, "unknown")).toBe('(or(health.is.null,health.not.in.("unknown")))');
    expect(filterParam({ filters: new Map(), times: undefined })).toBeUndefined();
  });

  it("is narrowed to a time by its first column of times that is shown", () => {
    const search = {
      rangeType: "absolute",
      display: "Custom",
      from: "2026-11-20T08:00:00Z",
      to: "2026-11-20T09:00:00Z",
    };
    const timed: ViewColumn[] = [
      ...columns,
      { name: "seen", type: "datetime", hidden: true },
      { name: "made-at", type: "datetime" },
      { name: "updated_at", type: "datetime" },
    ];
    expect(filterParam(tableState(search, view, timed))).toBe(
      '("made-at".gte.2026-11-20T08:00:00.000Z,"made-at".lte.2026-11-20T09:00:00.000Z)',
    );
    expect(filterParam(tableState(search, view, columns))).toBeUndefined();
    expect(filterParam(tableState({}, view, timed))).toBeUndefined();
  });
});
