import * as v from "valibot";
import { flag, listEntries, oneOf, optionalText } from "~/components/address/searchParts";

/** What `add` holds while the type of a new connection is being picked; afterwards it holds the type. */
export const picking = "type";

/** What the connections page keeps in its address: the list, its type filter, and the dialog that is open, with its tab. */
export const connectionsSearch = v.object({
  ...listEntries,
  type: optionalText,
  id: optionalText,
  add: optionalText,
  /** Open tab of a saved connection; none for its form. */
  tab: oneOf(["permissions", "used"]),
  /** Open permission on the connection, or the dialog that adds one. */
  permission: optionalText,
  addPermission: flag,
});

export type ConnectionsSearch = v.InferOutput<typeof connectionsSearch>;

/** The address without any dialog. */
export const noDialog = {
  id: undefined,
  add: undefined,
  tab: undefined,
  permission: undefined,
  addPermission: undefined,
} as const;
