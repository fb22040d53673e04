import { describe, expect, test } from "vitest";
import { isFinalAction, isFinalRun, runStatuses, statusLabel, statusTone } from "./runStatus";

/** Known values of the contract: [word, tone, final as a run, final as an action]. */
const known = {
  completed: ["Completed", "good", true, true],
  failed: ["Failed", "bad", true, true],
  timed_out: ["Timed Out", "bad", true, false],
  cancelled: ["Cancelled", "unknown", true, false],
  pending_approval: ["Pending Approval", "mixed", false, false],
  waiting: ["Waiting", "mixed", false, false],
  waiting_children: ["Waiting for children", "mixed", false, false],
  running: ["Running", "running", false, false],
  retrying: ["Retrying", "running", false, false],
  scheduled: ["Scheduled", "unknown", false, false],
  sleeping: ["Sleeping", "unknown", false, false],
  skipped: ["Skipped", "unknown", false, true],
} as const;

describe.each(Object.entries(known))("%s", (status, [label, tone, isRun, isAction]) => {
  test("has its word, its tone and its end", () => {
    expect(statusLabel(status)).toBe(label);
    expect(statusTone(status)).toBe(tone);
    expect(isFinalRun(status)).toBe(isRun);
    expect(isFinalAction(status)).toBe(isAction);
  });
});

test("every status of a run can be filtered by", () => {
  const ofActions = ["waiting_children", "skipped"];
  expect([...runStatuses].toSorted()).toEqual(
    Object.keys(known)
      .filter((status) => !ofActions.includes(status))
      .toSorted(),
  );
});

test("a status that nobody knows is shown as it is", () => {
  expect(statusLabel("on_hold")).toBe("on hold");
  expect(statusTone("on_hold")).toBe("unknown");
});
