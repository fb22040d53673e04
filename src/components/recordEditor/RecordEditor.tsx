import { useRouter } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { documentChecks } from "~generated/schemas/index";
import { useQuery } from "@tanstack/react-query";
import { LeaveGuard } from "~/components/drafts/LeaveGuard";
import { QueryError } from "~/components/errors/QueryError";
import { type SpecState, useSpecReading } from "~/components/spec/useSpecReading";
import { followedType, type SpecType, tileOf, typeKeysOf } from "~/components/typedSpec/specType";
import { type TypeParts, useTypeForm } from "~/components/typedSpec/useTypeForm";
import { specHints, type SpecReading, specText } from "~/lib/yaml/specText";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { RecordForm } from "./RecordForm";
import type { RecordKind, RecordStore, StoredRecord } from "./recordKind";
import { RecordTabs, type RecordTabsState } from "./RecordTabs";
import { newValues, valuesOf } from "./recordValues";
import { useRecordEditor } from "./useRecordEditor";

interface Props extends RecordTabsState {
  kind: RecordKind;
  store: RecordStore;
  /** The record to edit; undefined for a new one. */
  record?: StoredRecord;
  /** Its type, for kinds that have types. */
  type?: SpecType | undefined;
  /** Returns to the choice that came before. */
  onBack?: () => void;
  /** Where the form stands in another page's dialog: called in place of leaving for a list. */
  onDone?: () => void;
  onCancel?: () => void;
}

/** Editor of a record. Mount it anew for another type or record. */
export function RecordEditor(props: Props) {
  // The type that it opened on stays, whatever is saved meanwhile.
  const [type] = useState(props.type);
  const query = useTypeForm(props.kind.types, type?.type);
  if (!type) return <Loaded {...props} parts={undefined} />;
  if (query.data) return <Loaded {...props} type={type} parts={query.data} />;
  if (query.error) return <QueryError title="The editor could not be loaded" query={query} />;
  return <Skeleton lines={10} />;
}

function Loaded({ parts, ...props }: Props & { parts: TypeParts | undefined }) {
  const { kind, store, record, type, onBack, onDone } = props;
  const { types, fields, after = {} } = kind;
  const { history } = useRouter();
  // What changes on the server while someone types must not change what is compared with.
  const [start] = useState(() =>
    record
      ? valuesOf(record, fields)
      : newValues(fields, { ...kind.defaults, ...(parts && { spec: specText(parts.start) }) }),
  );
  const [given] = useState(record);
  const editor = useRecordEditor({
    kind,
    store,
    record: given,
    start,
    type: type && { ...type, tile: tileOf(type.type) },
  });
  const state = useKindReading(kind, editor.values.spec);
  const followed = types && type && followedType(types.kind, type, state.reading?.spec);
  const other = useTypeForm(types, followed?.type);
  const shown = followed === type || followed?.type === type?.type ? parts : other.data;
  const form = followed && shown?.form && shown.Form ? { ...shown, ...followed } : undefined;
  const tabs = types
    ? [
        ...(form ? [{ id: "form", label: "Form" }] : []),
        { id: "code", label: form ? "Code" : "Specs" },
      ]
    : [{ id: "spec", label: "Spec" }];
  const leave = (href = kind.home.path) =>
    onDone ? onDone() : history.push(href, undefined, { ignoreBlocker: true });
  return (
    <>
      <LeaveGuard isDirty={editor.isDirty} keys={["type"]} onDiscard={editor.forget} />
      <RecordTabs
        {...props}
        tabs={tabs}
        // Who writes code keeps doing so when a type with a form is pasted.
        {...(types && !(form && parts?.form) && { first: "code" })}
        resetKey={record?.id ?? type?.key ?? "new"}
      >
        {(tab) => (
          <RecordForm
            editor={editor}
            kind={kind}
            state={state}
            form={tab === "form" ? form : undefined}
            onCode={() => props.onTab?.("code")}
            onBack={onBack}
            cancel={props.onCancel ?? kind.home.path}
            onSaved={() => {
              if (!editor.record) leave(after.create);
              else if (after.update !== "stay") leave(after.update);
            }}
            onDeleted={() => leave(after.remove)}
          />
        )}
      </RecordTabs>
    </>
  );
}

/** What a spec says, and what its schema says against it: hints, for the server has the last word. */
function useKindReading({ id, schema, types }: RecordKind, text: string): SpecState {
  const { data: validate } = useQuery({
    queryKey: ["documentCheck", schema?.name ?? id],
    queryFn: async () => (schema ? await documentChecks[schema.name]() : null),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const check = useCallback(
    (reading: SpecReading) => {
      if (!reading.spec) return [];
      if (types && typeKeysOf(types.kind, reading.spec).length === 0)
        return [{ line: 1, message: `nothing to do yet: add a type such as ${types.examples}` }];
      return schema && validate ? specHints(reading, schema.kind, validate) : [];
    },
    [schema, types, validate],
  );
  return useSpecReading(text, { schema: schema?.name, kind: schema?.kind, check });
}
