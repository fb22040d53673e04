import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { searchCatalogChangesOptions } from "~generated/catalog/@tanstack/react-query.gen";
import type { CatalogChange } from "~generated/catalog/types.gen";
import { readableRows } from "~/api/readable";
import { readFault } from "~/components/errors/readFault";
import { shortType } from "~/components/config/ConfigType";
import { lanesOf } from "~/components/timeline/timelineModel";
import { resolveTimeRange } from "~/lib/time/timeRange";
import { changesQuery, type ChangesFilters } from "./changesFilters";

/** What a lane of the timeline is; "none" hides it. */
export const laneKinds = [
  { value: "type", label: "Type" },
  { value: "item", label: "Item" },
  { value: "none", label: "Hidden" },
] as const;
export type LaneKind = (typeof laneKinds)[number]["value"];

/** Changes that the search gives at most; older ones are not drawn, and the timeline says so. */
const most = 1_000;
/** Lanes that stay readable beside the list. */
const mostLanes = 5;

interface Asked {
  filters: ChangesFilters;
  kind: LaneKind;
  configId: string | undefined;
  timeZone: string | undefined;
  /** The list has come: the timeline does not delay it. */
  isReady: boolean;
  /** Changes that came since the list was read. */
  fresh: readonly CatalogChange[];
}

/** Changes of the whole range as events in lanes, the latest first. */
export function useTimeline({ filters, kind, configId, timeZone, isReady, fresh }: Asked) {
  const query = useQuery({
    ...searchCatalogChangesOptions({
      body: {
        ...changesQuery(filters, { configId, timeZone }),
        sort_by: "-created_at",
        page_size: most,
      },
    }),
    enabled: isReady && kind !== "none",
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const known = useMemo(() => readableRows(data?.changes), [data]);
  const total = query.data?.total ?? 0;
  const drawn = useMemo(() => {
    const all = [...new Map([...known, ...fresh].map((change) => [change.id, change])).values()]
      .map((change) => ({ change, at: Date.parse(change.created_at) }))
      .toSorted((a, b) => b.at - a.at);
    const laned = all.map(({ change }) =>
      kind === "item"
        ? { lane: change.config_id, label: change.name ?? change.config_id, icon: change.type }
        : {
            lane: change.type ?? "",
            label: shortType(change.type ?? "Unknown"),
            icon: change.type,
          },
    );
    const { lanes, laneOf } = lanesOf(laned, mostLanes);
    const events = all.map(({ change, at }, index) => ({
      id: change.id,
      at,
      lane: laneOf(laned[index]?.lane ?? ""),
      severity: change.severity,
      title: `${change.change_type} ${change.name ?? ""}${change.summary ? `: ${change.summary}` : ""}`,
    }));
    return { lanes, events };
  }, [known, fresh, kind]);
  const { range } = filters;
  const answeredAt = query.dataUpdatedAt;
  const span = useMemo(() => {
    // What came since the answer stands at the end.
    const now = Math.max(answeredAt, drawn.events[0]?.at ?? 0);
    const bounds = resolveTimeRange(range, { now: new Date(now), ...(timeZone && { timeZone }) });
    return {
      from: bounds?.from.getTime() ?? now,
      to: Math.min(bounds?.to?.getTime() ?? now, Math.max(now, 1)),
    };
  }, [range, timeZone, answeredAt, drawn]);
  const oldest = known.at(-1);
  return {
    ...drawn,
    span,
    isThere: query.data !== undefined,
    fault: readFault("changes over time", query),
    refetch: query.refetch,
    /** Undefined where all are drawn. */
    cut:
      total > (data?.changes?.length ?? 0) && oldest
        ? { at: Date.parse(oldest.created_at), total, drawn: known.length }
        : undefined,
  };
}
