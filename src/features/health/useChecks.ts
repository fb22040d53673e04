import { localAgent } from "~/components/record/origin";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import type { CheckSummary } from "~generated/canary/types.gen";
import {
  getHealthSummaryOptions,
  getHealthSummaryQueryKey,
} from "~generated/canary/@tanstack/react-query.gen";
import { agentNamesOptions } from "~generated/db/reads";
import { recordDrift } from "~/api/drift";
import { readChecks } from "./readChecks";

const none: readonly CheckSummary[] = [];

/**
 * Every check, refetched at the rate asked for while the page is visible (getHealthSummary). A new request cancels the
 * one before it; a failed refresh keeps the old rows and says so through `error`.
 * @param every milliseconds between refreshes; null means no polling.
 */
export function useChecks(every: number | null) {
  const query = useQuery({
    ...getHealthSummaryOptions(),
    // What the route has just loaded is not asked for twice; whoever comes back later gets new figures.
    staleTime: 2_000,
    refetchInterval: every ?? false,
  });
  const client = useQueryClient();
  const refresh = useCallback(
    () =>
      void client.refetchQueries({ queryKey: getHealthSummaryQueryKey() }, { cancelRefetch: true }),
    [client],
  );
  const answered = query.data?.checks_summary;
  const { checks, unreadable } = useMemo(() => readChecks(answered ?? none), [answered]);
  useEffect(() => {
    const faults = unreadable.map(({ fault }) => fault);
    if (faults.length > 0) recordDrift("getHealthSummary", faults);
  }, [unreadable]);
  return {
    checks,
    /** Rows that the list cannot show as checks. */
    unreadable,
    isLoading: query.isPending,
    isRefreshing: query.isFetching,
    /** When the shown data was answered, ms since 1970; 0 before the first answer. */
    updatedAt: query.dataUpdatedAt,
    error: query.error,
    refresh,
  };
}

/** Names of the agents that the checks run on; the local one is called "local". */
export function useAgentNames(
  checks: readonly CheckSummary[],
  isWanted: boolean,
): ReadonlyMap<string, string> {
  const ids = [
    ...new Set(checks.flatMap(({ agent_id: id }) => (id && id !== localAgent ? [id] : []))),
  ].toSorted();
  const { data } = useQuery({
    ...agentNamesOptions({ ids }),
    enabled: isWanted && ids.length > 0,
    placeholderData: keepPreviousData,
    select: ({ rows }) => new Map(rows.map(({ id, name }) => [id, name])),
  });
  return new Map([[localAgent, "local"], ...(data ?? [])]);
}
