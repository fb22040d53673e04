import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import {
  changesOfConfigsOptions,
  incidentChangelogOptions,
  type IncidentDetail,
  runsBetweenOptions,
} from "~generated/db/reads";
import { useNow } from "~/ui/time/now";
import { grouped } from "./grouped";
import { happeningsOf, involved, spanOf, statusStretches, stretchesOf } from "./timeline";

const most = { changes: 500, runs: 5_000, history: 500 };

/** What the timeline reads of an incident; the report reads the same. */
export const timelineReads = (incident: IncidentDetail, from: number) => {
  const { checkIds, configIds } = involved(incident);
  const since = new Date(from).toISOString();
  return {
    checkIds,
    configIds,
    history: incidentChangelogOptions({ incidentId: incident.id, limit: most.history, offset: 0 }),
    changes: changesOfConfigsOptions({ configIds, since, limit: most.changes, offset: 0 }),
    runs: runsBetweenOptions({ checkIds, since, limit: most.runs, offset: 0 }),
  };
};

/** Everything that happened around the incident, and how its checks and its state went. */
export function useTimeline(incident: IncidentDetail) {
  const start = Date.parse(incident.created_at);
  const now = useNow(start) ?? start;
  const { from, to } = spanOf(incident, now);
  const reads = timelineReads(incident, from);
  const every = { refetchInterval: 30_000, placeholderData: keepPreviousData } as const;
  const history = useQuery({ ...reads.history, placeholderData: keepPreviousData });
  const changes = useQuery({ ...reads.changes, ...every, enabled: reads.configIds.length > 0 });
  const runs = useQuery({ ...reads.runs, ...every, enabled: reads.checkIds.length > 0 });
  const model = useMemo(() => {
    const data = {
      incident,
      history: history.data?.rows ?? [],
      changes: changes.data?.rows.filter((one) => Date.parse(one.created_at) <= to) ?? [],
      runs: runs.data?.rows.filter((one) => Date.parse(one.time) <= to) ?? [],
    };
    const names = new Map(
      incident.hypotheses.flatMap(({ evidences }) =>
        evidences.flatMap(({ check }) => (check ? [[check.id, check.name] as const] : [])),
      ),
    );
    return {
      happenings: happeningsOf(data),
      states: statusStretches(incident, data.history, to),
      checks: grouped(data.runs, ({ check_id: id }) => id).map(([id, own]) => ({
        id,
        name: names.get(id) ?? "Check",
        stretches: stretchesOf(own, to),
      })),
    };
  }, [incident, history.data, changes.data, runs.data, to]);
  return {
    ...model,
    span: { from, to },
    isLive: to >= now - 60_000,
    error: history.error ?? changes.error ?? runs.error,
    /** Reads that hold more than was asked for. */
    isCut: [changes.data, runs.data, history.data].some(
      (data) => (data?.total ?? 0) > (data?.rows.length ?? 0),
    ),
  };
}
