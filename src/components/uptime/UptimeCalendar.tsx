import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { uptimeDaysOptions } from "~generated/db/reads";
import { QueryError } from "~/components/errors/QueryError";
import { formatUptime, uptimePercent } from "~/lib/health/health";
import { TextButton } from "~/ui/button/TextButton";
import { CalendarHeat } from "~/ui/chart/CalendarHeat";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { DataTable } from "~/ui/table/DataTable";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import styles from "./UptimeCalendar.module.css";
import {
  dayWords,
  firstDay,
  LONG,
  runsByDay,
  runsWords,
  SHORT,
  sumOfDays,
  textOfDay,
  toneOfDay,
  type RunsOfDay,
} from "./uptimeDays";

/** More checks than this are not asked about at once: their ids stand in an address. */
const MOST = 50;

const columns: DataColumn<RunsOfDay>[] = [
  { id: "date", header: "Day (UTC)", minWidth: 130, cell: ({ date }) => dayWords(date) },
  {
    id: "uptime",
    header: "Uptime",
    width: 90,
    align: "right",
    phone: "end",
    cell: (day) => (toneOfDay(day) === undefined ? "No data" : formatUptime(day, 2)),
  },
  {
    id: "passed",
    header: "Passed",
    width: 90,
    align: "right",
    cell: ({ passed }) => passed.toLocaleString("en"),
  },
  {
    id: "failed",
    header: "Failed",
    width: 90,
    align: "right",
    cell: ({ failed }) => failed.toLocaleString("en"),
  },
];
const dateOf = ({ date }: RunsOfDay) => date;

interface Props {
  name: string;
  checkIds: readonly string[];
}

/** The days of `Uptime`, read from the counts that the backend keeps by day. */
export function UptimeCalendar({ name, checkIds }: Props) {
  const [now] = useState(Date.now);
  const [asTable, setAsTable] = useState(false);
  const asked = checkIds.slice(0, MOST);
  const query = useQuery(uptimeDaysOptions({ checkIds: asked, since: firstDay(now) }));
  const days = useMemo(() => query.data && runsByDay(query.data.rows, now), [query.data, now]);
  if (!days)
    return query.isError ? (
      <QueryError title="The uptime could not be loaded" query={query} />
    ) : (
      <Skeleton height={140} />
    );
  if (sumOfDays(days, LONG).unknown === LONG)
    return (
      <p className={styles["note"]}>
        No day of the last {LONG} is counted yet. The backend counts the runs of a day now and then:
        look again later.
      </p>
    );
  const today = days.at(-1)?.date ?? "";
  return (
    <div className={styles["uptime"]}>
      <dl className={styles["figures"]}>
        <Figure label={`${SHORT} days`} days={days} count={SHORT} />
        <Figure label={`${LONG} days`} days={days} count={LONG} />
      </dl>
      {asTable ? (
        <DataTable
          label={`Uptime of ${name} by day`}
          columns={columns}
          rows={days.toReversed()}
          rowId={dateOf}
          height="content"
        />
      ) : (
        <div>
          <CalendarHeat
            label={`Uptime of ${name}, by day`}
            days={days.map((day) => ({
              date: day.date,
              tone: toneOfDay(day),
              text: textOfDay(day, day.date === today),
            }))}
            from={days[0]?.date ?? today}
            to={today}
          />
          <ul className={styles["legend"]}>
            <li data-tone="good">No run failed</li>
            <li data-tone="mixed">Under 5% failed</li>
            <li data-tone="bad">5% or more failed</li>
            <li>No data</li>
          </ul>
        </div>
      )}
      <p className={styles["note"]}>
        Days are days of UTC.
        {checkIds.length > MOST
          ? ` The first ${MOST} of ${checkIds.length.toLocaleString("en")} checks are counted.`
          : ""}{" "}
        <TextButton onClick={() => setAsTable(!asTable)}>
          {asTable ? "Show as calendar" : "Show as table"}
        </TextButton>
      </p>
    </div>
  );
}

/** Uptime of the last so many days, and what it was counted from. */
function Figure({
  label,
  days,
  count,
}: {
  label: string;
  days: readonly RunsOfDay[];
  count: number;
}) {
  const sum = sumOfDays(days, count);
  return (
    <div>
      <dt className={styles["label"]}>{label}</dt>
      <dd className={styles["value"]}>{formatUptime(sum, 2)}</dd>
      <dd className={styles["note"]}>
        {uptimePercent(sum) === undefined ? "No runs" : runsWords(sum)}
        {sum.unknown > 0
          ? `; ${sum.unknown} ${sum.unknown === 1 ? "day" : "days"} without data`
          : ""}
      </dd>
    </div>
  );
}
