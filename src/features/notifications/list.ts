import { summarizeNotificationsOptions } from "~generated/notification/@tanstack/react-query.gen";
import type { NotificationSummaryQuery } from "~generated/notification/types.gen";
import { sendHistoryOptions } from "~generated/db/reads";
import { listOrder, type ListOrder } from "~/components/list/useListState";
import { preferences } from "~/components/preferences/preferences";
import { parseTriState, triStateToServer } from "~/lib/labels/triState";
import { askedTimes, readTimeRange, timeRangeForServer } from "~/lib/time/timeRange";
import { statusMarks, type NotificationsSearch } from "./search";

/** Pages of groups are never longer (contract). */
export const mostGroups = 50;
/** What is new is asked for this often, while the page is in sight. */
export const LIVE_MS = 15_000;

const groupSorts = [
  "last_seen",
  "first_observed",
  "name",
  "total",
  "sent",
  "error",
  "suppressed",
] as const;
export const groupOrder: ListOrder<(typeof groupSorts)[number]> = {
  sortKeys: groupSorts,
  sort: { by: "last_seen", desc: true },
  pageSize: mostGroups,
};

const sendSorts = ["created_at", "status"] as const;
export const sendOrder: ListOrder<(typeof sendSorts)[number]> = {
  sortKeys: sendSorts,
  sort: { by: "created_at", desc: true },
};

/** What an address asks for, grouped by resource. */
function groupsQuery(search: NotificationsSearch): NotificationSummaryQuery {
  const { by, desc, pageIndex, pageSize } = listOrder(search, groupOrder);
  const status = triStateToServer(statusMarks(search.status));
  const resourceType = triStateToServer(parseTriState(search.resource_type));
  const range = readTimeRange(search);
  const times = range && timeRangeForServer(range);
  return {
    includeDeletedResources: preferences.read().showDeleted,
    pageIndex,
    pageSize: Math.min(pageSize, mostGroups),
    sortBy: by,
    sortOrder: desc ? "desc" : "asc",
    ...(search.query !== undefined && { search: search.query }),
    ...(status !== undefined && { status }),
    ...(search.silenced_by !== undefined && { silencedBy: search.silenced_by }),
    ...(resourceType !== undefined && { resourceType }),
    ...(times && { from: times.from, ...(times.to !== undefined && { to: times.to }) }),
  };
}

/** Read of one page of groups. */
export const groupsRead = (search: NotificationsSearch) => ({
  ...summarizeNotificationsOptions({ body: groupsQuery(search) }),
  staleTime: LIVE_MS,
});

/** Read of one page of what was sent about a resource. */
export function sendsRead(resourceId: string, search: NotificationsSearch, now?: Date) {
  const { params } = listOrder(search, sendOrder);
  const statuses = triStateToServer(statusMarks(search.status));
  const { limit, offset, order } = params;
  return sendHistoryOptions({
    resourceId,
    limit,
    offset,
    order,
    ...(statuses !== undefined && { statuses }),
    ...(search.silenced_by !== undefined && { silencedBy: search.silenced_by }),
    ...askedTimes(search, { now }),
  });
}
