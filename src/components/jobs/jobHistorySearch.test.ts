import { expect, test } from "vitest";
import { isJobFiltered, jobFilters, jobParams } from "./jobHistorySearch";

const now = new Date("2026-03-01T09:30:42Z");

test("without an address the last two days count, successes left out", () => {
  expect(jobParams(jobFilters({}), { now })).toEqual({
    names: undefined,
    resourceTypes: undefined,
    statuses: "!SUCCESS",
    minDuration: undefined,
    since: "2026-02-27T09:30:00.000Z",
    until: undefined,
  });
  expect(isJobFiltered({})).toBe(false);
});

test("every filter of the address is sent", () => {
  const address = {
    name: "ConfigScraper:1",
    resource_type: "canary:-1,topology:-1",
    status: "FAILED:1,WARNING:1",
    duration: "60000",
    rangeType: "absolute",
    from: "2026-02-01T00:00:00Z",
    to: "2026-02-02T00:00:00Z",
  } as const;
  expect(jobParams(jobFilters(address), { now })).toEqual({
    names: "ConfigScraper",
    resourceTypes: "!canary,!topology",
    statuses: "FAILED,WARNING",
    minDuration: 60000,
    since: "2026-02-01T00:00:00.000Z",
    until: "2026-02-02T00:00:00.000Z",
  });
  expect(isJobFiltered(address)).toBe(true);
});

test("every state can be asked for", () => {
  expect(jobParams(jobFilters({ status: "all" }), { now }).statuses).toBeUndefined();
});

test("what is not on offer is no filter", () => {
  expect(jobFilters({ duration: "17" }).duration).toBe("");
  const unknown = jobFilters({ rangeType: "mapped", timeRange: "Doomsday" });
  expect(unknown.rangeFault).toContain("Doomsday");
  expect(jobParams(unknown, { now }).since).toBe("2026-02-27T09:30:00.000Z");
});
