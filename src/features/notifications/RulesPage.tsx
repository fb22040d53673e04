import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { NotificationRuleEntry } from "~generated/db/reads";
import { useSearchHref, type SearchChange } from "~/components/address/useSearchChange";
import { ListPage, type ListHeaderProps } from "~/components/list/ListPage";
import { listState } from "~/components/list/useListState";
import { PersonCell } from "~/components/people/PersonCell";
import { textCell } from "~/components/resource/columns";
import { formatSpan } from "~/lib/time/age";
import { Badge } from "~/ui/feedback/Badge";
import { StatusDot } from "~/ui/feedback/StatusDot";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { DateTime } from "~/ui/time/Age";
import { NotificationTabs } from "./NotificationTabs";
import styles from "./notifications.module.css";
import { RuleDialog } from "./RuleDialog";
import { ruleList, type RulesSearch } from "./rules";

const Header = ({ title: _title, ...props }: ListHeaderProps) => (
  <NotificationTabs tab="rules" title="Notifications" {...props} />
);

const figure = (count: number | null, look?: string) =>
  count ? <span className={look}>{count.toLocaleString("en")}</span> : null;

const columns: readonly DataColumn<NotificationRuleEntry>[] = [
  {
    id: "name",
    header: "Name",
    minWidth: 180,
    isSortable: true,
    cell: ({ name, namespace }) => (
      <span className={styles["resource"]}>
        {textCell(name)}
        {namespace ? <Badge>{namespace}</Badge> : null}
      </span>
    ),
  },
  {
    id: "events",
    header: "Events",
    minWidth: 220,
    cell: ({ events }) => (
      <span className={styles["resource"]} title={events.join(", ")}>
        {events.slice(0, 2).map((event) => (
          <Badge key={event}>{event}</Badge>
        ))}
        {events.length > 2 ? `+${events.length - 2}` : null}
      </span>
    ),
  },
  {
    id: "filter",
    header: "Filter",
    minWidth: 140,
    hideBelow: 1280,
    phone: "hidden",
    cell: ({ filter }) =>
      filter ? (
        <code className={styles["code"]} title={filter}>
          {filter}
        </code>
      ) : null,
  },
  {
    id: "error",
    header: "Status",
    width: 110,
    phone: "end",
    isSortable: true,
    cell: ({ error }) => (
      <span title={error ?? undefined}>
        <StatusDot tone={error ? "bad" : "good"} label={error ? "Paused" : "Active"} showLabel />
      </span>
    ),
  },
  {
    id: "sent",
    header: "Sent",
    width: 76,
    align: "right",
    isSortable: true,
    firstSort: "desc",
    phone: "hidden",
    cell: ({ sent }) => figure(sent),
  },
  {
    id: "failed",
    header: "Failed",
    width: 82,
    align: "right",
    isSortable: true,
    firstSort: "desc",
    phone: "hidden",
    cell: ({ failed, most_common_error: error }) => (
      <span title={error ?? undefined}>{figure(failed, styles["failed"])}</span>
    ),
  },
  {
    id: "pending",
    header: "Pending",
    width: 92,
    align: "right",
    isSortable: true,
    hideBelow: 900,
    phone: "hidden",
    cell: ({ pending }) => figure(pending),
  },
  {
    id: "repeat_interval",
    header: "Repeat Interval",
    width: 120,
    hideBelow: 1280,
    phone: "hidden",
    cell: ({ repeat_interval: interval }) => interval,
  },
  {
    id: "wait_for",
    header: "Wait For",
    width: 90,
    hideBelow: 1280,
    phone: "hidden",
    cell: ({ wait_for: wait }) => (wait ? formatSpan(wait / 1e6) : null),
  },
  {
    id: "created_at",
    header: "Created At",
    width: 105,
    isMoment: true,
    isSortable: true,
    firstSort: "desc",
    hideBelow: 1100,
    phone: "hidden",
    cell: ({ created_at: at }) => <DateTime value={at} />,
  },
  {
    id: "creator",
    header: "Created By",
    width: 140,
    hideBelow: 1400,
    phone: "hidden",
    cell: ({ creator }) => (creator ? <PersonCell person={creator} /> : null),
  },
];

interface Props {
  search: RulesSearch;
  onSearch: SearchChange<RulesSearch>;
}

/** Rules: which events are told, and how that went (facts 5.6). */
export function RulesPage({ search, onSearch }: Props) {
  const hrefOf = useSearchHref<RulesSearch>();
  const { sortKeys, sort } = ruleList;
  const list = listState({ search, onSearch, sortKeys, sort });
  const query = useQuery({
    ...ruleList.read(search),
    placeholderData: keepPreviousData,
  });
  return (
    <ListPage
      title="Notification rules"
      columns={columns}
      rowId={({ id }) => id}
      query={query}
      list={list}
      searchLabel="Search by name or title"
      empty={{ text: "A rule says which events are told to whom." }}
      selectedId={search.id ?? null}
      rowHref={({ id }) => hrefOf({ id })}
      onOpen={({ id }) => onSearch({ id }, { push: true })}
      Header={Header}
    >
      {search.id === undefined ? null : (
        <RuleDialog id={search.id} onClose={() => onSearch({ id: undefined })} />
      )}
    </ListPage>
  );
}
