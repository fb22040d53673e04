import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { SendEntry } from "~generated/db/reads";
import { useSearchHref, type SearchChange } from "~/components/address/useSearchChange";
import { ListPage, type ListHeaderProps } from "~/components/list/ListPage";
import { listState } from "~/components/list/useListState";
import { PageHeader } from "~/components/page/PageHeader";
import { textCell } from "~/components/columns/columns";
import { SilencedNote } from "~/components/silence/SilencedNote";
import { SilenceLink } from "~/components/silence/SilenceLink";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { Age } from "~/ui/time/Age";
import { usePresentMinute } from "~/ui/time/presentMinute";
import { LIVE_MS, sendOrder, sendsRead } from "./list";
import { NotificationFilters } from "./NotificationFilters";
import { ResourceLink, ResourceState, SendStatusMark } from "./NotificationMarks";
import { NotificationTrail } from "./NotificationTrail";
import { Recipient } from "./Recipient";
import { isNarrowed, unfiltered, type NotificationsSearch } from "./search";
import { SendDialog } from "./SendDialog";
import styles from "./notifications.module.css";
import { useRecipients } from "./useRecipients";

interface Props {
  resourceId: string;
  search: NotificationsSearch;
  onSearch: SearchChange<NotificationsSearch>;
}

const none: readonly SendEntry[] = [];

const columnsOf = (names: ReadonlyMap<string, string>): readonly DataColumn<SendEntry>[] => [
  {
    id: "status",
    header: "Notification",
    width: 200,
    isSortable: true,
    cell: (row) => <SendStatusMark status={row.status} />,
  },
  {
    id: "health",
    header: "Status",
    width: 210,
    phone: "hidden",
    cell: (row) => (
      <ResourceState resource={row.resource} type={row.resource_type} then={row.resource_health} />
    ),
  },
  {
    id: "title",
    header: "Title",
    minWidth: 180,
    cell: (row) => textCell(row.resource_health_description ?? row.error ?? row.source_event),
  },
  {
    id: "recipient",
    header: "Recipient",
    minWidth: 160,
    hideBelow: 900,
    cell: (row) => <Recipient send={row} names={names} />,
  },
  {
    id: "created_at",
    header: "Age",
    width: 150,
    isSortable: true,
    firstSort: "desc",
    phone: "end",
    cell: (row) => (
      <>
        <Age value={row.created_at} />
        {row.count > 1 ? (
          <>
            {" "}
            (x{row.count} over <Age value={row.first_observed} />)
          </>
        ) : null}
      </>
    ),
  },
];

/** Everything that was told about one resource (facts 5.4). */
export function ResourcePage({ resourceId, search, onSearch }: Props) {
  const hrefOf = useSearchHref<NotificationsSearch>();
  const query = useQuery({
    ...sendsRead(resourceId, search, usePresentMinute()),
    placeholderData: keepPreviousData,
    refetchInterval: LIVE_MS,
  });
  const sends = query.data?.rows ?? none;
  const names = useRecipients(sends);
  const columns = useMemo(() => columnsOf(names), [names]);
  const [first] = sends;
  const name = first?.resource?.name;
  const Header = useMemo(
    () =>
      ({ refresh }: ListHeaderProps) => (
        <PageHeader
          title={name === undefined ? "Notifications of a resource" : `Notifications of ${name}`}
          trail={<NotificationTrail />}
          titleExtra={
            first?.resource ? (
              <span className={styles["heading"]}>
                <ResourceLink resource={first.resource} type={first.resource_type} />
                <SilencedNote type={first.resource_type} id={first.resource_id} />
              </span>
            ) : undefined
          }
          actions={
            first ? <SilenceLink type={first.resource_type} id={first.resource_id} /> : undefined
          }
          refresh={refresh}
        />
      ),
    [name, first],
  );
  return (
    <ListPage
      title="Notifications"
      columns={columns}
      rowId={({ id }) => id}
      query={query}
      list={listState({ search, onSearch, ...sendOrder })}
      filters={<NotificationFilters search={search} onSearch={onSearch} hasKinds={false} />}
      isFiltered={isNarrowed(search)}
      onClear={() => onSearch(unfiltered)}
      empty={{ title: "No notifications", text: "Nothing was told about this resource." }}
      selectedId={search.id ?? null}
      rowHref={({ id }) => hrefOf({ id })}
      onOpen={({ id }) => onSearch({ id }, { push: true })}
      Header={Header}
    >
      {search.id === undefined ? null : (
        <SendDialog id={search.id} onClose={() => onSearch({ id: undefined })} />
      )}
    </ListPage>
  );
}
