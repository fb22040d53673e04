import { describe, expect, it } from "vitest";
import { addDays, addMonths, dayForKey, isDay, monthWeeks } from "./calendarDays";

describe("days of the calendar", () => {
  it("ends on the last day of a month that is too short", () => {
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2024-02-29", 12)).toBe("2025-02-28");
    expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
  });

  it("counts over the ends of months and years", () => {
    expect(addDays("2025-12-31", 1)).toBe("2026-01-01");
    expect(addDays("2026-03-29", 1)).toBe("2026-03-30");
  });

  it("fills the weeks from Monday to Sunday", () => {
    const weeks = monthWeeks("2026-03-10");
    expect(weeks[0]).toEqual([
      "2026-02-23",
      "2026-02-24",
      "2026-02-25",
      "2026-02-26",
      "2026-02-27",
      "2026-02-28",
      "2026-03-01",
    ]);
    expect(weeks.at(-1)?.at(1)).toBe("2026-03-31");
    expect(weeks).toHaveLength(6);
    expect(monthWeeks("2027-02-05")).toHaveLength(4);
  });

  it("moves by the keys of a date grid", () => {
    expect(dayForKey("2026-03-04", "Home", false)).toBe("2026-03-02");
    expect(dayForKey("2026-03-04", "End", false)).toBe("2026-03-08");
    expect(dayForKey("2026-03-31", "PageUp", false)).toBe("2026-02-28");
    expect(dayForKey("2026-03-31", "PageDown", true)).toBe("2027-03-31");
    expect(dayForKey("2026-03-31", "a", false)).toBeUndefined();
  });

  it("knows days that exist", () => {
    expect(isDay("2026-02-28")).toBe(true);
    expect(isDay("2026-02-30")).toBe(false);
    expect(isDay("now")).toBe(false);
  });
});
