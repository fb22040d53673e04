import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { jobHistoryOptions } from "~generated/db/reads";
import { jobName } from "~/lib/jobs/jobHistoryWords";
import { formatDuration } from "~/lib/time/duration";
import { toInstant } from "~/lib/time/instant";
import { ScatterChart } from "~/ui/chart/ScatterChart";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import { usePresentMinute } from "~/ui/time/presentMinute";
import { jobParams, type JobFilters } from "./jobHistorySearch";
import styles from "./JobHistoryTable.module.css";

/** Newest runs that are drawn; a job of every minute has more in two days. */
const MOST = 1_000;

interface Props {
  /** The one job that is looked at. */
  name: string;
  filters: JobFilters;
  resourceId?: string | undefined;
}

/** How long the runs of one job took over time, those that went well too, whatever the table leaves out. */
export function JobDurations({ name, filters, resourceId }: Props) {
  const { timeZone } = useDateTimeSettings();
  const now = usePresentMinute();
  const params = jobParams(
    { ...filters, statuses: new Map(), duration: "", names: new Map([[name, 1]]) },
    { now, timeZone },
  );
  const query = useQuery(
    jobHistoryOptions({ ...params, limit: MOST, offset: 0, order: "created_at.desc", resourceId }),
  );
  const { data, dataUpdatedAt } = query;
  const points = useMemo(
    () =>
      (data?.rows ?? []).flatMap(
        ({ time_start: start, created_at: at, duration_millis, status }) => {
          const time = toInstant(start ?? at)?.getTime();
          return time === undefined || duration_millis === null
            ? []
            : [{ time, value: duration_millis, ok: status !== "FAILED" }];
        },
      ),
    [data],
  );
  if (points.length < 2) return null;
  const total = data?.total ?? points.length;
  return (
    <section className={styles["durations"]} aria-label={`Durations of ${jobName(name)}`}>
      <ScatterChart
        label={`Duration of ${jobName(name)} over time`}
        points={points}
        from={new Date(params.since ?? dataUpdatedAt)}
        to={new Date(params.until ?? dataUpdatedAt)}
        formatValue={formatDuration}
        height={120}
      />
      {total > MOST ? (
        <p>
          The newest {MOST.toLocaleString("en")} runs of {total.toLocaleString("en")}.
        </p>
      ) : null}
    </section>
  );
}
