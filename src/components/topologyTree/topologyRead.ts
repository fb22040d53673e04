import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { getTopologyOptions } from "~generated/canary/@tanstack/react-query.gen";
import type { GetTopologyData } from "~generated/canary/types.gen";

export type TopologyQuery = NonNullable<GetTopologyData["query"]>;

/** The tree that a query asks for; shown until it is older than half a minute. */
export const topologyRead = (query: TopologyQuery) =>
  queryOptions({ ...getTopologyOptions({ query }), staleTime: 30_000 });

/** Reads the tree anew past the cache of the server, and shows it in place of the old one. */
export async function refreshTopology(client: QueryClient, query: TopologyQuery): Promise<void> {
  const { queryKey } = topologyRead(query);
  const options = getTopologyOptions({ query: { ...query, noCache: true } });
  // The answer belongs to the key of the page, or it would be kept twice.
  const { queryFn } = options;
  await client.fetchQuery({
    queryKey,
    queryFn: (context) =>
      typeof queryFn === "function"
        ? queryFn({ ...context, queryKey: options.queryKey })
        : Promise.reject(new Error("getTopology cannot be read")),
    staleTime: 0,
    meta: options.meta,
  });
}
