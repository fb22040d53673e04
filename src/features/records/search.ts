import * as v from "valibot";
import { carriedEntries } from "~/components/catalogTabs/carriedFilters";
import { lastJobEntries } from "~/components/jobs/jobHistoryEntries";
import { listEntries } from "~/components/address/searchParts";

/** What the list of a table keeps in its address. */
export const recordListSearch = v.object({ ...listEntries, ...lastJobEntries });

/** The list of scrapers is a tab of the catalog, and knows which items are meant there. */
export const scraperListSearch = v.object({ ...recordListSearch.entries, ...carriedEntries });
