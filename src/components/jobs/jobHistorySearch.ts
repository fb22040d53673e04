import type { JobHistoryParams } from "~generated/db/reads";
import {
  readTimeRange,
  resolveTimeRange,
  timeRangeFault,
  type TimeRange,
} from "~/lib/time/timeRange";
import { parseTriState, triStateToServer, type TriState } from "~/lib/labels/triState";
import { minuteOf, presentMinute } from "~/lib/time/presentMinute";
import type { JobHistorySearch } from "./jobHistoryEntries";

/** The filter on states that holds until another is chosen (spec 3 §9). */
const defaultStatus = "SUCCESS:-1";

/** Stands in the address for "every state": a missing filter means the default. */
export const everyStatus = "all";

const defaultRange: TimeRange = { type: "relative", display: "2 days", range: "now-2d" };

/** Least durations on offer, in milliseconds as the address keeps them (spec 3 §9). */
export const jobDurations = [
  { value: "", label: "None" },
  { value: "15000", label: "15 seconds" },
  { value: "30000", label: "30 seconds" },
  { value: "60000", label: "1 minute" },
  { value: "120000", label: "2 minutes" },
  { value: "180000", label: "3 minutes" },
  { value: "300000", label: "5 minutes" },
  { value: "600000", label: "10 minutes" },
  { value: "900000", label: "15 minutes" },
] as const;

/** What the address asks for, with the defaults in place. */
export interface JobFilters {
  names: TriState;
  resourceTypes: TriState;
  statuses: TriState;
  /** Milliseconds as text; empty for none. */
  duration: string;
  range: TimeRange;
  /** Why the address's range does not hold, as a sentence; the default holds instead. */
  rangeFault: string | undefined;
}

export function jobFilters(address: JobHistorySearch): JobFilters {
  const known = jobDurations.find(({ value }) => value === address.duration);
  return {
    names: parseTriState(address.name),
    resourceTypes: parseTriState(address.resource_type),
    statuses: parseTriState(address.status ?? defaultStatus),
    duration: known?.value ?? "",
    range: readTimeRange(address, { log: () => {} }) ?? defaultRange,
    rangeFault: timeRangeFault(address),
  };
}

/** The address with the default range spelt out, for the time-range picker. */
export const rangeAddress = ({ range }: JobFilters): Readonly<Record<string, unknown>> => ({
  ...range,
  rangeType: range.type,
});

/** Whether anything beside the defaults is filtered. */
export const isJobFiltered = (address: JobHistorySearch): boolean =>
  [address.name, address.resource_type, address.status, address.duration, address.rangeType].some(
    (value) => value !== undefined,
  );

export interface Clock {
  now?: Date;
  /** Whose days are meant: an IANA name; the browser's own by default. */
  timeZone?: string;
}

/**
 * Filters as the read takes them. "Now" is the present minute, so that the same filters are the same read for a while,
 * and a range that ends now is open: runs that start meanwhile belong to it.
 */
export function jobParams(
  { range, names, resourceTypes, statuses, duration }: JobFilters,
  { now = presentMinute(), timeZone }: Clock = {},
): Omit<JobHistoryParams, "limit" | "offset" | "order"> {
  const bounds = resolveTimeRange(range, { now: minuteOf(now), timeZone });
  return {
    names: triStateToServer(names),
    resourceTypes: triStateToServer(resourceTypes),
    statuses: triStateToServer(statuses),
    minDuration: duration ? Number(duration) : undefined,
    since: bounds?.from.toISOString(),
    until: range.type === "relative" ? undefined : bounds?.to?.toISOString(),
  };
}
