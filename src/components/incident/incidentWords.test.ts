import { describe, expect, test } from "vitest";
import {
  asksForDone,
  childType,
  hypothesisStatuses,
  incidentSeverities,
  incidentStatuses,
  incidentType,
  incidentTypes,
  levelFilter,
  newHypothesis,
  newIncident,
  nextStatuses,
  optionOf,
  severityLevel,
  spellingsFilter,
  statusWord,
} from "./incidentWords";

const values = (words: readonly { value: string }[]) => words.map(({ value }) => value);

describe("words of the specification", () => {
  test("severities, Medium alone with a capital", () => {
    expect(values(incidentSeverities)).toEqual([
      "info",
      "warning",
      "low",
      "Medium",
      "high",
      "blocker",
      "critical",
    ]);
  });

  test("types", () => {
    expect(values(incidentTypes)).toEqual([
      "cost",
      "availability",
      "performance",
      "security",
      "integration",
      "compliance",
      "technicalDebt",
      "reliability",
    ]);
  });

  test("states", () => {
    expect(values(incidentStatuses)).toEqual([
      "open",
      "closed",
      "investigating",
      "mitigated",
      "new",
      "resolved",
    ]);
  });

  test("defaults", () => {
    expect(newIncident).toEqual({ type: "availability", severity: "low", status: "open" });
    expect(newHypothesis).toEqual({ status: "possible", type: "root" });
    expect(hypothesisStatuses.find(({ value }) => value === newHypothesis.status)?.label).toBe(
      "Possible",
    );
  });
});

test.each([
  ["low", "Low"],
  ["Medium", "Medium"],
  ["medium", "Medium"],
  ["High", "High"],
  ["blocker", "Blocker"],
  ["CRITICAL", "Critical"],
  ["0", "Low"],
  [0, "Low"],
  ["1", "Medium"],
  ["2", "High"],
  ["3", "Blocker"],
  [4, "Critical"],
  ["5", "Low"],
  ["info", "Low"],
  ["warning", "Low"],
  ["whatever", "Low"],
  ["", "Low"],
  [null, "Low"],
] as const)("severity %j reads %s", (stored, level) => {
  expect(severityLevel(stored)).toBe(level);
});

test.each([
  ["new", ["new", "open", "investigating", "mitigated", "resolved", "closed"]],
  ["open", ["open", "investigating", "mitigated", "resolved", "closed"]],
  ["investigating", ["investigating", "mitigated", "resolved", "closed"]],
  ["mitigated", ["mitigated", "resolved", "closed", "open"]],
  ["resolved", ["resolved", "closed", "open"]],
  ["closed", ["closed", "open"]],
  ["Open", ["open", "investigating", "mitigated", "resolved", "closed"]],
])("from %s may follow %j", (from, to) => {
  expect(nextStatuses(from)).toEqual(to);
});

test("out of a state that nobody knows there is a way to every other", () => {
  expect(nextStatuses("cancelled")).toEqual(["cancelled", ...values(incidentStatuses)]);
});

test.each([
  ["open", "mitigated", true],
  ["investigating", "resolved", true],
  ["mitigated", "resolved", true],
  ["mitigated", "mitigated", false],
  ["open", "investigating", false],
  ["resolved", "closed", false],
  ["closed", "open", false],
])("from %s to %s asks what shows it: %s", (from, to, asks) => {
  expect(asksForDone(from, to)).toBe(asks);
});

test("a stored value is read whatever its spelling and written as the specification lists it", () => {
  expect(optionOf(incidentSeverities, "medium")).toBe("Medium");
  expect(optionOf(incidentSeverities, "High")).toBe("high");
  expect(optionOf(incidentTypes, "technical_debt")).toBe("technicalDebt");
  expect(optionOf(incidentStatuses, "Resolved")).toBe("resolved");
  expect(optionOf(incidentStatuses, "cancelled")).toBe("cancelled");
  expect(optionOf(incidentStatuses, null)).toBe("");
});

test("a filter finds every spelling", () => {
  expect(spellingsFilter(["Medium"])).toBe("Medium,medium,1");
  expect(spellingsFilter(["high"])).toBe("high,High,2");
  expect(spellingsFilter(["technicalDebt"])).toBe(
    "technicalDebt,technicaldebt,TechnicalDebt,technical_debt",
  );
  expect(spellingsFilter([])).toBeUndefined();
});

test("what reads as Low is what reads as no other level", () => {
  expect(levelFilter("Critical")).toBe("Critical,critical,4");
  expect(levelFilter("Low")).toBe(
    "!Medium,!medium,!1,!High,!high,!2,!Blocker,!blocker,!3,!Critical,!critical,!4",
  );
});

test("words for what nobody listed", () => {
  expect(statusWord("cancelled")).toBe("Cancelled");
  expect(statusWord(null)).toBe("Unknown");
  expect(incidentType(null).label).toBe("NA");
  expect(incidentType("technical_debt").label).toBe("Technical Debt");
  expect(incidentType("weather").label).toBe("Weather");
});

test("a solution has nothing below it", () => {
  expect(["root", "factor", "solution"].map(childType)).toEqual(["factor", "solution", undefined]);
});
