import * as v from "valibot";
import { count, flag, listEntries, oneOf, optionalText } from "~/components/address/searchParts";
import { changesEntries } from "~/components/changes/changesEntries";
import { insightsEntries } from "~/components/insights/insightsEntries";
import { readLines } from "./selectedLines";

/** Lines counted from 0: one, several as `selected=1&selected=2`, a stretch as `selected=3-400`, or a list. */
const lines = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.array(v.unknown()), v.string(), v.number()]),
      v.transform((value) =>
        (Array.isArray(value) ? value : [value]).flatMap((one) => readLines(one) ?? []),
      ),
      v.minLength(1),
    ),
  ),
  undefined,
);

/** What the address of the spec tab holds. */
export const specSearch = v.object({
  selected: lines,
  format: oneOf(["yaml", "json"]),
  /** Change that the present spec is compared with. */
  compare: optionalText,
});
export type SpecSearch = v.InferOutput<typeof specSearch>;

export const itemChangesSearch = v.object(changesEntries);
export const itemInsightsSearch = v.object(insightsEntries);

const { query: _query, ...paging } = listEntries;

/** What the address of the playbooks tab holds. */
export const runsSearch = v.object(paging);
export type RunsSearch = v.InferOutput<typeof runsSearch>;

/** What the address of the checks tab holds. */
export const checksSearch = v.object({
  sortBy: optionalText,
  sortDesc: flag,
  checkId: optionalText,
});
export type ChecksSearch = v.InferOutput<typeof checksSearch>;

/** What the address of the relationships tab holds (facts 12.1). */
export const relationshipsSearch = v.object({
  configTypes: optionalText,
  labels: optionalText,
  tag: optionalText,
  status: optionalText,
  health: optionalText,
  incoming: flag,
  outgoing: flag,
  relation: oneOf(["soft", "hard"]),
  view: oneOf(["table", "graph"]),
  depth: count,
  direction: oneOf(["right", "down"]),
  edges: oneOf(["curved", "stepped"]),
  find: optionalText,
  sortBy: optionalText,
  sortOrder: oneOf(["asc", "desc"]),
});
export type RelationshipsSearch = v.InferOutput<typeof relationshipsSearch>;

/** The item's own part of an address, beside its tab's: what its incidents are narrowed to. */
export const itemSearch = v.object({ incidentType: optionalText, incidentStatus: optionalText });
export type ItemSearch = v.InferOutput<typeof itemSearch>;
