import * as v from "valibot";
import { oneOf, optionalText } from "~/components/address/searchParts";

/** What is asked: who (the reader without one), what with, and whether to read or write it. */
export const whySearch = v.object({
  person: optionalText,
  action: oneOf(["read", "write"]),
  resource: optionalText,
});
export type WhySearch = v.InferOutput<typeof whySearch>;
