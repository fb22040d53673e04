import * as v from "valibot";
import { carriedEntries } from "~/components/catalogTabs/carriedFilters";
import { insightsEntries } from "~/components/insights/insightsEntries";

/** What the address of the insights page holds. */
export const insightsSearch = v.object({ ...carriedEntries, ...insightsEntries });
export type InsightsPageSearch = v.InferOutput<typeof insightsSearch>;
