import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { searchCatalogChangesOptions } from "~generated/catalog/@tanstack/react-query.gen";
import {
  listIncidents,
  listNotificationSendHistorySummary,
  listPlaybookRuns,
  searchCatalogChanges,
} from "~generated/access";
import { incidentNamesOptions, playbookRunsOptions, sendHistoryOptions } from "~generated/db/reads";
import { useAccess } from "~/api/access";
import type { Rows } from "~/api/db";
import { changeEntry, incidentEntry, runEntry, sendEntry, type AroundEntry } from "./entries";
import type { Source } from "./search";

/** Lines that are read of each source. */
export const most = 100;

/** What one source says of the time. */
export interface AroundPart {
  source: Source;
  entries: readonly AroundEntry[];
  /** How many there are altogether. */
  total: number;
  isPending: boolean;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** What happened between two moments (ISO), by source; a source that this person may not read is left out. */
export function useAround(from: string, to: string): readonly AroundPart[] {
  const access = useAccess();
  const page = { limit: most, offset: 0 };
  const within = (column: string) => `and(${column}.gte.${from},${column}.lte.${to})`;
  const gates = {
    change: access.can("read", searchCatalogChanges.resource),
    run: access.can("read", listPlaybookRuns.resource),
    notification: access.can("read", listNotificationSendHistorySummary.resource),
    incident: access.can("read", listIncidents.resource),
  };
  const changes = useQuery({
    ...searchCatalogChangesOptions({
      body: {
        from,
        to,
        recursive: "none",
        include_deleted_configs: true,
        sort_by: "-created_at",
        page_size: most,
      },
    }),
    enabled: gates.change,
  });
  const runs = useQuery({
    ...playbookRunsOptions({
      ...page,
      period: `(${within("start_time")},${within("created_at")})`,
    }),
    enabled: gates.run,
  });
  const sends = useQuery({
    ...sendHistoryOptions({ ...page, since: from, until: to }),
    enabled: gates.notification,
  });
  const incidents = useQuery({
    ...incidentNamesOptions({ ...page, since: from, until: to }),
    enabled: gates.incident,
  });
  const changed = changes.data?.changes ?? [];
  const part = <Row>(
    source: Source,
    query: UseQueryResult<Rows<Row>>,
    entry: (row: Row) => AroundEntry,
  ): AroundPart => ({
    source,
    entries: (query.data?.rows ?? []).map(entry),
    total: query.data?.total ?? 0,
    isPending: query.isPending,
    query,
  });
  const parts: AroundPart[] = [
    {
      source: "change",
      entries: changed.map(changeEntry),
      total: changes.data?.total ?? changed.length,
      isPending: changes.isPending,
      query: changes,
    },
    part("run", runs, runEntry),
    part("notification", sends, sendEntry),
    part("incident", incidents, incidentEntry),
  ];
  return parts.filter(({ source }) => gates[source]);
}
