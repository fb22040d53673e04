import { describe, expect, it } from "vitest";
import {
  formatCurrency,
  isShown,
  propertyLabel,
  propertyView,
  shownProperties,
} from "./propertyView";

const text = (property: Parameters<typeof propertyView>[0]) => {
  const view = propertyView(property);
  return view.kind === "text" ? view.text : view;
};

describe("a property shows", () => {
  it.each(["created", "created_at", "updated_at"])("%s as a moment", (name) => {
    expect(propertyView({ name, text: "2026-05-02T09:00:00Z" })).toEqual({
      kind: "moment",
      at: "2026-05-02T09:00:00Z",
    });
  });
  it("an age and an epoch as a moment", () => {
    const at = "2026-05-02T09:00:00.000Z";
    expect(propertyView({ name: "uptime", type: "age", text: at })).toEqual({ kind: "moment", at });
    const seconds = Date.parse(at) / 1000;
    expect(propertyView({ name: "boot", unit: "epoch", value: seconds })).toEqual({
      kind: "moment",
      at,
    });
    expect(propertyView({ name: "boot", unit: "epoch", value: seconds * 1000 })).toEqual({
      kind: "moment",
      at,
    });
  });

  it("an address as a link without https://, and never a script", () => {
    expect(propertyView({ name: "console", type: "url", text: "https://a.example/b" })).toEqual({
      kind: "links",
      links: [{ url: "https://a.example/b", text: "a.example/b" }],
    });
    expect(text({ name: "console", type: "url", text: "javascript:alert(1)" })).toBe(
      "javascript:alert(1)",
    );
  });

  it("a badge as a picture with a name", () => {
    expect(
      propertyView({ name: "build", type: "badge", text: "https://ci.example/b.svg" }),
    ).toEqual({
      kind: "badge",
      url: "https://ci.example/b.svg",
      alt: "Build",
    });
  });

  it.each([
    [1234.5, "$1.2k"],
    [250.4, "$250"],
    [25.44, "$25.4"],
    [2.5, "$2.50"],
    [0.0042, "$0.004"],
    [-1500, "-$1.5k"],
  ])("money %d as %s", (value, shown) => {
    expect(text({ name: "cost", type: "currency", value })).toBe(shown);
  });
  it("money of another currency, or as text", () => {
    expect(formatCurrency(12, "EUR")).toBe("€12.0");
    expect(text({ name: "cost", type: "currency", text: "7" })).toBe("$7.00");
    expect(text({ name: "cost", type: "currency", text: "free" })).toBe("free");
  });

  it("CPU in cores and memory in bytes", () => {
    expect(text({ name: "cpu", value: 1234, unit: "millicores" })).toBe("1.23");
    expect(text({ name: "memory", value: 402_653_184, unit: "bytes" })).toBe("384 MB");
    expect(text({ name: "memory", value: 1_610_612_736 })).toBe("1.5 GB");
  });
  it.each([
    [75, "good"],
    [76, "mixed"],
    [90, "mixed"],
    [91, "bad"],
  ])("CPU of %d percent as %s, with a bar", (value, tone) => {
    expect(propertyView({ name: "cpu", value, max: 100 })).toEqual({
      kind: "text",
      text: String(value),
      share: { percent: value, tone, of: "100", hasBar: true },
    });
  });

  it.each([
    [70, "good"],
    [71, "bad"],
  ])("any other share of %d percent as %s, without a bar", (value, tone) => {
    expect(propertyView({ name: "pods", value, max: 100 })).toMatchObject({
      share: { percent: value, tone, hasBar: false },
    });
  });

  it("percent rounded", () => {
    expect(text({ name: "errors", unit: "percent", value: 0.06237 })).toBe("6.2%");
    expect(text({ name: "errors", unit: "percent", value: 0.07 })).toBe("7%");
  });

  it("links of a text without a value", () => {
    expect(
      propertyView({ name: "runbook", links: [{ label: "Open", url: "https://r.example" }] }),
    ).toEqual({ kind: "links", links: [{ url: "https://r.example", text: "Open" }] });
  });

  it("text before value, and a figure with its unit", () => {
    expect(text({ name: "region", text: "eu-west-1", value: 3 })).toBe("eu-west-1");
    expect(text({ name: "requests", value: 1284, unit: "rps" })).toBe("1,284 rps");
    expect(text({ name: "requests", value: 12, unit: "/s" })).toBe("12/s");
    expect(text({ name: "lag", value: 850, unit: "milliseconds" })).toBe("850 ms");
    expect(text({ name: "lag", value: 1500, unit: "milliseconds" })).toBe("1.5 s");
    expect(text({ name: "disk", value: 2048, unit: "bytes" })).toBe("2 KB");
  });
});

describe("properties", () => {
  it("are left out when hidden or empty; a zero with a unit or a limit is none of both", () => {
    expect(isShown({ name: "a", hidden: true, text: "x" })).toBe(false);
    expect(isShown({ name: "a", type: "hidden", text: "x" })).toBe(false);
    expect(isShown({ name: "a" })).toBe(false);
    expect(isShown({ name: "errors", unit: "percent" })).toBe(true);
    expect(text({ name: "errors", unit: "percent" })).toBe("0%");
  });
  it("keep their order, and have labels", () => {
    const names = shownProperties([
      { name: "b", text: "x", order: 2 },
      { name: "a", text: "x" },
    ]).map(({ name }) => name);
    expect(names).toEqual(["a", "b"]);
    expect(propertyLabel({ name: "instance-type" })).toBe("Instance Type");
    expect(propertyLabel({ name: "os", label: "System" })).toBe("System");
    expect(propertyLabel({ name: "replica_lag" })).toBe("Replica lag");
  });
});
