import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { EventQueueSummary } from "~generated/db/reads";
import { notifyCopy } from "~/components/messages/notify";
import { textCell } from "~/components/columns/columns";
import { resource, type AddressProps } from "~/components/resource/resource";
import type { ListQuery } from "~/components/list/ListPage";
import { Fact, Facts, Moment } from "~/components/sheet/Fact";
import { Sparkline } from "~/ui/chart/Sparkline";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Dialog } from "~/ui/overlay/Dialog";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { Code } from "~/ui/text/Code";
import { DateTime } from "~/ui/time/Age";
import styles from "./eventQueue.module.css";
import { eventQueueList, eventQueueRead } from "./list";
import { noTrend, withLook } from "./trend";

interface Row extends EventQueueSummary {
  /** How many waited at each look since the page was opened. */
  trend: readonly (number | null)[];
}

const figure = (value: number | null) => (value ? value.toLocaleString("en") : null);

const moment = (
  id: "oldest" | "first_failure" | "last_failure",
  header: string,
  hideBelow: number,
): DataColumn<Row> => ({
  id,
  header,
  width: 130,
  isMoment: true,
  firstSort: "desc",
  hideBelow,
  ...(id === "oldest" ? { phoneWord: "oldest" } : { phone: "hidden" }),
  value: (row) => row[id] ?? null,
  cell: (row) => <DateTime value={row[id] ?? null} />,
});

/** The rows, each with what was seen of it since the page was opened. */
function Rows({ children }: { children: (query: ListQuery<Row>) => ReactNode }) {
  const query = useQuery(eventQueueRead);
  const { data, dataUpdatedAt } = query;
  const [trend, setTrend] = useState(noTrend);
  if (data && trend.at !== dataUpdatedAt) setTrend(withLook(trend, dataUpdatedAt, data.rows));
  const rows = data?.rows.map((row) => ({ ...row, trend: trend.looks.get(row.name ?? "") ?? [] }));
  return children({ ...query, data: rows && { rows, total: rows.length } });
}

function Dialogs({
  search,
  rows,
  query,
  onClose,
}: AddressProps<{ id?: string | undefined }> & {
  rows: readonly Row[];
  query: ListQuery<Row>;
  onClose: () => void;
}) {
  if (search.id === undefined || query.data === undefined) return null;
  const row = rows.find(({ name }) => name === search.id);
  return (
    <Dialog open title={`Most Common Error for ${search.id}`} size="medium" onOpenChange={onClose}>
      {row ? (
        <div className={styles["details"]}>
          <Facts>
            <Fact label="Pending Count">{figure(row.pending) ?? 0}</Fact>
            <Fact label="Error Count">{figure(row.failed) ?? 0}</Fact>
            <Fact label="Average Attempts">{row.average_attempts ?? 0}</Fact>
            <Fact label="Oldest">
              <Moment value={row.oldest ?? null} />
            </Fact>
            <Fact label="First Failed At">
              <Moment value={row.first_failure} />
            </Fact>
            <Fact label="Last Failed At">
              <Moment value={row.last_failure} />
            </Fact>
          </Facts>
          {row.most_common_error ? (
            <Code
              label="Error"
              text={row.most_common_error}
              language="text"
              onCopy={notifyCopy}
              maxHeight="60vh"
            />
          ) : (
            <p className={styles["faint"]}>None of them has failed: they wait to be handled.</p>
          )}
        </div>
      ) : (
        <EmptyState
          title="Nothing waits any more"
          text={`All events ${search.id} have been handled, or the name was never one of an event.`}
        />
      )}
    </Dialog>
  );
}

/** Settings → Event Queue: what waits to be handled, and what failed (facts 6.7). */
export const eventQueue = resource(eventQueueList, {
  noun: "Event",
  about: "Nothing waits: every event has been handled.",
  searchLabel: "Search by name",
  rowId: ({ name }) => name ?? "",
  hasAdd: false,
  Rows,
  columns: [
    {
      id: "name",
      header: "Name",
      minWidth: 180,
      value: ({ name }) => name,
      cell: ({ name }) => textCell(name),
    },
    {
      id: "pending",
      header: "Pending Count",
      width: 130,
      align: "right",
      firstSort: "desc",
      phone: "end",
      phoneWord: "pending",
      value: ({ pending }) => pending,
      cell: ({ pending }) => figure(pending),
    },
    {
      id: "trend",
      header: "Trend",
      headerTitle: "How many waited since this page was opened",
      width: 90,
      hideBelow: 1000,
      phone: "hidden",
      cell: ({ trend, name }) =>
        new Set(trend).size > 1 ? (
          <Sparkline
            values={trend}
            label={`${name ?? ""}: ${trend.find((one) => one !== null) ?? 0} waited at first, ${trend.at(-1) ?? 0} now`}
          />
        ) : trend.length > 1 ? (
          <span className={styles["faint"]}>steady</span>
        ) : null,
    },
    {
      id: "failed",
      header: "Error Count",
      width: 120,
      align: "right",
      firstSort: "desc",
      phoneWord: "failed",
      value: ({ failed }) => failed,
      cell: ({ failed }) =>
        failed ? <span className={styles["failed"]}>{figure(failed)}</span> : null,
    },
    {
      id: "average_attempts",
      header: "Average Attempts",
      width: 145,
      align: "right",
      firstSort: "desc",
      hideBelow: 900,
      phone: "hidden",
      value: ({ average_attempts: attempts }) => attempts,
      cell: ({ average_attempts: attempts }) => figure(attempts),
    },
    moment("oldest", "Oldest", 0),
    moment("first_failure", "First Failed At", 1000),
    moment("last_failure", "Last Failed At", 800),
  ],
  Dialogs,
});
