import { describe, expect, it } from "vitest";
import { firstDay, runsByDay, sumOfDays, textOfDay, toneOfDay } from "./uptimeDays";

const now = Date.parse("2026-11-22T14:50:00Z");
const row = (day: string, passed: number, failed: number, check = "a") => ({
  check_id: check,
  created_at: `${day}T00:00:00+00:00`,
  total: passed + failed,
  passed,
  failed,
});

describe("days of uptime", () => {
  it("are 90, end today and begin where the backend is asked from", () => {
    const days = runsByDay([], now);
    expect(days).toHaveLength(90);
    expect(days.at(-1)?.date).toBe("2026-11-22");
    expect(days[0]?.date).toBe("2026-08-25");
    expect(firstDay(now)).toBe("2026-08-25T00:00:00.000Z");
  });

  it("put the runs of all checks together, and leave out what is older", () => {
    const days = runsByDay(
      [row("2026-11-20", 90, 10), row("2026-11-20", 100, 0, "b"), row("2026-08-24", 1, 1)],
      now,
    );
    expect(days.find(({ date }) => date === "2026-11-20")).toEqual({
      date: "2026-11-20",
      passed: 190,
      failed: 10,
    });
    expect(sumOfDays(days, 90)).toEqual({ passed: 190, failed: 10, unknown: 89 });
    expect(sumOfDays(days, 2)).toEqual({ passed: 0, failed: 0, unknown: 2 });
  });

  it.each([
    [100, 0, "good"],
    [2878, 2, "mixed"],
    [95, 5, "bad"],
    [0, 0, undefined],
  ])("with %d passed and %d failed runs are %s", (passed, failed, tone) => {
    expect(toneOfDay({ date: "2026-11-20", passed, failed })).toBe(tone);
  });

  it("say their date, share and counts, and when there is no data", () => {
    expect(textOfDay({ date: "2026-11-20", passed: 2878, failed: 2 }, false)).toBe(
      "Fri, 20 Nov 2026: 99.93%, 2 of 2,880 runs failed",
    );
    expect(textOfDay({ date: "2026-11-22", passed: 1, failed: 0 }, true)).toBe(
      "Sun, 22 Nov 2026, so far: 100.00%, 0 of 1 run failed",
    );
    expect(textOfDay({ date: "2026-11-19", passed: 0, failed: 0 }, false)).toBe(
      "Thu, 19 Nov 2026: no data",
    );
  });
});
