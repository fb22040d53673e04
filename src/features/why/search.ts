import * as v from "valibot";
import { oneOf, optionalText } from "~/components/address/searchParts";

export const rights = ["playbook:run", "playbook:approve", "playbook:cancel"] as const;

/**
 * What is asked: who (the reader without one, or an access token), and what: a resource to read or write, or a right to
 * one playbook.
 */
export const whySearch = v.object({
  who: oneOf(["token"]),
  person: optionalText,
  token: optionalText,
  action: oneOf(["read", "write"]),
  resource: optionalText,
  right: oneOf(rights),
  playbook: optionalText,
});
export type WhySearch = v.InferOutput<typeof whySearch>;
