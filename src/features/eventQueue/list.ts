import { listEventQueueSummary } from "~generated/access";
import { eventQueueOptions } from "~generated/db/reads";
import { listSearch, wholeList } from "~/components/resource/list";

/** The read, asked again while the page is in sight. */
export const eventQueueRead = { ...eventQueueOptions(), refetchInterval: 5_000 };

/** Events that wait or failed, by name: the server sends them all. */
export const eventQueueList = wholeList({
  title: "Event Queue",
  access: listEventQueueSummary.resource,
  search: listSearch,
  readAhead: (client) => void client.prefetchQuery(eventQueueOptions()),
  sortKeys: [
    "name",
    "pending",
    "failed",
    "average_attempts",
    "oldest",
    "first_failure",
    "last_failure",
  ],
  sort: { by: "last_failure", desc: true },
});
