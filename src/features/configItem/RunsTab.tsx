import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { playbookRunsOptions, type PlaybookRunEntry } from "~generated/db/reads";
import type { SearchChange } from "~/components/address/useSearchChange";
import { QueryError } from "~/components/errors/QueryError";
import { TechIcon } from "~/components/icons/TechIcon";
import { BuiltLink } from "~/components/links/BuiltLink";
import { listState } from "~/components/list/useListState";
import { PersonCell } from "~/components/people/PersonCell";
import { statusLook, type HealthTone } from "~/lib/health/health";
import { formatDuration } from "~/lib/time/duration";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { DataTable } from "~/ui/table/DataTable";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { DateTime } from "~/ui/time/Age";
import type { RunsSearch } from "./search";
import styles from "./item.module.css";

const tones: Readonly<Record<string, HealthTone>> = {
  completed: "good",
  failed: "bad",
  timed_out: "bad",
  running: "running",
  cancelled: "unknown",
  scheduled: "unknown",
  pending_approval: "mixed",
  sleeping: "unknown",
  waiting: "unknown",
};

function Status({ status }: { status: string }) {
  const words = status.replaceAll("_", " ");
  return (
    <StatusDot
      tone={tones[status] ?? statusLook(status).tone}
      label={words.charAt(0).toUpperCase() + words.slice(1)}
      showLabel
    />
  );
}

const lasted = ({ start_time: start, end_time: end }: PlaybookRunEntry) =>
  start && end ? formatDuration(Date.parse(end) - Date.parse(start)) : "";

const columns: readonly DataColumn<PlaybookRunEntry>[] = [
  {
    id: "name",
    header: "Name",
    minWidth: 200,
    cell: ({ id, playbook }, { tabIndex }) => (
      <span className={styles["name"]}>
        <TechIcon name={playbook?.icon} />
        <span className={styles["text"]}>
          <BuiltLink path={`/playbooks/runs/${id}`} tabIndex={tabIndex}>
            {playbook?.title || playbook?.name || "Deleted playbook"}
          </BuiltLink>
        </span>
      </span>
    ),
  },
  {
    id: "status",
    header: "Status",
    width: 150,
    isSortable: true,
    phone: "end",
    cell: ({ status }) => <Status status={status} />,
  },
  {
    id: "start_time",
    header: "Date",
    width: 120,
    isMoment: true,
    isSortable: true,
    firstSort: "desc",
    cell: ({ start_time: at, scheduled_time: planned }) => <DateTime value={at ?? planned} />,
  },
  { id: "duration", header: "Duration", width: 100, align: "right", cell: lasted },
  {
    id: "created_at",
    header: "Created At",
    width: 120,
    isMoment: true,
    isSortable: true,
    firstSort: "desc",
    phone: "hidden",
    cell: ({ created_at: at }) => <DateTime value={at} />,
  },
  {
    id: "creator",
    header: "Created By",
    width: 150,
    phone: "hidden",
    cell: ({ creator }) => <PersonCell person={creator} />,
  },
];

const order = {
  sortKeys: ["created_at", "start_time", "status"],
  sort: { by: "created_at", desc: true },
} as const;
const idOf = ({ id }: PlaybookRunEntry) => id;

/** Playbook runs of an item, as the server pages and sorts them. */
export function RunsTab({
  id,
  search,
  onSearch,
}: {
  id: string;
  search: RunsSearch;
  onSearch: SearchChange<RunsSearch>;
}) {
  const list = listState({ ...order, search, onSearch });
  const { limit, offset, order: orderBy } = list.params;
  const query = useQuery({
    ...playbookRunsOptions({ configId: id, limit, offset, order: orderBy }),
    placeholderData: keepPreviousData,
  });
  return (
    <DataTable
      label="Playbook runs"
      columns={columns}
      rows={query.data?.rows ?? []}
      rowId={idOf}
      isLoading={query.isPending}
      isRefreshing={query.isFetching && query.data !== undefined}
      sort={list.sort}
      onSort={list.onSort}
      paging={list.paging(query.data?.total ?? 0)}
      error={
        query.error ? (
          <QueryError title="The playbook runs could not be loaded" query={query} />
        ) : undefined
      }
      empty={<EmptyState title="No data available" text="No playbook has run for this item." />}
    />
  );
}
