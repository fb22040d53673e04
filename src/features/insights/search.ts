import * as v from "valibot";
import { insightsEntries } from "~/components/insights/insightsEntries";

/** What the address of the insights page holds. */
export const insightsSearch = v.object(insightsEntries);
