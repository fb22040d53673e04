import { JobHistoryTable } from "~/components/jobs/JobHistoryTable";
import { notifyCopy } from "~/components/messages/notify";
import { OriginBadge } from "~/components/record/OriginBadge";
import { specText } from "~/lib/yaml/specText";
import type { SearchChange } from "~/components/address/useSearchChange";
import { tagsOf } from "~/lib/labels/tags";
import { Code } from "~/ui/text/Code";
import { LockedReason } from "~/ui/feedback/LockedReason";
import { TagList } from "~/ui/text/TagList";
import { Tabs } from "~/ui/layout/Tabs";
import styles from "./editors.module.css";
import type { EditedRecord, EditorKind } from "./editorTypes";
import type { EditorSearch } from "./search";

interface Props {
  kind: EditorKind;
  record: EditedRecord;
  /** Why nothing can be changed. */
  reason: string;
  search: EditorSearch;
  onSearch: SearchChange<EditorSearch>;
}

/** A resource that is kept elsewhere, or that this person may not change: the reason, its spec and its job history. */
export function ResourceView({ kind, record, reason, search, onSearch }: Props) {
  const tab = search.tab === "history" ? "history" : "code";
  return (
    <div className={styles["page"]}>
      <Tabs
        label={kind.one}
        items={[
          { id: "code", label: "Specs" },
          { id: "history", label: "Job History" },
        ]}
        value={tab}
        onChange={(id) => onSearch({ tab: id === "history" ? "history" : undefined })}
        panelClassName={styles["panel"]}
      >
        {tab === "history" ? (
          <JobHistoryTable search={search} onSearch={onSearch} resourceId={record.id} />
        ) : (
          <div className={styles["view"]}>
            <LockedReason reason={reason}>
              <OriginBadge record={record} />
            </LockedReason>
            {kind.hasLabels ? (
              <TagList label="Labels" tags={tagsOf(record.labels ?? null)} maxRows={2} />
            ) : null}
            <Code
              label={`Spec of ${record.name}`}
              language="yaml"
              text={specText(record.spec)}
              onCopy={notifyCopy}
            />
          </div>
        )}
      </Tabs>
    </div>
  );
}
