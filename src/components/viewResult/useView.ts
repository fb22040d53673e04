import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { evaluateViewOptions } from "~generated/view/@tanstack/react-query.gen";
import { evaluateView } from "~generated/view/sdk.gen";
import { viewRowsKey } from "~generated/db/reads";
import { notifyError } from "~/components/messages/notify";
import { parseRefreshRate } from "~/lib/time/refreshRate";

const STALE_MS = 300_000;

/** How a view is asked for: its values alone, so that the order of a table never computes it again. */
export const viewOptions = (id: string, variables: Readonly<Record<string, string>>) => ({
  ...evaluateViewOptions({ path: { id }, body: { variables } }),
  staleTime: STALE_MS,
});

/**
 * A view's result for some values of its variables; the one before stays while another is computed.
 * @param rate how often it is computed anew, such as "30s"; nothing for never.
 */
export function useView(id: string, variables: Readonly<Record<string, string>>, rate?: string) {
  const client = useQueryClient();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const every = parseRefreshRate(rate);
  const { queryKey } = viewOptions(id, variables);
  const query = useQuery({
    ...viewOptions(id, variables),
    placeholderData: keepPreviousData,
  });
  // What is computed anew goes where the read keeps its answer, so that both are one.
  const renew = useCallback(
    async (signal?: AbortSignal) => {
      const { data } = await evaluateView({
        path: { id },
        body: { variables },
        headers: { "Cache-Control": "max-age=1" },
        throwOnError: true,
        ...(signal ? { signal } : {}),
      });
      client.setQueryData(queryKey, data);
      await client.invalidateQueries({ queryKey: viewRowsKey });
      return data.lastRefreshedAt;
    },
    [client, id, queryKey, variables],
  );
  // What has just been read is not asked for again at once: the first time is one rate away.
  const renewal = useQuery({
    queryKey: ["viewRenewal", queryKey],
    queryFn: ({ signal }) => renew(signal),
    enabled: every !== null && query.isSuccess,
    initialData: query.data?.lastRefreshedAt,
    refetchInterval: every ?? false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const refresh = useCallback(() => {
    setIsRefreshing(true);
    renew()
      .catch(notifyError)
      .finally(() => setIsRefreshing(false));
  }, [renew]);
  return {
    query,
    refresh,
    isRefreshing: isRefreshing || renewal.isFetching || (query.isFetching && !query.isPending),
  };
}
