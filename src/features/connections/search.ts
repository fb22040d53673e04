import * as v from "valibot";
import { listEntries, optionalText } from "~/components/searchParts";

/** What `add` holds while the type of a new connection is being picked; afterwards it holds the type. */
export const picking = "type";

/** What the connections page keeps in its address: the list, its type filter, and the dialog that is open. */
export const connectionsSearch = v.object({
  ...listEntries,
  type: optionalText,
  id: optionalText,
  add: optionalText,
});

export type ConnectionsSearch = v.InferOutput<typeof connectionsSearch>;
