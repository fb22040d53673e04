import { useState } from "react";
import { Bell, CirclePlay, FileDiff, TriangleAlert, type LucideIcon } from "lucide-react";
import type { SearchChange } from "~/components/address/useSearchChange";
import { QueryError } from "~/components/errors/QueryError";
import { BuiltLink } from "~/components/links/BuiltLink";
import { PageHeader } from "~/components/page/PageHeader";
import { formatSpan } from "~/lib/time/age";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Segmented } from "~/ui/field/Segmented";
import { DateTime } from "~/ui/time/Age";
import styles from "./AroundPage.module.css";
import { inOrder, offsetText, type AroundEntry } from "./entries";
import { spanNames, spans, type AroundSearch, type Source } from "./search";
import { most, useAround, type AroundPart } from "./useAround";

const words: Readonly<Record<Source, { one: string; many: string; icon: LucideIcon }>> = {
  change: { one: "Change", many: "Changes", icon: FileDiff },
  run: { one: "Playbook run", many: "Playbook runs", icon: CirclePlay },
  notification: { one: "Notification", many: "Notifications", icon: Bell },
  incident: { one: "Incident", many: "Incidents", icon: TriangleAlert },
};

/** What a reader came from. */
const subjects = {
  check: { noun: "check", pathOf: (id: string) => `/health?checkId=${encodeURIComponent(id)}` },
  component: { noun: "component", pathOf: (id: string) => `/topology/${encodeURIComponent(id)}` },
  config: { noun: "catalog item", pathOf: (id: string) => `/catalog/${encodeURIComponent(id)}` },
} as const;

interface Props {
  search: AroundSearch;
  onSearch: SearchChange<AroundSearch>;
}

/** What happened around a moment: changes of the catalog, playbook runs, notifications and incidents in one order. */
export function AroundPage({ search, onSearch }: Props) {
  const [opened] = useState(() => Math.floor(Date.now() / 60_000) * 60_000);
  const asked = search.at === undefined ? opened : Date.parse(search.at);
  const moment = Number.isNaN(asked) ? opened : asked;
  const span = search.span ?? "1h";
  const width = spans[span] * 60_000;
  const parts = useAround(
    new Date(moment - width).toISOString(),
    new Date(moment + width).toISOString(),
  );
  const shown = parts.filter(
    ({ source }) => search.source === undefined || source === search.source,
  );
  const entries = inOrder(shown.flatMap((part) => part.entries));
  const isPending = shown.some((part) => part.isPending);
  return (
    <>
      <PageHeader title="What changed" />
      <div className={styles["page"]}>
        <p className={styles["lead"]}>
          {Number.isNaN(asked) && "The address names a moment that cannot be read. "}
          Everything within {span} of{" "}
          {search.at === undefined || Number.isNaN(asked) ? "now" : <DateTime value={search.at} />}.{" "}
          {search.kind !== undefined && search.id !== undefined && (
            <BuiltLink path={subjects[search.kind].pathOf(search.id)}>
              Back to the {subjects[search.kind].noun}
            </BuiltLink>
          )}
        </p>
        <div className={styles["tools"]}>
          <Segmented
            label="How far around"
            items={spanNames.map((name) => ({ value: name, label: `± ${name}` }))}
            value={span}
            onChange={(value) => onSearch({ span: value })}
          />
          <Segmented
            label="Show"
            items={[
              { value: "all", label: "Everything" },
              ...parts.map(({ source }) => ({ value: source, label: words[source].many })),
            ]}
            value={search.source ?? "all"}
            onChange={(value) => onSearch({ source: value === "all" ? undefined : value })}
          />
        </div>
        {shown
          .filter(({ query }) => query.error !== null)
          .map(({ source, query }) => (
            <QueryError
              key={source}
              title={`${words[source].many} could not be loaded`}
              query={query}
            />
          ))}
        {isPending ? (
          <Skeleton rows={8} label="Loading what changed" />
        ) : entries.length > 0 ? (
          <Entries entries={entries} moment={moment} subject={search.id} />
        ) : shown.some(({ query }) => query.error !== null) ? null : (
          <EmptyState
            title="Nothing happened then"
            text="No change, run, notification or incident falls into this time. Look further around."
          />
        )}
        <Cut parts={shown} />
      </div>
    </>
  );
}

/** Says where a source has more than is shown. */
function Cut({ parts }: { parts: readonly AroundPart[] }) {
  const cut = parts.filter(({ total, entries }) => total > entries.length);
  if (cut.length === 0) return null;
  return (
    <p className={styles["lead"]}>
      {cut
        .map(
          ({ source, total }) =>
            `The latest ${most} of ${total} ${words[source].many.toLowerCase()} are shown.`,
        )
        .join(" ")}{" "}
      Look less far around for the rest.
    </p>
  );
}

interface EntriesProps {
  entries: readonly AroundEntry[];
  moment: number;
  /** Id of what the reader came from. */
  subject: string | undefined;
}

function Entries({ entries, moment, subject }: EntriesProps) {
  const after = entries.filter(({ at }) => at > moment);
  const before = entries.filter(({ at }) => at <= moment);
  const row = (entry: AroundEntry) => {
    const { one, icon: Icon } = words[entry.source];
    const isOwn = subject !== undefined && entry.about.includes(subject);
    return (
      <li key={entry.key} className={styles["entry"]} data-own={isOwn || undefined}>
        <span className={styles["offset"]}>{offsetText(entry.at, moment, formatSpan)}</span>
        <span className={styles["source"]}>
          <Icon size={14} aria-hidden /> {one}
        </span>
        <span className={styles["what"]}>
          <BuiltLink path={entry.path}>{entry.title}</BuiltLink>
          {isOwn && <span className={styles["own"]}>the same resource</span>}
          <span className={styles["detail"]} title={entry.detail}>
            {entry.detail}
          </span>
        </span>
      </li>
    );
  };
  return (
    <>
      {after.length > 0 && (
        <section aria-label="After">
          <h2 className={styles["heading"]}>After</h2>
          <ol className={styles["list"]}>{after.map(row)}</ol>
        </section>
      )}
      {before.length > 0 && (
        <section aria-label="Before">
          <h2 className={styles["heading"]}>Before</h2>
          <ol className={styles["list"]}>{before.map(row)}</ol>
        </section>
      )}
    </>
  );
}
