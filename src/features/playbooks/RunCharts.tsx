import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { playbookRunOutcomesOptions } from "~generated/db/reads";
import { QueryError } from "~/components/errors/QueryError";
import { TechName } from "~/components/icons/TechName";
import { formatDuration } from "~/lib/time/duration";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { usePresentMinute } from "~/ui/time/presentMinute";
import { Outcomes } from "./Outcomes";
import { outcomeBuckets, playbookOutcomes } from "./outcomes";
import { periodOf } from "./runsFilters";
import type { RunsSearch } from "./search";
import styles from "./runs.module.css";

/** Runs that the charts count: the newest of the time. */
const most = 1_000;
const shown = 6;

/** How the runs of the time went, and how long each playbook takes. */
export function RunCharts({
  search,
  timeZone,
}: {
  search: RunsSearch;
  timeZone: string | undefined;
}) {
  const now = usePresentMinute();
  const query = useQuery({
    ...playbookRunOutcomesOptions({
      ...(search.playbook && { playbookId: search.playbook }),
      period: periodOf(search, { now, timeZone }),
      limit: most,
      offset: 0,
    }),
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.rows;
  const buckets = useMemo(
    () => outcomeBuckets(rows ?? [], query.dataUpdatedAt),
    [rows, query.dataUpdatedAt],
  );
  const playbooks = useMemo(() => playbookOutcomes(rows ?? []), [rows]);
  if (query.error && !rows)
    return <QueryError title="The charts could not be loaded" query={query} />;
  if (!rows) return <Skeleton height={132} label="Loading the charts" />;
  if (rows.length === 0) return null;
  const total = query.data?.total ?? rows.length;
  return (
    <section className={styles["charts"]} aria-label="Outcomes and durations">
      <figure className={styles["chart"]}>
        <Outcomes
          title={`Outcomes${total > rows.length ? ` of the newest ${rows.length} of ${total} runs` : ""}`}
          buckets={buckets}
        />
      </figure>
      <figure className={styles["chart"]}>
        <figcaption>Durations</figcaption>
        <table className={styles["durations"]}>
          <thead>
            <tr>
              <th scope="col">Playbook</th>
              <th scope="col">Runs</th>
              <th scope="col">Failed</th>
              <th scope="col">Median</th>
              <th scope="col">Longest</th>
            </tr>
          </thead>
          <tbody>
            {playbooks.slice(0, shown).map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <TechName icon={one.icon} title={one.title} />
                </th>
                <td>{one.runs}</td>
                <td data-bad={one.failed > 0 || undefined}>{one.failed}</td>
                <td>{formatDuration(one.median) || "–"}</td>
                <td>{formatDuration(one.longest) || "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {playbooks.length > shown && (
          <p className={styles["faint"]}>and {playbooks.length - shown} more playbooks</p>
        )}
      </figure>
    </section>
  );
}
