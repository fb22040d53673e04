import * as v from "valibot";
import { jobHistoryEntries } from "~/components/jobHistoryEntries";
import { flag, listEntries, optionalText } from "~/components/searchParts";

/** What the list of a table keeps in its address; `details` is the record whose last job is looked at. */
export const recordListSearch = v.object({ ...listEntries, details: optionalText });
export type RecordListSearch = v.InferOutput<typeof recordListSearch>;

/**
 * What the page of a record keeps in its address: its tab, whether something is being added there, and what its
 * job history shows.
 */
export const recordSearch = v.object({ ...jobHistoryEntries, tab: optionalText, add: flag });
export type RecordSearch = v.InferOutput<typeof recordSearch>;
