import { describe, expect, it } from "vitest";
import {
  fullyPassing,
  groupHealth,
  healthOf,
  lastTransition,
  latencyOf,
  meanLatency,
  memberCounts,
  memberWords,
  sumUptime,
  uptimeShare,
} from "./measures";
import { sampleCheck } from "./sampleCheck";
import { labelOf, titleOf } from "./title";

const good = sampleCheck();
const bad = sampleCheck({ status: "unhealthy", uptime: { passed: 1, failed: 3 } });

describe("measures", () => {
  it("calls a group good, bad or mixed", () => {
    expect(groupHealth([good, good])).toBe("healthy");
    expect(groupHealth([bad])).toBe("unhealthy");
    expect(groupHealth([good, bad])).toBe("mixed");
    expect(healthOf(sampleCheck({ status: "" }))).toBe("unknown");
  });

  it("adds up uptime and knows when there is none", () => {
    expect(sumUptime([good, bad])).toEqual({ passed: 11, failed: 3 });
    expect(uptimeShare({ passed: 1, failed: 3 })).toBe(0.25);
    expect(uptimeShare({ passed: 0, failed: 0 })).toBeUndefined();
    expect(fullyPassing([good, bad])).toBe(1);
  });

  it("says in words how the members are", () => {
    const had = sampleCheck({ uptime: { passed: 9, failed: 1 } });
    const words = (members: Parameters<typeof memberCounts>[0]) =>
      memberWords(memberCounts(members));
    expect(words([good, good, had])).toBe("3 healthy, 1 had failures");
    expect(words([bad, bad, good, sampleCheck({ status: "" })])).toBe(
      "2 failing, 1 unknown, 1 healthy",
    );
  });

  it("takes the 95th percentile, else what the backend sends", () => {
    expect(latencyOf({ p95: 1, p99: 3, rolling1h: 9 })).toBe(1);
    expect(latencyOf({ p99: 3, rolling1h: 0 })).toBe(3);
    expect(latencyOf({ rolling1h: 0 })).toBeUndefined();
    expect(
      meanLatency([
        good,
        sampleCheck({ latency: { p95: 40, rolling1h: 0 } }),
        sampleCheck({ latency: { rolling1h: 0 } }),
      ]),
    ).toBe(30);
  });

  it("takes the latest transition of a group", () => {
    const early = sampleCheck({ last_transition_time: "2026-11-01T00:00:00Z" });
    const late = sampleCheck({ last_transition_time: "2026-11-02T00:00:00.5+00:00" });
    expect(lastTransition([early, late, good])).toBe("2026-11-02T00:00:00.5+00:00");
    expect(lastTransition([good])).toBeUndefined();
  });
});

describe("titles", () => {
  it.each([
    [{ name: "a/b" }, undefined, ["a"], "b"],
    [{ name: "default/ping" }, undefined, [], "ping"],
    [{ name: "", description: "pings" }, undefined, [], "pings"],
    [{ name: "checkout/create" }, "checkout", [], "create"],
    [{ name: "", description: "", endpoint: "http://a/b" }, undefined, [], "http://a/b"],
  ] as const)("%o", (change, cut, path, name) => {
    expect(titleOf(sampleCheck(change), cut)).toEqual({ path, name });
  });

  it("falls back to the id, so that a row is never blank", () => {
    const check = sampleCheck({ name: " " });
    expect(labelOf(check)).toBe(check.id);
  });
});
