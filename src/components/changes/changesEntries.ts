import * as v from "valibot";
import { flag, listEntries, optionalText } from "~/components/address/searchParts";

const { query: _query, ...paging } = listEntries;

/** What a list of changes keeps in its address (facts 12.1). Spread it into a route's search schema. */
export const changesEntries = {
  ...paging,
  configTypes: optionalText,
  /** One type, as other tabs of the catalog call it. */
  configType: optionalText,
  changeType: optionalText,
  severity: optionalText,
  tags: optionalText,
  id: optionalText,
  summary: optionalText,
  source: optionalText,
  created_by: optionalText,
  external_created_by: optionalText,
  agent: optionalText,
  rangeType: optionalText,
  display: optionalText,
  from: optionalText,
  to: optionalText,
  range: optionalText,
  timeRange: optionalText,
  showDeleted: flag,
  /** Around one item: whose changes belong to it. */
  upstream: flag,
  downstream: flag,
  soft: flag,
  /** The change whose details are open. */
  changeId: optionalText,
  /** What the lanes of the timeline are, or that there is none. */
  lanes: optionalText,
};

const schema = v.object(changesEntries);
export type ChangesSearch = v.InferOutput<typeof schema>;
