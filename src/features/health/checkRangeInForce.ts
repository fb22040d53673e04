import { minuteOf } from "~/lib/time/presentMinute";
import {
  checkRangeMinutes,
  defaultCheckRange,
  isCheckRange,
  checkRangeStart,
  graphStart,
  type CheckRange,
} from "~/lib/time/checkRange";

const minute = 60_000;

interface RangeInForce {
  range: CheckRange;
  /** `start` of getCheckGraph. */
  graphStart: string;
  /** First moment that the history shows, ISO; whole minutes, so that a page does not ask anew at every render. */
  since: string;
  /** Milliseconds that a point of the graph stands for, as getCheckGraph chooses them. */
  window: number;
}

/** Width of a point of getCheckGraph for a range of so many minutes. */
function windowOf(minutes: number): number {
  if (minutes <= 120) return minute;
  if (minutes <= 1_440) return 15 * minute;
  return (minutes <= 10_080 ? 60 : 240) * minute;
}

/**
 * The range of the check details: the address's, else the one that reaches back to the last run (spec 2 §9).
 * @param wanted the timeRange parameter; anything that is not one of the choices counts as absent.
 */
export function rangeInForce(
  wanted: string | undefined,
  lastRun: string | null | undefined,
  now: Date,
): RangeInForce {
  const range = isCheckRange(wanted) ? wanted : defaultCheckRange(lastRun, now);
  const rounded = minuteOf(now);
  return {
    range,
    graphStart: graphStart(range, rounded),
    since: checkRangeStart(range, rounded).toISOString(),
    window: windowOf(checkRangeMinutes(range, rounded)),
  };
}
