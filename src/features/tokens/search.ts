import * as v from "valibot";
import { flag, listEntries, optionalText } from "~/components/address/searchParts";

/** What the address of the tokens page holds. */
export const tokensSearch = v.object({
  ...listEntries,
  /** Token whose details are open. */
  id: optionalText,
  /** Whether the form for a new token is open. */
  addToken: flag,
  /** False shows the tokens of agents too. */
  hideAgents: flag,
});
export type TokensSearch = v.InferOutput<typeof tokensSearch>;
