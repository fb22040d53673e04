import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ViewPanel } from "~generated/view/types.gen";
import viewSchema from "../../../schemas/view.json" with { type: "json" };
import { ViewPanels } from "./ViewPanels";

const html = (...panels: ViewPanel[]) => renderToStaticMarkup(<ViewPanels panels={panels} />);
const text = (...panels: ViewPanel[]) => html(...panels).replaceAll(/<[^>]*>/g, "\n");

const types: readonly string[] = viewSchema.$defs.panel.properties.type.enum;

/** A panel of each type, and what a reader must find of it. */
const samples: Readonly<Record<string, readonly [Omit<ViewPanel, "name" | "type">, string[]]>> = {
  number: [
    {
      number: { unit: "pods", precision: 1 },
      rows: [{ label: "ready", value: 1234.56 }, { count: "42" }],
    },
    ["1,234.6 pods", "ready", "42.0 pods"],
  ],
  table: [{ rows: [{ node: "eu-1a", value: 7 }] }, ["eu-1a", "7"]],
  properties: [{ rows: [{ label: "Region", value: "eu-west-1" }] }, ["Region", "eu-west-1"]],
  piechart: [
    {
      rows: [
        { health: "healthy", count: 30 },
        { health: "unhealthy", count: 10 },
      ],
    },
    ["healthy", "30", "75.0%", "unhealthy", "25.0%", "40"],
  ],
  gauge: [{ gauge: { min: "0", max: "200", unit: "%" }, rows: [{ value: 71.4 }] }, ["71.40%"]],
  bargauge: [
    { bargauge: { max: "10", unit: "$", precision: 0 }, rows: [{ namespace: "edge", value: 4 }] },
    ["edge", "$4"],
  ],
  text: [{ rows: [{ value: "Scraped **often**" }] }, ["Scraped **often**"]],
  duration: [{ rows: [{ label: "oldest", value: 11_520_000_000_000 }] }, ["3h 12m", "oldest"]],
  timeseries: [{ rows: [{ time: "2026-11-20T08:00:00Z", used: 4, limit: 8 }] }, ["used", "limit"]],
  heatmap: [{ rows: [{ date: "2026-11-20", value: 4 }] }, ["Nov"]],
};

