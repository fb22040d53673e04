import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ViewColumn } from "~generated/view/types.gen";
import viewSchema from "../../../schemas/view.json" with { type: "json" };
import { ViewCell, type ViewRow } from "./viewCells";

const html = (column: ViewColumn, row: ViewRow) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ViewCell column={column} row={row} state={{ tabIndex: -1 }} />
    </QueryClientProvider>,
  );
const text = (column: Omit<ViewColumn, "name">, value: unknown) =>
  html({ name: "cell", ...column }, { cell: value }).replaceAll(/<[^>]*>/g, "");

const types: readonly string[] = viewSchema.$defs.column.properties.type.enum;

/** Values of each type as backends send them, and what a reader sees. */
const samples: Readonly<Record<string, readonly (readonly [unknown, string])[]>> = {
  string: [["checkout", "checkout"]],
  number: [
    [1234567, "1,234,567"],
    ["12.5", "12.5"],
  ],
  boolean: [
    [true, "Yes"],
    [false, "No"],
  ],
  datetime: [["not a time", "not a time"]],
  duration: [
    [3_720_000_000_000, "1h 2m"],
    ["1500000000", "1s"],
  ],
  health: [
    ["healthy", "Healthy"],
    ["unhealthy", "Unhealthy"],
  ],
  status: [
    ["Running", "Running"],
    ["Failed", "Failed"],
  ],
  gauge: [
    [3, "3"],
    [{ min: 0, max: 10, value: 7 }, "7"],
  ],
  bytes: [
    [1536, "1.5 KB"],
    ["512Mi", "512 MB"],
  ],
  decimal: [[0.125, "0.13"]],
  millicore: [
    [250, "250m"],
    ["1250m", "1.25 cores"],
  ],
  url: [["https://example.org/a", "example.org/a"]],
  badge: [["edge", "edge"]],
};

describe("a cell", () => {
  it.each(types)("of type %s shows its value as words", (type) => {
    expect(samples[type]).toBeDefined();
    for (const [value, shown] of samples[type] ?? []) expect(text({ type }, value)).toBe(shown);
  });

  it.each(types)("of type %s shows a dash for nothing, and bears what does not fit", (type) => {
    expect(text({ type }, null)).toBe("-");
    expect(text({ type }, undefined)).toBe("-");
    expect(text({ type }, { odd: ["value"] })).not.toBe("");
  });

  it("has the unit and the share of its limit", () => {
    const column = { name: "memory", type: "gauge", unit: "bytes" };
    const row = { memory: 2 ** 20, __row__attributes: { memory: { max: 2 ** 21 } } };
    expect(html(column, row)).toContain("50% of 2 MB");
    expect(html(column, row)).toContain("1 MB");
  });

  it("leads out of the console by web addresses alone", () => {
    const link = (url: string) =>
      html({ name: "name", type: "string" }, { name: "a", __row__attributes: { name: { url } } });
    expect(link("https://example.org")).toContain('href="https://example.org"');
    expect(link("https://example.org")).toContain('rel="noreferrer"');
    expect(text({ type: "url" }, "https://example.org/x")).toContain("example.org/x");
  });
});

it("labels are shown one by one, whatever a newer backend calls their column", () => {
  const labels = { app: "checkout", replicas: 3 };
  expect(text({ type: "labels" }, labels)).toBe("app: checkoutreplicas: 3");
  expect(text({ type: "labels" }, {})).toBe("{}");
  expect(text({ type: "string" }, { nested: { a: 1 } })).toContain("nested");
});
