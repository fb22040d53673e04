import * as v from "valibot";
import { flag, listEntries, optionalText } from "~/components/address/searchParts";

/** What the address of the users page holds. */
export const usersSearch = v.object({
  ...listEntries,
  /** Person whose editor is open. */
  id: optionalText,
  /** Whether the form of an invitation is open. */
  add: flag,
});
export type UsersSearch = v.InferOutput<typeof usersSearch>;
