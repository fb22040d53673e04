import type { NotificationRuleEntry } from "~generated/db/reads";
import type { ListHeaderProps } from "~/components/list/ListPage";
import { textCell } from "~/components/columns/columns";
import { lazyPart } from "~/components/parts/lazyPart";
import { resource, type AddressProps } from "~/components/resource/resource";
import { formatAge, formatSpan } from "~/lib/time/age";
import { formatDuration } from "~/lib/time/duration";
import { Badge } from "~/ui/feedback/Badge";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { NotificationTabs } from "./NotificationTabs";
import styles from "./notifications.module.css";
import { RuleRecipient } from "./RuleRecipient";
import { ruleList, type RulesSearch } from "./rules";

const Header = ({ title: _title, ...props }: ListHeaderProps) => (
  <NotificationTabs tab="rules" title="Notifications" {...props} />
);

const figure = (count: number | null, look?: string) =>
  count ? <span className={look}>{count.toLocaleString("en")}</span> : null;

/** When it last failed and with what most often: "5m ago: 503 Service Unavailable". */
function failure({ last_failed_at: at, most_common_error: error }: NotificationRuleEntry) {
  if (!error) return undefined;
  return at ? `${formatAge(at)} ago: ${error}` : error;
}

const loadDialogs = () => import("./RuleDialog");
const NewRuleDialog = lazyPart(async () => (await loadDialogs()).NewRuleDialog);
const RuleDialog = lazyPart(async () => (await loadDialogs()).RuleDialog);

function Dialogs({ search, onClose }: AddressProps<RulesSearch> & { onClose: () => void }) {
  if (search.add === true) return <NewRuleDialog onClose={onClose} />;
  return search.id === undefined ? null : (
    <RuleDialog key={search.id} id={search.id} onClose={onClose} />
  );
}

/** Rules: which events are told to whom, and how that went (facts 5.6). */
export const rules = resource(ruleList, {
  noun: "Rule",
  about: "A rule says which events are told to whom.",
  searchLabel: "Search by name or title",
  addLabel: "New rule",
  columns: [
    {
      id: "name",
      header: "Name",
      minWidth: 240,
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
      minWidth: 150,
      cell: ({ events }) => (
        <span className={styles["resource"]} title={events.join(", ")}>
          {events.slice(0, 1).map((event) => (
            <Badge key={event}>{event}</Badge>
          ))}
          {events.length > 1 ? `+${events.length - 1}` : null}
        </span>
      ),
    },
    {
      id: "filter",
      header: "Filter",
      minWidth: 130,
      hideBelow: 1560,
      phone: "hidden",
      cell: ({ filter }) =>
        filter ? (
          <code className={styles["code"]} title={filter}>
            {filter}
          </code>
        ) : null,
    },
    {
      id: "recipient",
      header: "Recipient",
      minWidth: 120,
      hideBelow: 900,
      phone: "hidden",
      exported: ({ person, team, custom_services: services, playbook_id: playbook }) =>
        person ?? team ?? services ?? playbook,
      cell: (rule, { tabIndex }) => <RuleRecipient rule={rule} tabIndex={tabIndex} />,
    },
    {
      id: "error",
      header: "Status",
      width: 96,
      phone: "end",
      exported: ({ error }) => error ?? "Active",
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
      firstSort: "desc",
      phone: "hidden",
      cell: ({ sent }) => figure(sent),
    },
    {
      id: "failed",
      header: "Failed",
      width: 84,
      align: "right",
      firstSort: "desc",
      phone: "hidden",
      cell: (rule) => <span title={failure(rule)}>{figure(rule.failed, styles["failed"])}</span>,
    },
    {
      id: "pending",
      header: "Pending",
      width: 98,
      align: "right",
      firstSort: "desc",
      hideBelow: 1000,
      phone: "hidden",
      cell: ({ pending }) => figure(pending),
    },
    {
      id: "avg_duration_ms",
      header: "Avg Duration",
      width: 126,
      align: "right",
      firstSort: "desc",
      hideBelow: 1290,
      phone: "hidden",
      cell: ({ avg_duration_ms: ms }) => (ms === null ? null : formatDuration(ms)),
    },
    {
      id: "repeat_interval",
      header: "Repeat Interval",
      width: 132,
      hideBelow: 1520,
      phone: "hidden",
      cell: ({ repeat_interval: interval }) => interval,
    },
    {
      id: "wait_for",
      header: "Wait For",
      width: 96,
      firstSort: "desc",
      hideBelow: 1410,
      phone: "hidden",
      cell: ({ wait_for: wait }) => (wait ? formatSpan(wait / 1e6) : null),
    },
    { like: "created", header: "Created At", width: 118, hideBelow: 1700 },
    { like: "updated", header: "Updated At", width: 118, hideBelow: 1280 },
    { like: "createdBy", hideBelow: 1600 },
  ],
  Header,
  Dialogs,
});
