import * as v from "valibot";
import { changesEntries } from "~/components/changes/changesEntries";

/** What the address of the changes page holds. */
export const changesSearch = v.object(changesEntries);
