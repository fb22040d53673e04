import * as v from "valibot";
import { flag, listEntries, oneOf, optionalText } from "~/components/address/searchParts";

/** What the address of the users page holds. */
export const usersSearch = v.object({
  ...listEntries,
  /** Person whose editor is open. */
  id: optionalText,
  /** What is asked about that person instead. */
  ask: oneOf(["activate", "deactivate", "delete"]),
  /** Whether the form of an invitation is open. */
  add: flag,
});
export type UsersSearch = v.InferOutput<typeof usersSearch>;

/** The address without any dialog. */
export const usersClosed = { id: undefined, ask: undefined, add: undefined } as const;
