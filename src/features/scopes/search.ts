import * as v from "valibot";
import { flag, listEntries, optionalText } from "~/components/address/searchParts";

/** What the scopes page keeps in its address: the list, and the dialog that is open. */
export const scopesSearch = v.object({ ...listEntries, id: optionalText, add: flag });

export type ScopesSearch = v.InferOutput<typeof scopesSearch>;
