import { Link } from "@tanstack/react-router";
import { notifyCopy } from "~/components/messages/notify";
import { originOfRecord } from "~/components/record/origin";
import { specText } from "~/lib/yaml/specText";
import { tagsOf } from "~/lib/labels/tags";
import { Button } from "~/ui/button/Button";
import { Code } from "~/ui/text/Code";
import { LockedReason } from "~/ui/feedback/LockedReason";
import { TagList } from "~/ui/text/TagList";
import { ReasonText } from "~/components/access/ReasonText";
import { OriginBadge } from "~/components/record/OriginBadge";
import styles from "./RecordForm.module.css";
import type { RecordKind, StoredRecord } from "./recordKind";

interface Props {
  kind: RecordKind;
  record: StoredRecord;
  /** Why nothing can be changed. */
  reason: string;
}

/** A record that is kept elsewhere, or that this person may not change: the reason, who keeps it, and its spec. */
export function RecordView({ kind, record, reason }: Props) {
  const facts = (["namespace", "schedule"] as const).flatMap((field) =>
    kind.fields.includes(field) && record[field] ? [{ field, text: record[field] }] : [],
  );
  return (
    <div className={styles["view"]}>
      <LockedReason reason={<ReasonText reason={reason} />}>
        {originOfRecord(record) && (
          <span className={styles["origin"]}>
            Source: <OriginBadge record={record} />
          </span>
        )}
      </LockedReason>
      {facts.length > 0 && (
        <dl className={styles["facts"]}>
          {facts.map(({ field, text }) => (
            <div key={field}>
              <dt>{field === "namespace" ? "Namespace" : "Schedule"}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {(kind.fields.includes("labels") || kind.fields.includes("pairs")) && (
        <TagList label="Labels" tags={tagsOf(record.labels ?? null)} maxRows={2} />
      )}
      <Code
        label={`Spec of ${record.name}`}
        language="yaml"
        text={specText(record.spec)}
        onCopy={notifyCopy}
      />
      <div>
        <Button asChild>
          <Link to={kind.home.path}>Back to {kind.home.title}</Link>
        </Button>
      </div>
    </div>
  );
}
