import { describe, expect, it } from "vitest";
import { configLook, formatUptime, groupLook, jobLook, statusLook } from "./health";

describe("looks", () => {
  it.each([
    ["healthy", "good", "circle", "Healthy"],
    ["Running", "good", "circle", "Running"],
    ["unhealthy", "bad", "square", "Unhealthy"],
    ["Degraded", "bad", "square", "Degraded"],
    ["missing", "bad", "square", "Missing"],
    ["warning", "mixed", "diamond", "Warning"],
    ["warn", "mixed", "diamond", "Warn"],
    ["suspended", "unknown", "ring", "Suspended"],
    [undefined, "unknown", "ring", "Unknown"],
  ])("%s", (status, tone, shape, word) =>
    expect(statusLook(status)).toEqual({ tone, shape, word }),
  );

  it("greys config health that is not known", () => {
    expect(configLook("healthy").tone).toBe("good");
    expect(configLook("progressing")).toEqual({
      tone: "unknown",
      shape: "ring",
      word: "Progressing",
    });
  });

  it("shows jobs by their status", () => {
    expect(
      ["RUNNING", "SUCCESS", "WARNING", "FAILED", "STOPPED", "?"].map(
        (status) => jobLook(status).tone,
      ),
    ).toEqual(["running", "good", "mixed", "bad", "bad", "unknown"]);
  });

  it("sums a group up", () => {
    expect(groupLook(["healthy", "healthy"]).tone).toBe("good");
    expect(groupLook(["unhealthy", null]).tone).toBe("bad");
    expect(groupLook(["healthy", "unhealthy"]).tone).toBe("mixed");
    expect(groupLook([]).tone).toBe("unknown");
  });
});

describe("formatUptime", () => {
  it("has one or two decimals and '-' without runs", () => {
    expect(formatUptime({ passed: 270, failed: 30 }, 2)).toBe("90.00%");
    expect(formatUptime({ passed: 2, failed: 1 }, 1)).toBe("66.7%");
    expect(formatUptime({ passed: 0, failed: 0 }, 1)).toBe("-");
    expect(formatUptime(undefined, 2)).toBe("-");
    expect(formatUptime({ passed: 5 }, 1)).toBe("100.0%");
    expect(formatUptime({ failed: 5 }, 1)).toBe("0.0%");
  });

  it("never hides a failure or a success by rounding", () => {
    expect(formatUptime({ passed: 99_999, failed: 1 }, 1)).toBe("99.9%");
    expect(formatUptime({ passed: 1, failed: 99_999 }, 2)).toBe("0.01%");
  });
});
