import * as v from "valibot";
import { lastJobEntries } from "~/components/jobs/jobHistoryEntries";
import { listEntries } from "~/components/address/searchParts";

/** What the list of a table keeps in its address. */
export const recordListSearch = v.object({ ...listEntries, ...lastJobEntries });
