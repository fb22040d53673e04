import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { NotificationGroup } from "~generated/notification/types.gen";
import { readOnce } from "~/api/readOnce";
import { useSearchHref, type SearchChange } from "~/components/address/useSearchChange";
import { markNotificationsSeen } from "~/components/bell/notificationsSeen";
import { listState } from "~/components/list/useListState";
import { ListPage, type ListHeaderProps } from "~/components/list/ListPage";
import { usePreferences } from "~/components/preferences/preferences";
import { textCell } from "~/components/columns/columns";
import { toInstant } from "~/lib/time/instant";
import { StatusDot } from "~/ui/feedback/StatusDot";
import type { DataColumn, TablePage } from "~/ui/table/dataTableTypes";
import { Age } from "~/ui/time/Age";
import { groupOrder, groupsRead, LIVE_MS, mostGroups } from "./list";
import { NotificationFilters } from "./NotificationFilters";
import { messageLine } from "./messageBody";
import { ResourceLink, ResourceState, StatisticsBar } from "./NotificationMarks";
import { NotificationTabs } from "./NotificationTabs";
import styles from "./notifications.module.css";
import { isNarrowed, unfiltered, type NotificationsSearch } from "./search";
import { SendDialog } from "./SendDialog";

interface Props {
  search: NotificationsSearch;
  onSearch: SearchChange<NotificationsSearch>;
  onOpen: (path: string) => void;
}

const figure = (count: number, look?: string) => (
  <span className={look}>{count === 0 ? "–" : count.toLocaleString("en")}</span>
);

const columnsOf = (most: number): readonly DataColumn<NotificationGroup>[] => [
  {
    id: "name",
    header: "Resource",
    minWidth: 200,
    isSortable: true,
    exported: ({ resource, resource_type: type }) => resource?.name ?? type,
    cell: (row) => <ResourceLink resource={row.resource} type={row.resource_type} isPlain />,
  },
  {
    id: "health",
    header: "Health",
    width: 210,
    phone: "end",
    exported: ({ resource_health: health }) => health,
    cell: (row) => (
      <ResourceState resource={row.resource} type={row.resource_type} then={row.resource_health} />
    ),
  },
  {
    id: "title",
    header: "Title",
    minWidth: 180,
    exported: (row) => row.resource_health_description || messageLine(row.last_message ?? ""),
    cell: (row) => textCell(row.resource_health_description || messageLine(row.last_message ?? "")),
  },
  {
    id: "statistics",
    header: "Statistics",
    width: 140,
    hideBelow: 1200,
    phone: "hidden",
    cell: (row) => <StatisticsBar {...row} most={most} />,
  },
  {
    id: "sent",
    header: "Sent",
    width: 72,
    align: "right",
    isSortable: true,
    firstSort: "desc",
    phone: "hidden",
    hideBelow: 900,
    cell: (row) => figure(row.sent),
  },
  {
    id: "error",
    header: "Failed",
    width: 78,
    align: "right",
    isSortable: true,
    firstSort: "desc",
    phone: "hidden",
    hideBelow: 900,
    cell: (row) => figure(row.error, row.error > 0 ? styles["failed"] : undefined),
  },
  {
    id: "suppressed",
    header: "Suppressed",
    width: 112,
    align: "right",
    isSortable: true,
    firstSort: "desc",
    phone: "hidden",
    hideBelow: 1000,
    cell: (row) => figure(row.suppressed, styles["faint"]),
  },
  {
    id: "last_seen",
    header: "Last Seen",
    width: 110,
    isSortable: true,
    firstSort: "desc",
    cell: (row) => <Age value={row.last_seen} suffix />,
  },
  {
    id: "first_observed",
    header: "First",
    width: 90,
    isSortable: true,
    firstSort: "desc",
    phone: "hidden",
    hideBelow: 1100,
    cell: (row) => <Age value={row.first_observed} />,
  },
];

/** Notifications by resource (facts 5.2): what was sent, what failed, what was kept back. */
export function NotificationsPage({ search, onSearch, onOpen }: Props) {
  // Whether deleted resources count is part of the question.
  usePreferences();
  const hrefOf = useSearchHref<NotificationsSearch>();
  const query = useQuery({
    ...groupsRead(search),
    placeholderData: keepPreviousData,
    refetchInterval: LIVE_MS,
  });
  const { data } = query;
  const newest = data?.results?.[0]?.last_seen;
  useEffect(() => {
    if (query.isSuccess) markNotificationsSeen(toInstant(newest) ?? new Date());
  }, [query.isSuccess, newest]);
  const rows = useMemo(() => data && { rows: data.results ?? [], total: data.total }, [data]);
  const most = Math.max(1, ...(data?.results ?? []).map(({ total }) => total));
  const columns = useMemo(() => columnsOf(most), [most]);
  // An older backend sorts by nothing else, and the table must not say that it did.
  const isSorted = data?.sortedBy !== undefined;
  const list = listState({ search, onSearch, ...groupOrder });
  const client = useQueryClient();
  const readPage = async (page: TablePage) => {
    const answer = await readOnce(client, groupsRead({ ...search, ...page }));
    return { rows: answer.results ?? [], total: answer.total };
  };
  const statistics = data?.statistics;
  const Header = useMemo(
    () => (props: ListHeaderProps) => (
      <NotificationTabs
        tab="notifications"
        {...props}
        titleExtra={
          statistics ? (
            <span className={styles["counts"]}>
              <span>
                <b>{statistics.sent.toLocaleString("en")}</b> sent
              </span>
              <span>
                {statistics.error > 0 ? <StatusDot tone="bad" label="Failed" /> : null}{" "}
                <b>{statistics.error.toLocaleString("en")}</b> failed
              </span>
              <span>
                <b>{statistics.suppressed.toLocaleString("en")}</b> suppressed
              </span>
            </span>
          ) : undefined
        }
      />
    ),
    [statistics],
  );
  const pathOf = (row: NotificationGroup) =>
    row.resource
      ? `/notifications/resource/${row.resource.id}${new URL(hrefOf({ query: undefined, pageIndex: undefined, sortBy: undefined, sortOrder: undefined, id: undefined }), window.location.href).search}`
      : undefined;
  return (
    <ListPage
      title="Notifications"
      columns={isSorted ? columns : columns.map((column) => ({ ...column, isSortable: false }))}
      rowId={(row) => `${row.resource_type} ${row.resource?.id ?? row.last_seen}`}
      query={{ ...query, data: rows }}
      list={list}
      pages={{ read: readPage, pageSize: mostGroups }}
      searchLabel="Search by resource name"
      filters={<NotificationFilters search={search} onSearch={onSearch} />}
      note={
        search.silenced_by !== undefined && data && data.silencedBy === undefined ? (
          <span>This backend cannot narrow to one silence: all are shown.</span>
        ) : undefined
      }
      isFiltered={isNarrowed(search)}
      onClear={() => onSearch(unfiltered)}
      empty={{
        title: "No notifications",
        text: "Rules say which events are told to whom. Nothing has happened yet that a rule is about.",
      }}
      rowHref={pathOf}
      onOpen={(row) => {
        const path = pathOf(row);
        if (path !== undefined) onOpen(path);
      }}
      Header={Header}
    >
      {search.id === undefined ? null : (
        <SendDialog id={search.id} onClose={() => onSearch({ id: undefined })} />
      )}
    </ListPage>
  );
}
