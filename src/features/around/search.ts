import * as v from "valibot";
import { oneOf, optionalText } from "~/components/address/searchParts";

/** How far the page looks to both sides of the moment. */
export const spans = { "15m": 15, "1h": 60, "6h": 360, "24h": 1_440 } as const;
export const spanNames = ["15m", "1h", "6h", "24h"] as const;

export const sources = ["change", "run", "notification", "incident"] as const;
export type Source = (typeof sources)[number];

/** What the address says: the moment (ISO; now where it is missing), how far around it, and what it is about. */
export const aroundSearch = v.object({
  at: optionalText,
  span: oneOf(spanNames),
  source: oneOf(sources),
  kind: oneOf(["check", "component", "config"]),
  id: optionalText,
});
export type AroundSearch = v.InferOutput<typeof aroundSearch>;
