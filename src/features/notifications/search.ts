import * as v from "valibot";
import { listEntries, optionalText, timeRangeEntries } from "~/components/address/searchParts";
import { parseTriState, type TriState } from "~/lib/labels/triState";

/** What the lists of notifications keep in their address (facts 5.2). */
export const notificationsSearch = v.object({
  ...listEntries,
  ...timeRangeEntries,
  /** States: `error:1`; `any` shows all. Missing leaves out what was skipped and silenced. */
  status: optionalText,
  /** Kinds of resources: `check:1,config:1`. */
  resource_type: optionalText,
  /** Only what this silence kept back. */
  silenced_by: optionalText,
  /** Notification whose details are open. */
  id: optionalText,
});

export type NotificationsSearch = v.InferOutput<typeof notificationsSearch>;

const usual: TriState = new Map([
  ["skipped", -1],
  ["silenced", -1],
]);

/** States of an address that are included and excluded. */
export const statusMarks = (status: string | undefined): TriState =>
  status === undefined ? usual : status === "any" ? new Map() : parseTriState(status);

/** Whether an address narrows more than it does by itself. */
export const isNarrowed = (search: NotificationsSearch): boolean =>
  search.status !== undefined ||
  search.resource_type !== undefined ||
  search.silenced_by !== undefined ||
  search.rangeType !== undefined;

/** All of that taken away. */
export const unfiltered: Partial<NotificationsSearch> = {
  query: undefined,
  status: undefined,
  resource_type: undefined,
  silenced_by: undefined,
  rangeType: undefined,
  display: undefined,
  from: undefined,
  to: undefined,
  range: undefined,
  timeRange: undefined,
  pageIndex: undefined,
};
