import { useRouter } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { PickableType } from "~generated/schemas/index";
import { LeaveGuard } from "~/components/drafts/LeaveGuard";
import { JobHistoryTable } from "~/components/jobs/JobHistoryTable";
import { PanelBoundary } from "~/components/errors/PanelBoundary";
import { QueryError } from "~/components/errors/QueryError";
import type { SearchChange } from "~/components/address/useSearchChange";
import { bigText } from "~/components/spec/useSpecReading";
import { readBareSpec } from "~/lib/yaml/specText";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Tabs } from "~/ui/layout/Tabs";
import { EditorForm } from "./EditorForm";
import styles from "./editors.module.css";
import type { EditedRecord, EditorKind, EditorWrites } from "./editorTypes";
import { newValues, valuesOf } from "./editorValues";
import { newCodeSpec, newFormSpec } from "./newSpec";
import type { EditorSearch } from "./search";
import { followedType, tileOf } from "./specType";
import { type TypeParts, useTypeForm } from "./useTypeForm";
import { useEditor } from "./useEditor";

interface Props {
  kind: EditorKind;
  type: PickableType;
  typeKey: string;
  /** The record to edit; undefined for a new one. */
  record?: EditedRecord;
  writes: EditorWrites;
  search: EditorSearch;
  onSearch: SearchChange<EditorSearch>;
  onBack?: () => void;
}

/** Editor of a resource of one type. Mount it anew for another type or record. */
export function TypedEditor(props: Props) {
  const query = useTypeForm(props.kind, props.type);
  if (query.data) return <Loaded {...props} parts={query.data} />;
  if (query.error) return <QueryError title="The editor could not be loaded" query={query} />;
  return <Skeleton lines={10} />;
}

function Loaded({ parts, ...props }: Props & { parts: TypeParts }) {
  const { kind, type, typeKey, record: given, writes, search, onSearch, onBack } = props;
  const { history } = useRouter();
  // What changes on the server while someone types must not change what is compared with.
  const [record] = useState(given);
  const [start] = useState(() =>
    record
      ? valuesOf(record)
      : newValues(
          parts.form
            ? newFormSpec(kind.kind, type, parts.form)
            : newCodeSpec(kind.kind, type, parts.document ?? {}),
        ),
  );
  const editor = useEditor({ kind, tile: tileOf(type), typeKey, record, start, writes });
  const { text } = editor.values;
  const followed = useMemo(
    () =>
      followedType(
        kind.kind,
        { type, key: typeKey },
        text.length <= bigText ? readBareSpec(text).spec : undefined,
      ),
    [kind, type, typeKey, text],
  );
  const other = useTypeForm(kind, followed.type);
  const form = followed.type === type ? parts.form : other.data?.form;
  const tabs: { id: EditorSearch["tab"] & string; label: string }[] = [
    ...(form ? [{ id: "form", label: "Form" } as const] : []),
    { id: "code", label: form ? "Code" : "Specs" },
    ...(record ? [{ id: "history", label: "Job History" } as const] : []),
  ];
  // Who writes code keeps doing so when a type with a form is pasted.
  const tab =
    tabs.find(({ id }) => id === search.tab)?.id ?? (form && parts.form ? "form" : "code");
  const leave = (href: string) => history.push(href, undefined, { ignoreBlocker: true });
  return (
    <div className={styles["page"]}>
      <LeaveGuard isDirty={editor.isDirty} keys={["type"]} onDiscard={editor.forget} />
      <Tabs
        label={kind.one}
        items={tabs}
        value={tab}
        onChange={(id) => onSearch({ tab: asTab(id) })}
        panelClassName={styles["panel"]}
        hideSingle
      >
        <PanelBoundary resetKey={`${record?.id ?? tileOf(type)} ${tab}`}>
          {tab === "history" && record ? (
            <JobHistoryTable search={search} onSearch={onSearch} resourceId={record.id} />
          ) : (
            <EditorForm
              editor={editor}
              kind={kind}
              type={followed.type}
              typeKey={followed.key}
              form={form}
              isCode={tab === "code"}
              isNew={record === undefined}
              onCode={() => onSearch({ tab: "code" })}
              onBack={onBack}
              onCancel={() => history.push(kind.list)}
              onSaved={() => {
                if (!record) leave(kind.afterCreate);
              }}
              onDeleted={() => leave(kind.afterDelete)}
            />
          )}
        </PanelBoundary>
      </Tabs>
    </div>
  );
}

const asTab = (id: string): EditorSearch["tab"] =>
  id === "form" || id === "code" || id === "history" ? id : undefined;
