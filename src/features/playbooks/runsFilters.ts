import type { PlaybookRunsParams } from "~generated/db/reads";
import { parseTriState, triStateToServer } from "~/lib/labels/triState";
import { readTimeRange, resolveTimeRange, type TimeRange } from "~/lib/time/timeRange";
import { type RunDraft, targetIn } from "~/components/playbookRun/runDraft";
import { minuteOf, presentMinute } from "~/lib/time/presentMinute";
import type { RunsSearch } from "./search";

const defaultRange: TimeRange = { type: "relative", display: "7 days", range: "now-7d" };

/** The time that the address asks for; the last seven days without one. */
export const rangeOf = (search: RunsSearch): TimeRange =>
  readTimeRange(search, { log: () => {} }) ?? defaultRange;

/** The address with the default range spelt out, for the time-range picker. */
export const rangeAddress = (search: RunsSearch): Readonly<Record<string, unknown>> => {
  const range = rangeOf(search);
  return { ...range, rangeType: range.type };
};

interface Clock {
  now?: Date;
  timeZone?: string | undefined;
}

/**
 * Runs that began, or were made, within the time. "Now" is the present minute, and a range that ends now is open: runs
 * that start meanwhile belong to it.
 */
export function periodOf(
  search: RunsSearch,
  { now = presentMinute(), timeZone }: Clock = {},
): string | undefined {
  const range = rangeOf(search);
  const bounds = resolveTimeRange(range, { now: minuteOf(now), timeZone });
  if (!bounds) return undefined;
  const from = bounds.from.toISOString();
  const to = range.type === "relative" ? undefined : bounds.to?.toISOString();
  const within = (column: string) =>
    to === undefined ? `${column}.gte.${from}` : `and(${column}.gte.${from},${column}.lte.${to})`;
  return `(${within("start_time")},${within("created_at")})`;
}

const triggers = {
  person: "(created_by.not.is.null)",
  notification: "(notification_send_id.not.is.null)",
  webhook: "(request->>path.not.is.null)",
  event: "(request->>event.not.is.null)",
} as const;

const keyOf = { config: "configId", component: "componentId", check: "checkId" } as const;

/** The filters of the address as the read takes them. */
export function runsParams(
  search: RunsSearch,
  clock?: Clock,
): Omit<PlaybookRunsParams, "limit" | "offset" | "order"> {
  const target = targetIn(search);
  return {
    ...(search.playbook && { playbookId: search.playbook }),
    ...(search.person && { creatorId: search.person }),
    ...(target && { [keyOf[target.kind]]: target.id }),
    ...(search.trigger && { trigger: triggers[search.trigger] }),
    ...(search.status && { statuses: triStateToServer(parseTriState(search.status)) }),
    period: periodOf(search, clock),
  };
}

/** How many filters beside the time are set. */
export const filtersSet = (search: RunsSearch): number =>
  [search.playbook, search.status, search.person, search.trigger, targetIn(search)].filter(Boolean)
    .length;

/** What an address fills into the run dialog: what to run for, and values by `params.<name>`; undefined for nothing. */
export function startIn(search: Readonly<Record<string, unknown>>): RunDraft | undefined {
  const target = targetIn(search);
  const typed = Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) =>
      key.startsWith("params.") &&
      (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
        ? [[key.slice("params.".length), String(value)]]
        : [],
    ),
  );
  return target !== null || Object.keys(typed).length > 0 ? { target, typed } : undefined;
}
