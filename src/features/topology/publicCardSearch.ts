import * as v from "valibot";
import { optionalText } from "~/components/address/searchParts";

/** What the card keeps in its address. */
export const publicCardSearch = v.object({
  /** small, medium, large, extra_large, or a width such as 480px or 60vw. */
  size: optionalText,
  /** How often it asks again: 30s, 5m, None. */
  refresh: optionalText,
});

export type PublicCardSearch = v.InferOutput<typeof publicCardSearch>;
