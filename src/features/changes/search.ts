import * as v from "valibot";
import { changesEntries } from "~/components/changes/changesEntries";
import { carriedEntries } from "~/components/catalogTabs/carriedFilters";

/** What the address of the changes page holds. */
export const changesSearch = v.object({ ...carriedEntries, ...changesEntries });
export type ChangesPageSearch = v.InferOutput<typeof changesSearch>;
