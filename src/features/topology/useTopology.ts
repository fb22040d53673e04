import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import type { TopologyComponent } from "~generated/canary/types.gen";
import { agentChoicesOptions } from "~generated/db/reads";
import { notifyError } from "~/components/messages/notify";
import { refreshTopology, topologyRead } from "~/components/topologyTree/topologyRead";
import type { TopologySearch } from "./search";
import { narrowed, ofStatus, sorted, topologyQuery } from "./topologyFilters";

const none: readonly TopologyComponent[] = [];

/** Names of all agents by id; empty until they are there. */
export function useAgentNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(agentChoicesOptions());
  return useMemo(
    () => new Map((data?.rows ?? []).flatMap(({ id, name }) => (name ? [[id, name]] : []))),
    [data],
  );
}

/**
 * The components of an address: those that are counted, and of them those of the chosen status in their order. With an
 * id they are the children of that component, or the component itself where it has none.
 */
export function useTopology(search: TopologySearch, id?: string) {
  const client = useQueryClient();
  const [isRenewing, setIsRenewing] = useState(false);
  const asked = useMemo(() => topologyQuery(search, id), [search, id]);
  const query = useQuery({ ...topologyRead(asked), placeholderData: keepPreviousData });
  const { data } = query;
  const roots = data?.components ?? none;
  const root = id === undefined ? undefined : roots.find((one) => one.id === id);
  const isFlat = asked.flatten === true;
  const level = useMemo(() => {
    if (id === undefined) return roots;
    if (isFlat) return roots.filter((one) => one.id !== id);
    if (!root) return none;
    return root.components?.length ? root.components : [root];
  }, [roots, root, id, isFlat]);
  const counted = useMemo(() => narrowed(level, search), [level, search]);
  const shown = useMemo(() => sorted(ofStatus(counted, search.status), search), [counted, search]);
  const refresh = useCallback(() => {
    setIsRenewing(true);
    refreshTopology(client, asked)
      .catch(notifyError)
      .finally(() => setIsRenewing(false));
  }, [client, asked]);
  return {
    query,
    /** Choices of the filters, as the server knows them. */
    answer: data,
    root,
    counted,
    shown,
    refresh,
    isRefreshing: isRenewing || (query.isFetching && !query.isPending),
  };
}

export type Topology = ReturnType<typeof useTopology>;
