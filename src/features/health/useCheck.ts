import { useIsFetching, useQuery, useQueryClient, type Query } from "@tanstack/react-query";
import { getCheckGraphOptions } from "~generated/canary/@tanstack/react-query.gen";
import { checkDetailOptions } from "~generated/db/reads";
import { rangeInForce } from "./checkRangeInForce";

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/**
 * One check with its figures over the range of the address, read again at the rate of the list. While another range
 * loads, the figures of the one before stay.
 * @param every milliseconds between refreshes; null means no polling.
 */
export function useCheck(checkId: string, timeRange: string | undefined, every: number | null) {
  const client = useQueryClient();
  const isId = isUuid(checkId);
  const detail = useQuery({
    ...checkDetailOptions({ id: checkId }),
    staleTime: 10_000,
    refetchInterval: every ?? false,
    enabled: isId,
  });
  const check = detail.data?.rows[0];
  // The range ends when the details were last answered, so that a refresh moves it on.
  const now = new Date(detail.dataUpdatedAt);
  const range = rangeInForce(timeRange, check?.last_runtime, now);
  const graph = useQuery({
    ...getCheckGraphOptions({ query: { check: checkId, start: range.graphStart, count: 300 } }),
    enabled: check !== undefined,
    staleTime: 10_000,
    refetchInterval: every ?? false,
    placeholderData: (before, query) =>
      query?.queryKey[0].query?.check === checkId ? before : undefined,
  });
  // Everything that was asked about this check carries its id.
  const isAbout = ({ queryKey }: Pick<Query, "queryKey">) =>
    JSON.stringify(queryKey).includes(checkId);
  const fetching = useIsFetching({ predicate: isAbout });
  return {
    isId,
    detail,
    check,
    graph,
    range,
    isRefreshing: fetching > 0,
    refresh: () => void client.refetchQueries({ type: "active", predicate: isAbout }),
  };
}
