import * as v from "valibot";
import { oneOf, optionalText } from "~/components/address/searchParts";

export const rights = ["playbook:run", "playbook:approve", "playbook:cancel"] as const;

/** Kinds of records that can be asked about one by one. */
export const kinds = ["config", "component", "check", "connection", "view"] as const;
export type RecordKind = (typeof kinds)[number];

/**
 * What is asked: who (the reader without one, or an access token), and what: a resource to read or write, one
 * record of a kind, or a right to one playbook.
 */
export const whySearch = v.object({
  who: oneOf(["token"]),
  person: optionalText,
  token: optionalText,
  action: oneOf(["read", "write"]),
  resource: optionalText,
  kind: oneOf(kinds),
  id: optionalText,
  right: oneOf(rights),
  playbook: optionalText,
});
export type WhySearch = v.InferOutput<typeof whySearch>;
