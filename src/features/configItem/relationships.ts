import type { RelatedConfigEntry, RelatedConfigsParams } from "~generated/db/reads";
import { parseTagFilters, type TagFilter } from "~/lib/labels/tagFilters";
import { parseTriState, triStateToServer, type TriState } from "~/lib/labels/triState";
import { parseTypeFilters } from "~/lib/labels/typeFilters";
import type { RelationshipsSearch } from "./search";

/** Steps that relationships are followed at most (spec 1 §9), and until the reader says otherwise in the graph. */
export const mostDepth = 10;

/** What an address asks of the relationships, with the defaults in place. */
export interface RelationshipFilters {
  types: TriState;
  statuses: TriState;
  healths: TriState;
  tags: readonly TagFilter[];
  incoming: boolean;
  outgoing: boolean;
  soft: boolean;
  depth: number;
}

/** Outgoing is on unless something is incoming and it was switched off (facts 8.4). */
export function relationshipFilters(search: RelationshipsSearch): RelationshipFilters {
  const incoming = search.incoming ?? false;
  const depth = search.depth ?? mostDepth;
  return {
    types: parseTypeFilters(search.configTypes),
    statuses: parseTriState(search.status),
    healths: parseTriState(search.health),
    tags: parseTagFilters(search.labels ?? search.tag),
    incoming,
    outgoing: incoming ? (search.outgoing ?? true) : true,
    soft: search.relation === "soft",
    depth: Math.min(Math.max(depth, 1), mostDepth),
  };
}

/** The filters as the read takes them. */
export function relationshipParams(
  configId: string,
  { types, statuses, healths, incoming, outgoing, soft, depth }: RelationshipFilters,
  includeDeleted: boolean,
): RelatedConfigsParams {
  const relation = soft ? "both" : "hard";
  const params = {
    types: triStateToServer(types),
    statuses: triStateToServer(statuses),
    healths: triStateToServer(healths),
  };
  return {
    configId,
    direction: incoming ? (outgoing ? "all" : "incoming") : "outgoing",
    incoming: relation,
    outgoing: relation,
    includeDeleted,
    depth,
    ...Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)),
  };
}

/** Items whose tags fit: one of the included values of every key, none of the excluded ones. */
export function withTags(
  rows: readonly RelatedConfigEntry[],
  filters: readonly TagFilter[],
): readonly RelatedConfigEntry[] {
  if (filters.length === 0) return rows;
  const keys = [...new Set(filters.map(({ key }) => key))];
  return rows.filter(({ tags }) =>
    keys.every((key) => {
      const own = filters.filter((filter) => filter.key === key);
      const value = tags?.[key];
      const wanted = own.filter(({ mark }) => mark === 1);
      return (
        (wanted.length === 0 || wanted.some((filter) => filter.value === value)) &&
        !own.some((filter) => filter.mark === -1 && filter.value === value)
      );
    }),
  );
}
