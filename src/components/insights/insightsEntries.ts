import * as v from "valibot";
import { listEntries, optionalText } from "~/components/address/searchParts";

const { query, ...paging } = listEntries;

/** What a list of insights keeps in its address (facts 12.1). Spread it into a route's search schema. */
export const insightsEntries = {
  ...paging,
  query,
  /** One type, or types that are in or out. */
  configType: optionalText,
  configTypes: optionalText,
  type: optionalText,
  severity: optionalText,
  analyzer: optionalText,
  source: optionalText,
  component: optionalText,
  status: optionalText,
  /** The insight whose details are open. */
  insightId: optionalText,
};

const schema = v.object(insightsEntries);
export type InsightsSearch = v.InferOutput<typeof schema>;
