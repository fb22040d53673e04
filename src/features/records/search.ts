import * as v from "valibot";
import { jobHistoryEntries } from "~/components/jobs/jobHistoryEntries";
import { flag, listEntries, oneOf, optionalText } from "~/components/address/searchParts";

/** Kinds of integrations, as the backend and addresses call them. */
export const integrationTypes = ["scrapers", "topologies", "logging_backends"] as const;

/**
 * What the list of a table keeps in its address; `details` is the record whose last job is looked at, `type` the one
 * kind that a list of several is narrowed to.
 */
export const recordListEntries = {
  ...listEntries,
  details: optionalText,
  type: oneOf(integrationTypes),
};
export const recordListSearch = v.object(recordListEntries);
export type RecordListSearch = v.InferOutput<typeof recordListSearch>;

/**
 * What the page of a record keeps in its address: its tab, whether something is being added there, and what its
 * job history shows.
 */
export const recordSearch = v.object({ ...jobHistoryEntries, tab: optionalText, add: flag });
export type RecordSearch = v.InferOutput<typeof recordSearch>;
