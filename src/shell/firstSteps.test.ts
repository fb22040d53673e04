import { describe, expect, it } from "vitest";
import { buildAccess } from "~/api/access";
import { stepDone, stepsFor, type Happened } from "./firstSteps";

const read = (name: string, status: string): Happened => ({
  kind: "read",
  name,
  data: { rows: [{ status }], total: null },
});

describe("first steps", () => {
  it.each<[string, Happened, string | undefined]>([
    ["the details of a failing check", read("checkDetail", "unhealthy"), "failing"],
    ["the details of one that passes", read("checkDetail", "healthy"), undefined],
    ["another read of something unhealthy", read("configDetail", "unhealthy"), undefined],
    ["evidence that was attached", { kind: "write", operation: "createEvidence" }, "evidence"],
    ["a playbook that was run", { kind: "write", operation: "runPlaybook" }, "run"],
    ["a canary that was added", { kind: "write", operation: "createCanary" }, "check"],
    ["a canary that was changed", { kind: "write", operation: "updateCanary" }, undefined],
    ["what is around a check", { kind: "page", path: "/around", search: { id: "1" } }, "around"],
    ["that page without a check", { kind: "page", path: "/around", search: {} }, undefined],
  ])("%s", (_words, happened, step) => expect(stepDone(happened)).toBe(step));

  it("ask nobody for what they may not do", () => {
    expect(stepsFor(buildAccess(["admin"]))).toHaveLength(5);
    expect(stepsFor(buildAccess(["viewer"])).map(({ id }) => id)).not.toContain("check");
    expect(stepsFor(buildAccess(["viewer"])).map(({ id }) => id)).toContain("failing");
  });
});
