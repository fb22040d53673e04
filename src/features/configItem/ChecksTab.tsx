import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo, type ReactNode } from "react";
import { checksOfConfigOptions, type CheckSummaryForConfig } from "~generated/db/reads";
import { type SearchChange, useSearchHref } from "~/components/address/useSearchChange";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { AccessGate } from "~/components/gate/AccessGate";
import { Button } from "~/ui/button/Button";
import { ExportRows } from "~/components/export/ExportButton";
import { QueryError } from "~/components/errors/QueryError";
import { TechName } from "~/components/icons/TechName";
import { formatUptime, statusLook, uptimePercent, type Uptime } from "~/lib/health/health";
import { formatDuration } from "~/lib/time/duration";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { DataTable } from "~/ui/table/DataTable";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { compareKeys, sortKey } from "~/ui/table/tableSort";
import { DateTime } from "~/ui/time/Age";
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
    cell: ({ name, icon, type }) => <TechName icon={icon ?? type} title={name} />,
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

const noChecks: readonly Check[] = [];
const idOf = ({ id }: Check) => id;

/** Ids in the order of the table, for the way from one check to the next. */
function idsInOrder(rows: readonly Check[], by: string, isDesc: boolean): readonly string[] {
  const value = columns.find(({ id }) => id === by)?.value;
  return rows
    .map((row) => ({ id: row.id, key: sortKey(value?.(row)) }))
    .toSorted((a, b) => compareKeys(a.key, b.key, isDesc) * (isDesc ? -1 : 1))
    .map(({ id }) => id);
}

interface Props {
  id: string;
  search: ChecksSearch;
  onSearch: SearchChange<ChecksSearch>;
  /** Details of a check, which the health area shows; `order` holds the ids of the list. */
  renderCheck: (checkId: string, order: readonly string[]) => ReactNode;
}

/** Checks that speak for an item; one opens over the tab, with its address. */
export function ChecksTab({ id, search, onSearch, renderCheck }: Props) {
  const query = useQuery(checksOfConfigOptions({ configId: id }));
  const hrefOf = useSearchHref<ChecksSearch>();
  const rows = query.data?.rows ?? noChecks;
  const { sortBy = "name", sortDesc = false } = search;
  const order = useMemo(() => idsInOrder(rows, sortBy, sortDesc), [rows, sortBy, sortDesc]);
  const openId = search.checkId;
  return (
    <>
      <DataTable
        label="Checks"
        columns={columns}
        rows={rows}
        rowId={idOf}
        whole={{ text: undefined }}
        isLoading={query.isPending}
        isRefreshing={query.isFetching && query.data !== undefined}
        sort={{ by: sortBy, desc: sortDesc }}
        onSort={(sort) => onSearch({ sortBy: sort?.by, sortDesc: sort?.desc || undefined })}
        selectedId={openId ?? null}
        onOpen={(check) => onSearch({ checkId: check.id }, { push: openId === undefined })}
        rowHref={(check) => hrefOf({ checkId: check.id })}
        tools={<ExportRows title="Checks" columns={columns} rowId={idOf} rows={rows} />}
        error={
          query.error ? (
            <QueryError title="The checks could not be loaded" query={query} />
          ) : undefined
        }
        empty={
          <EmptyState
            title="No data available"
            text="No health check speaks for this item. The spec of a canary names the items that its checks speak for."
            action={
              <AccessGate resource="canaries" action="write">
                <Button asChild>
                  <Link to="/settings/canaries/add">Add a check</Link>
                </Button>
              </AccessGate>
            }
          />
        }
      />
      {openId === undefined ? null : (
        <PanelBoundary resetKey={openId}>{renderCheck(openId, order)}</PanelBoundary>
      )}
    </>
  );
}
