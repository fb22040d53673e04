import * as v from "valibot";
import { listEntries, optionalText, timeRangeEntries } from "~/components/address/searchParts";

/** What a job history keeps in its address. Spread it into a route's search schema. */
export const jobHistoryEntries = {
  ...listEntries,
  name: optionalText,
  resource_type: optionalText,
  status: optionalText,
  duration: optionalText,
  ...timeRangeEntries,
  /** Id of the run whose details are open. */
  job: optionalText,
};

export const jobHistorySearch = v.object(jobHistoryEntries);
export type JobHistorySearch = v.InferOutput<typeof jobHistorySearch>;

/** What a list with the columns of `lastJob` keeps in its address: the record whose last job is looked at. */
export const lastJobEntries = { details: optionalText };
export interface LastJobSearch {
  details?: string | undefined;
}
