import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { checkHistoryOptions, type CheckRun } from "~generated/db/reads";
import { notifyText } from "~/components/messages/notify";
import { QueryError } from "~/components/errors/QueryError";
import { DURATION_FILTERS, formatDuration, parseDurationFilter } from "~/lib/time/duration";
import { Age } from "~/ui/time/Age";
import { ComboInput } from "~/ui/field/ComboInput";
import { DataTable } from "~/ui/table/DataTable";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { PickOne } from "~/ui/field/PickOne";
import { StatusDot } from "~/ui/feedback/StatusDot";
import styles from "./CheckHistory.module.css";
import type { ChangeSearch, HealthSearch } from "./search";

interface Props {
  checkId: string;
  since: string;
  search: HealthSearch;
  onSearch: ChangeSearch;
}

/** Status history page size (spec 2 §9). */
const defaultPageSize = 50;

const columns: DataColumn<CheckRun>[] = [
  { id: "time", header: "Age", width: 100, cell: (run) => <Age value={run.time} suffix /> },
  {
    id: "duration",
    header: "Duration",
    width: 100,
    align: "right",
    cell: (run) => (run.duration === null ? "-" : formatDuration(run.duration)),
  },
  {
    id: "message",
    header: "Message",
    width: "fill",
    cell: (run) => {
      const text = [run.message, run.error]
        .filter((part) => part !== null && part !== "")
        .join("\n");
      return (
        <span className={styles["message"]} title={text}>
          <StatusDot
            tone={run.status ? "good" : "bad"}
            label={run.status ? "Healthy" : "Unhealthy"}
          />
          <span className={styles["text"]}>{text.split("\n").join(" · ")}</span>
        </span>
      );
    },
  },
];

const timeOf = (run: CheckRun) => run.time;

const statuses = [
  { value: "all", label: "All" },
  { value: "healthy", label: "Healthy" },
  { value: "unhealthy", label: "Unhealthy" },
];

/** History tab: one page of the runs with filters for status and duration, all of it in the address (spec 2 §5). */
export function CheckHistory({ checkId, since, search, onSearch }: Props) {
  const pageIndex = search.runPage ?? 0;
  const pageSize = search.runPageSize ?? defaultPageSize;
  const duration =
    search.runDuration === undefined ? undefined : parseDurationFilter(search.runDuration);
  const query = useQuery({
    ...checkHistoryOptions({
      checkId,
      since,
      ...(search.runStatus ? { status: search.runStatus === "healthy" } : {}),
      ...(duration?.ms === undefined ? {} : { minDuration: Math.ceil(duration.ms) }),
      limit: pageSize,
      offset: pageIndex * pageSize,
    }),
    placeholderData: keepPreviousData,
  });

  const applyDuration = (text: string) => {
    const parsed = parseDurationFilter(text);
    if (text === "" || text === "All")
      return onSearch({ runDuration: undefined, runPage: undefined });
    if (parsed.error !== undefined) return notifyText("error", parsed.error);
    return onSearch({ runDuration: text, runPage: undefined });
  };

  return (
    <div className={styles["history"]}>
      <div className={styles["filters"]}>
        <PickOne
          label="Status"
          options={statuses}
          value={search.runStatus ?? "all"}
          onChange={(value) =>
            onSearch({
              runStatus: value === "healthy" || value === "unhealthy" ? value : undefined,
              runPage: undefined,
            })
          }
        />
        <ComboInput
          label="Duration"
          value={search.runDuration ?? "All"}
          options={["All", ...DURATION_FILTERS]}
          onApply={applyDuration}
          hint="At least this long: 100ms, 2s"
        />
        {duration?.error === undefined ? null : <span role="alert">{duration.error}</span>}
      </div>
      {query.isError && query.data === undefined ? (
        <QueryError title="The history could not be loaded" query={query} />
      ) : (
        <DataTable
          label="Status history"
          columns={columns}
          rows={query.data?.rows ?? []}
          rowId={timeOf}
          isLoading={query.isPending}
          isRefreshing={query.isFetching}
          paging={{
            pageIndex,
            pageSize,
            total: query.data?.total ?? 0,
            onChange: (page) =>
              onSearch({
                runPage: page.pageIndex === 0 ? undefined : page.pageIndex,
                runPageSize: page.pageSize === defaultPageSize ? undefined : page.pageSize,
              }),
          }}
        />
      )}
    </div>
  );
}