describe("a panel", () => {
  it.each(types)("of type %s shows its rows", (type) => {
    const [panel, words] = samples[type] ?? [{ rows: [] }, ["a sample of this type"]];
    const shown = text({ name: "Panel", type, ...panel });
    for (const word of words) expect(shown).toContain(word);
  });

  it.each(types)("of type %s says when it has nothing, and what is wrong with it", (type) => {
    expect(text({ name: "Panel", type, rows: null })).toContain("No data");
    const wrong = text(
      { name: "Panel", type, rows: null, error: 'column "x" does not exist' },
      { name: "Other", type: "number", rows: [{ value: 17 }] },
    );
    expect(wrong).toContain("column &quot;x&quot; does not exist");
    expect(wrong).toContain("17");
  });

  it.each(types)("of type %s bears rows that are not as they should be", (type) => {
    const rows = [{ value: null }, { value: "many" }, { value: 1e300, label: null }, {}];
    expect(text({ name: "Panel", type, rows })).toContain("Panel");
  });

  it("of a type that is not known shows its rows as a table", () => {
    const shown = text({ name: "Panel", type: "sankey", rows: [{ from: "a", to: "b" }] });
    expect(shown).toContain("sankey");
    for (const word of ["from", "a", "to", "b"]) expect(shown).toContain(word);
  });

  it("of a thousand slices draws ten, and the last stands for the rest", () => {
    const rows = Array.from({ length: 1000 }, (_one, at) => ({ label: `slice ${at}`, value: 1 }));
    const shown = html({ name: "Panel", type: "piechart", rows });
    expect(shown.match(/<path/g)).toHaveLength(10);
    expect(shown).toContain("Others (991)");
    expect(shown).toContain("99.1%");
  });

  it("of slices colours them by their labels, wherever they stand", () => {
    const colorsOf = (...labels: string[]) =>
      Object.fromEntries(
        [
          ...html({
            name: "Panel",
            type: "piechart",
            piechart: { colors: { eu: "#0af", us: "red" } },
            rows: labels.map((label, at) => ({ label, value: 100 - at })),
          }).matchAll(/style="background:([^"]*)"[^>]*><\/span><span[^>]*>([^<]*)</g),
        ].map(([, color, label]) => [label, color]),
      );
    const colors = colorsOf("us", "unhealthy", "healthy", "eu");
    expect(colors).toMatchObject({
      us: "var(--qd-bad)",
      unhealthy: "var(--qd-bad)",
      healthy: "var(--qd-good)",
      eu: expect.stringContaining("#0af"),
    });
    expect(colorsOf("healthy", "eu", "us", "unhealthy")).toEqual(colors);
  });

  it("of a huge figure stays within its ring", () => {
    const written = (value: number) => {
      const shown = html({
        name: "Panel",
        type: "gauge",
        gauge: { unit: "requests" },
        rows: [{ label: "a", value }],
      });
      const [, size = "", words = ""] = /font-size:([\d.]+)px">([^<]*)</.exec(shown) ?? [];
      return { words, width: Number(size) * words.length * 0.6 };
    };
    expect(written(75).words).toBe("75.00 requests");
    expect(written(1e300).words).toBe("1.000e+300 requests");
    for (const value of [7, 75, 123_456_789, 1e300])
      expect(written(value).width, String(value)).toBeLessThanOrEqual(60);
  });

  it("of large figures rounds them where there is little room, and says them in full", () => {
    const rows = [{ label: "a", value: 1_234_000_000_000 }];
    const gauge = html({ name: "Panel", type: "gauge", gauge: { unit: "%" }, rows });
    expect(gauge).toMatch(/<text[^>]*>1\.2T%<\/text>/);
    expect(gauge).toContain('title="1,234,000,000,000.00%"');
    const bar = html({ name: "Panel", type: "bargauge", rows: [{ label: "a", value: 1e15 }] });
    expect(bar).toContain('title="1,000,000,000,000,000">1.00e+15<');
  });

  it("of next to nothing does not say zero", () => {
    const number = (value: number) => text({ name: "Panel", type: "number", rows: [{ value }] });
    expect(number(0.00000012)).toContain("1.2e-7");
    expect(number(0.004)).toContain("0.004");
    expect(number(0)).toMatch(/^0$/m);
  });

  it("writes labels beside its slices where the view asks for them", () => {
    const labels = (showLabels: boolean) =>
      html({
        name: "Panel",
        type: "piechart",
        piechart: { showLabels },
        rows: [
          { label: "healthy", value: 97 },
          { label: "a very long label of a slice", value: 60 },
          { label: "tiny", value: 1 },
        ],
      }).match(/<text[^>]*>[^<]*/g);
    expect(labels(false)).toHaveLength(1);
    const shown = labels(true)?.join(" ");
    expect(shown).toContain(">healthy");
    expect(shown).toContain(">a very long l…");
    expect(shown).not.toContain("tiny");
  });

  it.each([
    [
      "piechart",
      [
        { label: "a", value: null },
        { label: "b", value: -3 },
      ],
      "no figure above 0",
    ],
    ["timeseries", [{ time: "2026-11-20T08:00:00Z", used: null }], "no figures"],
    ["text", [{ value: null }], "-"],
  ])("of type %s without a figure says so", (type, rows, words) => {
    const shown = html({ name: "Panel", type, rows });
    expect(shown).toContain(words);
    expect(shown).not.toContain("<ul");
  });

  it("coloured by a threshold takes the highest that it has reached", () => {
    const gauge = (value: number) =>
      html({
        name: "Panel",
        type: "bargauge",
        bargauge: {
          thresholds: [
            { percent: 90, color: "red" },
            { percent: 0, color: "green" },
            { percent: 75, color: "orange" },
          ],
        },
        rows: [{ label: "a", value }],
      });
    expect(gauge(10)).toContain("--qd-good");
    expect(gauge(75)).toContain("--qd-mixed");
    expect(gauge(120)).toContain("--qd-bad");
  });
});
