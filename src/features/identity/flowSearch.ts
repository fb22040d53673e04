import {
  boolean,
  fallback,
  literal,
  object,
  optional,
  pipe,
  string,
  transform,
  union,
  type InferOutput,
} from "valibot";

const text = fallback(optional(string()), undefined);
const flag = fallback(
  optional(
    pipe(
      union([boolean(), literal("true"), literal("false")]),
      transform((value) => value === true || value === "true"),
    ),
  ),
  undefined,
);

/** Query parameters of the sign-in pages (spec 1 §2); username and password are taken off before (givenCredentials). */
export const flowSearch = object({ return_to: text, flow: text, aal: text, refresh: flag });

/** What the address of a sign-in page says. */
export type FlowSearch = InferOutput<typeof flowSearch>;
