import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { presentMinute } from "./presentMinute";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a minute is the same object for as long as it lasts", () => {
  vi.setSystemTime("2026-03-01T09:30:05Z");
  const present = presentMinute();
  expect(present.toISOString()).toBe("2026-03-01T09:30:00.000Z");
  vi.setSystemTime("2026-03-01T09:30:59.999Z");
  expect(presentMinute()).toBe(present);
  vi.setSystemTime("2026-03-01T09:31:00Z");
  expect(presentMinute().toISOString()).toBe("2026-03-01T09:31:00.000Z");
});
