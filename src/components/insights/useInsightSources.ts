import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { insightSourcesOptions } from "~generated/db/reads";

/** Insights that one question looks at. */
const page = 500;
/** Questions at most; nobody picks among more sources than they find. */
const most = 40;

/**
 * The different sources of all insights, or of one item's, in their order. The backend has no list of them: each
 * question starts behind the last source of the one before, however many insights that source has.
 * @throws ApiError of the question that failed.
 */
export async function insightSources(
  client: Pick<QueryClient, "fetchQuery">,
  configId: string | undefined,
): Promise<readonly string[]> {
  const sources = new Set<string>();
  let after: string | undefined;
  for (let asked = 0; asked < most; asked += 1) {
    const { rows } = await client.fetchQuery(
      insightSourcesOptions({
        limit: page,
        offset: 0,
        ...(configId !== undefined && { configId }),
        ...(after !== undefined && { after }),
      }),
    );
    for (const { source } of rows) if (source) sources.add(source);
    const last = rows.at(-1)?.source;
    // Insights without a source stand last.
    if (rows.length < page || last === null || last === undefined) break;
    after = last;
  }
  return [...sources];
}

/** The read of the sources that the filter offers. */
export function useInsightSources(configId: string | undefined) {
  const client = useQueryClient();
  const { queryKey } = insightSourcesOptions({
    limit: page,
    offset: 0,
    ...(configId !== undefined && { configId }),
  });
  return useQuery({
    queryKey: [...queryKey, "all"],
    queryFn: () => insightSources(client, configId),
    staleTime: 60_000,
  });
}
