import { useQuery } from "@tanstack/react-query";
import { checksOfConfigOptions, type CheckSummaryForConfig } from "~generated/db/reads";
import type { SearchChange } from "~/components/address/useSearchChange";
import { QueryError } from "~/components/errors/QueryError";
import { TechIcon } from "~/components/icons/TechIcon";
import { BuiltLink } from "~/components/links/BuiltLink";
import { formatUptime, statusLook, uptimePercent, type Uptime } from "~/lib/health/health";
import { formatDuration } from "~/lib/time/duration";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { DataTable } from "~/ui/table/DataTable";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { DateTime } from "~/ui/time/Age";
import styles from "./item.module.css";
import type { ChecksSearch } from "./search";

type Check = CheckSummaryForConfig;

const numberAt = (value: unknown, key: string): number | undefined => {
  const found = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === "number" ? found : undefined;
};
const uptimeOf = ({ uptime }: Check): Uptime => ({
  passed: numberAt(uptime, "passed") ?? 0,
  failed: numberAt(uptime, "failed") ?? 0,
});
/** Milliseconds. */
const latencyOf = ({ latency }: Check) =>
  numberAt(latency, "rolling1h") ?? numberAt(latency, "p95");

const columns: readonly DataColumn<Check>[] = [
  {
    id: "name",
    header: "Checks",
    minWidth: 220,
    isSortable: true,
    value: ({ name }) => name,
    cell: ({ id, name, icon, type }, { tabIndex }) => (
      <span className={styles["name"]}>
        <TechIcon name={icon ?? type} />
        <span className={styles["text"]} title={name}>
          <BuiltLink path={`/health?checkId=${id}&timeRange=1h`} tabIndex={tabIndex}>
            {name}
          </BuiltLink>
        </span>
      </span>
    ),
  },
  {
    id: "status",
    header: "Health",
    width: 130,
    isSortable: true,
    phone: "end",
    value: ({ status }) => status ?? "",
    cell: ({ status }) => {
      const { tone, word } = statusLook(status);
      return <StatusDot tone={tone} label={word} showLabel />;
    },
  },
  {
    id: "uptime",
    header: "Uptime",
    width: 100,
    align: "right",
    isSortable: true,
    value: (check) => uptimePercent(uptimeOf(check)),
    cell: (check) => formatUptime(uptimeOf(check), 1),
  },
  {
    id: "latency",
    header: "Latency",
    width: 100,
    align: "right",
    isSortable: true,
    value: latencyOf,
    cell: (check) => {
      const latency = latencyOf(check);
      return latency === undefined ? "-" : formatDuration(latency);
    },
  },
  {
    id: "last_runtime",
    header: "Last Run",
    width: 120,
    isMoment: true,
    isSortable: true,
    firstSort: "desc",
    value: ({ last_runtime: at }) => at ?? "",
    cell: ({ last_runtime: at }) => <DateTime value={at} />,
  },
  {
    id: "last_transition_time",
    header: "Transition",
    width: 120,
    isMoment: true,
    isSortable: true,
    phone: "hidden",
    firstSort: "desc",
    value: ({ last_transition_time: at }) => at ?? "",
    cell: ({ last_transition_time: at }) => <DateTime value={at} />,
  },
];

const idOf = ({ id }: Check) => id;

/** Checks that speak for an item; one opens in the health page. */
export function ChecksTab({
  id,
  search,
  onSearch,
}: {
  id: string;
  search: ChecksSearch;
  onSearch: SearchChange<ChecksSearch>;
}) {
  const query = useQuery(checksOfConfigOptions({ configId: id }));
  return (
    <DataTable
      label="Checks"
      columns={columns}
      rows={query.data?.rows ?? []}
      rowId={idOf}
      whole={{ text: undefined }}
      isLoading={query.isPending}
      isRefreshing={query.isFetching && query.data !== undefined}
      sort={{ by: search.sortBy ?? "name", desc: search.sortDesc ?? false }}
      onSort={(sort) => onSearch({ sortBy: sort?.by, sortDesc: sort?.desc || undefined })}
      error={
        query.error ? (
          <QueryError title="The checks could not be loaded" query={query} />
        ) : undefined
      }
      empty={<EmptyState title="No data available" text="No health check speaks for this item." />}
    />
  );
}
