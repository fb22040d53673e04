import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { checkHistoryOptions, type CheckRun } from "~generated/db/reads";
import { readOnce } from "~/api/readOnce";
import { ExportButton } from "~/components/export/ExportButton";
import { notifyText } from "~/components/messages/notify";
import { QueryError } from "~/components/errors/QueryError";
import { DURATION_FILTERS, formatDuration, parseDurationFilter } from "~/lib/time/duration";
import { DateTime } from "~/ui/time/Age";
import { ComboInput } from "~/ui/field/ComboInput";
import { FilterBar } from "~/ui/layout/FilterBar";
import { DataTable } from "~/ui/table/DataTable";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { PickOne } from "~/ui/field/PickOne";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { Button } from "~/ui/button/Button";
import { formatTimestamp } from "~/lib/time/datetime";
import { toInstant } from "~/lib/time/instant";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import styles from "./CheckHistory.module.css";
import { RunDetails } from "./RunDetails";
import type { ChangeCheck, CheckSearch } from "./search";

interface Props {
  checkId: string;
  since: string;
  /** Milliseconds between refreshes; null means no polling. */
  every: number | null;
  search: CheckSearch;
  onSearch: ChangeCheck;
  hrefOf: (change: Partial<CheckSearch>) => string;
}

/** Status history page size (spec 2 §9). */
const defaultPageSize = 50;

const columns: DataColumn<CheckRun>[] = [
  {
    id: "time",
    header: "Age",
    width: 150,
    isMoment: true,
    cell: (run) => <DateTime value={run.time} />,
  },
  {
    id: "duration",
    header: "Duration",
    width: 100,
    align: "right",
    phone: "end",
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

/** The column is a Postgres integer; a longer time than it holds is one that no run took either. */
const leastOf = (ms: number) => Math.min(Math.ceil(ms), 2_147_483_647);

const timeOf = (run: CheckRun) => run.time;

const statuses = [
  { value: "all", label: "All" },
  { value: "healthy", label: "Healthy" },
  { value: "unhealthy", label: "Unhealthy" },
];

/** History tab: one page of the runs with filters for status and duration, all of it in the address (spec 2 §5). */
export function CheckHistory({ checkId, since, every, search, onSearch, hrefOf }: Props) {
  const { timeZone } = useDateTimeSettings();
  const pageIndex = search.runPage ?? 0;
  const pageSize = search.runPageSize ?? defaultPageSize;
  const duration =
    search.runDuration === undefined ? undefined : parseDurationFilter(search.runDuration);
  const first = toInstant(search.runFrom);
  const last = toInstant(search.runTo);
  const client = useQueryClient();
  const asked = {
    checkId,
    // "After" leaves the first moment of a window out, so a window starts a moment earlier.
    since: first === undefined ? since : new Date(first.getTime() - 1).toISOString(),
    ...(last === undefined ? {} : { until: new Date(last.getTime() - 1).toISOString() }),
    ...(search.runStatus ? { status: search.runStatus === "healthy" } : {}),
    ...(duration?.ms === undefined ? {} : { minDuration: leastOf(duration.ms) }),
  };
  const pageOf = (index: number, size: number) =>
    checkHistoryOptions({ ...asked, limit: size, offset: index * size });
  const query = useQuery({
    ...pageOf(pageIndex, pageSize),
    placeholderData: keepPreviousData,
    refetchInterval: every ?? false,
  });

  const applyDuration = (text: string) => {
    const parsed = parseDurationFilter(text);
    if (text === "" || text === "All")
      return onSearch({ runDuration: undefined, runPage: undefined });
    if (parsed.error !== undefined) return notifyText("error", parsed.error);
    return onSearch({ runDuration: text, runPage: undefined });
  };

  const shown = query.data?.rows.find(({ time }) => time === search.run);
  const details = search.run !== undefined && (
    <RunDetails
      checkId={checkId}
      time={search.run}
      shown={shown}
      href={hrefOf({})}
      onClose={() => onSearch({ run: undefined })}
    />
  );

  return (
    <div className={styles["history"]}>
      <FilterBar
        label="Filters of the history"
        set={[search.runStatus, search.runDuration].filter((value) => value !== undefined).length}
        note={
          <>
            {duration?.error === undefined ? null : <span role="alert">{duration.error}</span>}
            {first || last ? (
              <span className={styles["window"]}>
                Runs from {first ? formatTimestamp(first, timeZone).slice(0, 16) : "the beginning"}{" "}
                to {last ? formatTimestamp(last, timeZone).slice(11, 16) : "now"}
                <Button
                  variant="quiet"
                  onClick={() =>
                    onSearch({ runFrom: undefined, runTo: undefined, runPage: undefined })
                  }
                >
                  Show all runs
                </Button>
              </span>
            ) : null}
          </>
        }
      >
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
      </FilterBar>
      {query.isError && query.data === undefined ? (
        <QueryError title="The history could not be loaded" query={query} />
      ) : (
        <DataTable
          label="Status history"
          columns={columns}
          rows={query.data?.rows ?? []}
          rowId={timeOf}
          onOpen={(run) => onSearch({ run: run.time === search.run ? undefined : run.time })}
          rowHref={(run) => hrefOf({ run: run.time })}
          selectedId={search.run ?? null}
          unfolded={shown && { id: shown.time, content: details }}
          isLoading={query.isPending}
          isRefreshing={query.isFetching}
          tools={
            <ExportButton
              title="Status history"
              source={() => ({
                title: "Status history",
                columns: [
                  ...columns,
                  { id: "status", header: "Healthy" },
                  { id: "error", header: "Error" },
                ],
                rowId: timeOf,
                read: (page) => readOnce(client, pageOf(page.pageIndex, page.pageSize)),
              })}
            />
          }
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
      {/* A run of the address that another page of the history holds. */}
      {shown ? null : details}
    </div>
  );
}
