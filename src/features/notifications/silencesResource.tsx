import { lazyPart } from "~/components/parts/lazyPart";
import { resource } from "~/components/resource/resource";
import { BuiltLink } from "~/components/links/BuiltLink";
import { textCell } from "~/components/columns/columns";
import { toInstant } from "~/lib/time/instant";
import { Badge } from "~/ui/feedback/Badge";
import type { ListHeaderProps } from "~/components/list/ListPage";
import { DateTime } from "~/ui/time/Age";
import { useNow } from "~/ui/time/now";
import { NotificationTabs } from "./NotificationTabs";
import { silenceList, type silencesSearch } from "./silences";
import { useSilenceRows, type SilenceRow } from "./useSilenceRows";
import { SilenceTarget } from "./SilenceTarget";
import styles from "./notifications.module.css";

const Header = ({ title: _title, ...props }: ListHeaderProps) => (
  <NotificationTabs tab="silences" title="Notifications" {...props} />
);

function Expiry({ until }: { until: string | null }) {
  const end = toInstant(until)?.getTime();
  const now = useNow(end);
  if (end === undefined) return <>Never</>;
  const isOver = now !== undefined && end < now;
  return (
    <>
      <DateTime value={until} />{" "}
      {isOver ? <span className={styles["failed"]}>(Expired)</span> : null}
    </>
  );
}

/** How often something was kept back; leads to it. */
function SilencedCount({
  id,
  silenced,
  tabIndex,
}: { id: string; tabIndex: number } & Pick<SilenceRow, "silenced">) {
  if (!silenced) return null;
  const text = `${silenced.count.toLocaleString("en")}${silenced.isMore ? "+" : ""}`;
  if (silenced.count === 0 && !silenced.isMore) return <span className={styles["faint"]}>–</span>;
  return (
    <BuiltLink path={`/notifications?silenced_by=${id}&status=any`} tabIndex={tabIndex}>
      {text}
    </BuiltLink>
  );
}

const SilenceDialogs = lazyPart(async () => (await import("./SilenceDialogs")).SilenceDialogs);

/** Silences: what stays quiet, and until when (facts 5.8). */
export const silences = resource<typeof silencesSearch, SilenceRow>(silenceList, {
  noun: "Silence",
  about:
    "A silence keeps notifications about a resource back for a while: for planned work, or for what is known.",
  searchLabel: "Search by name or reason",
  Rows: ({ search, children }) => children(useSilenceRows(search)),
  addLabel: "New silence",
  columns: [
    {
      id: "name",
      header: "Name",
      minWidth: 180,
      cell: ({ name, error }) => (
        <span className={styles["resource"]}>
          {textCell(name)}
          {error ? (
            <Badge tone="bad" title={error}>
              Error
            </Badge>
          ) : null}
        </span>
      ),
    },
    {
      id: "target",
      header: "Target",
      minWidth: 200,
      exported: ({ filter, selectors, canary, config, component, check }) =>
        filter || selectors || canary || config || component || check,
      cell: (silence, { tabIndex }) => <SilenceTarget silence={silence} tabIndex={tabIndex} />,
    },
    {
      id: "until",
      header: "Expires At",
      width: 220,
      phone: "end",
      cell: ({ until }) => <Expiry until={until} />,
    },
    {
      id: "silenced",
      header: "Silenced",
      width: 96,
      align: "right",
      hideBelow: 800,
      phone: "hidden",
      cell: ({ id, silenced }, { tabIndex }) => (
        <SilencedCount id={id} silenced={silenced} tabIndex={tabIndex} />
      ),
    },
    {
      id: "description",
      header: "Reason",
      minWidth: 160,
      hideBelow: 900,
      cell: ({ description }) => textCell(description),
    },
    "created",
    "createdBy",
  ],
  Header,
  Dialogs: ({ search, onClose }) =>
    search.add || search.id !== undefined ? (
      <SilenceDialogs search={search} onClose={onClose} />
    ) : null,
});
