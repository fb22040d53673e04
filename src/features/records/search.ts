import * as v from "valibot";
import { jobHistoryEntries, lastJobEntries } from "~/components/jobs/jobHistoryEntries";
import { flag, listEntries, optionalText } from "~/components/address/searchParts";

/** What the list of a table keeps in its address. */
export const recordListSearch = v.object({ ...listEntries, ...lastJobEntries });

/**
 * What the page of a record keeps in its address: its tab, whether something is being added there, and what its
 * job history shows.
 */
export const recordSearch = v.object({ ...jobHistoryEntries, tab: optionalText, add: flag });
export type RecordSearch = v.InferOutput<typeof recordSearch>;
