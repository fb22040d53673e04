import * as v from "valibot";
import { flag, listEntries, optionalText } from "~/components/address/searchParts";

/** What the list of feature flags keeps in its address: `id` is the name of the one being edited. */
export const flagsSearch = v.object({ ...listEntries, id: optionalText, add: flag });
export type FlagsSearch = v.InferOutput<typeof flagsSearch>;
