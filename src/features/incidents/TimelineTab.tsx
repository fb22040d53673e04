import {
  Activity,
  Flag,
  GitCommitVertical,
  type LucideIcon,
  MessageSquare,
  Paperclip,
} from "lucide-react";
import { errorText } from "~/api/errors";
import { BuiltLink } from "~/components/links/BuiltLink";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { LongList } from "~/ui/layout/LongList";
import { Toggle } from "~/ui/field/Toggle";
import { TimeText } from "~/ui/time/TimeText";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import { formatTimestamp } from "~/lib/time/datetime";
import type { ChangeIncident, IncidentSearch } from "./search";
import { type Happening, timelineKinds, type TimelineKind } from "./timeline";
import { TimelineChart } from "./TimelineChart";
import styles from "./timeline.module.css";
import { useIncident } from "./useIncident";
import { useTimeline } from "./useTimeline";

interface Props {
  search: IncidentSearch;
  onSearch: ChangeIncident;
}

const icons: Readonly<Record<TimelineKind, LucideIcon>> = {
  comment: MessageSquare,
  evidence: Paperclip,
  status: Flag,
  change: GitCommitVertical,
  check: Activity,
};

/** Everything around the incident on one axis, so that the cause can be seen; and as a list, the newest first. */
export function TimelineTab({ search, onSearch }: Props) {
  const incident = useIncident();
  const { happenings, states, checks, span, isLive, isCut, error } = useTimeline(incident);
  const without = new Set(search.without?.split(",") ?? []);
  const shown = happenings.filter(({ kind, at }) => !without.has(kind) && at >= span.from);
  const toggle = (kind: TimelineKind) => {
    const next = new Set(without);
    if (!next.delete(kind)) next.add(kind);
    onSearch({ without: next.size > 0 ? [...next].join(",") : undefined });
  };
  return (
    <div className={styles["tab"]}>
      <div className={styles["tools"]} role="group" aria-label="Shown">
        {timelineKinds.map(({ value, label }) => (
          <Toggle
            key={value}
            label={`${label} ${happenings.filter(({ kind }) => kind === value).length}`}
            checked={!without.has(value)}
            onChange={() => toggle(value)}
          />
        ))}
        <span className={styles["range"]}>
          <Clock at={span.from} /> – {isLive ? "now" : <Clock at={span.to} />}
        </span>
      </div>
      {error ? (
        <p role="alert" className={styles["failure"]}>
          Not everything could be loaded: {errorText(error)}
        </p>
      ) : null}
      {isCut ? (
        <p className={styles["note"]}>
          More happened than is read at once: the oldest is left out.
        </p>
      ) : null}
      <TimelineChart span={span} states={states} checks={checks} happenings={shown} />
      {shown.length === 0 ? (
        <EmptyState
          title="Nothing to show"
          text="Nothing of the kinds that are shown happened. Show more kinds above."
        />
      ) : (
        <LongList label="What happened" items={shown} estimate={30}>
          {(one) => <Line happening={one} />}
        </LongList>
      )}
    </div>
  );
}

function Clock({ at }: { at: number }) {
  const { timeZone } = useDateTimeSettings();
  const date = new Date(at);
  const text = formatTimestamp(date, timeZone);
  return <TimeText date={date} text={text.slice(5, 16)} />;
}

function Line({ happening: { at, kind, title, detail, href, isBad } }: { happening: Happening }) {
  const Icon = icons[kind];
  return (
    <div className={styles["line"]} data-bad={isBad || undefined}>
      <span className={styles["when"]}>
        <Clock at={at} />
      </span>
      <Icon size={14} aria-hidden />
      <span className={styles["text"]} title={`${title} ${detail}`}>
        <b>
          <BuiltLink path={href}>{title}</BuiltLink>
        </b>{" "}
        {detail}
      </span>
    </div>
  );
}
