import { useForm, useStore } from "@tanstack/react-form";
import { Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { LeaveGuard } from "~/components/drafts/LeaveGuard";
import { DeleteButton } from "~/components/form/DeleteButton";
import { notifyRecord } from "~/components/messages/notify";
import { useOnce } from "~/ui/button/useOnce";
import { DraftNotice } from "~/components/drafts/DraftNotice";
import { focusFirstIssue } from "~/ui/field/focusFirstIssue";
import { keptSpec } from "~/lib/yaml/secretText";
import { ReviewChanges } from "~/components/spec/ReviewChanges";
import { SpecEditor } from "~/components/spec/SpecEditor";
import { readSpec, readTextMap, type Manifest } from "~/lib/yaml/specText";
import { useFormDraft } from "~/components/drafts/useFormDraft";
import { YamlField } from "~/components/spec/YamlField";
import { TextField } from "~/ui/field/TextField";
import { ManifestOffer } from "./ManifestOffer";
import { manifestFields, type ManifestFields } from "./manifestFields";
import { RecordActions } from "./RecordActions";
import {
  isSame,
  newValues,
  recordText,
  recordValues,
  valuesOf,
  type RecordValues,
} from "./recordForm";
import styles from "./RecordForm.module.css";
import { IconField, ScheduleField } from "./RecordFields";
import type { RecordTable, RecordWrites, StoredRecord } from "./recordTypes";
import { useRecordSaving } from "./useRecordSaving";
import { useSpecHints } from "./useSpecHints";

interface Props {
  /** The table's name, as the address has it. */
  name: string;
  table: RecordTable;
  writes: RecordWrites;
  /** The record to edit; undefined for a new one. */
  record?: StoredRecord;
  /** Address of the list that Cancel leads to (default: the table's own). */
  home?: string | undefined;
  /** Called in place of leaving for a list, once the record is saved. */
  onDone?: () => void;
  /** What Cancel does in place of leading to the list. */
  onCancel?: () => void;
  /** Goes back to the choice that came before. */
  onBack?: () => void;
}

const required = ({ value }: { value: string }) =>
  value.trim() === "" ? "This field is required" : undefined;

/** Editor of one record of a generic settings table (spec 3 §2): fields beside it, its spec as YAML below. */
export function RecordForm(props: Props) {
  const { name, table, writes, record: given, home = `/settings/${name}`, onDone } = props;
  // What changes on the server while someone types must not change what is compared with.
  const [record] = useState(given);
  const isNew = record === undefined;
  const draft = useFormDraft({
    id: `record.${name}.${record?.id ?? "new"}`,
    schema: recordValues,
    saved: record ? valuesOf(record) : newValues(table.defaults),
  });
  const { saved } = draft;
  const [takenName, setTakenName] = useState<string>();
  const [offer, setOffer] = useState<ManifestFields>();
  const [isReviewing, setIsReviewing] = useState(false);
  const { save, leave } = useRecordSaving({ table, writes, record, saved, home });
  const [store, isBusy] = useOnce(async (typed: RecordValues) => {
    const result = await save(typed);
    setIsReviewing(false);
    if (result === "taken") setTakenName(typed.name.trim());
    if (result !== "saved") return;
    draft.clear();
    if (onDone) onDone();
    else await leave();
  });
  const form = useForm({
    defaultValues: draft.start,
    listeners: {
      onChange: ({ formApi }) => {
        const { values: typed } = formApi.state;
        draft.keep({ ...typed, spec: keptSpec(typed.spec, saved.spec) });
      },
    },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: focusFirstIssue,
    onSubmit: ({ value }) => {
      if (isNew || isSame(value, saved)) store(value);
      else setIsReviewing(true);
    },
  });
  const values = useStore(form.store, (state) => state.values);
  const spec = useMemo(() => readSpec(values.spec), [values.spec]);
  const labels = useMemo(() => readTextMap(values.labels), [values.labels]);
  const hints = useSpecHints(spec, table.schema);
  const isDirty = !isSame(values, saved);
  const discard = () => form.reset(draft.discard());
  const has = (field: RecordTable["fields"][number]) => table.fields.includes(field);
  const isUnreadable = spec.issues.length > 0 || labels.issues.length > 0;
  const apply = (fields: ManifestFields) => {
    for (const key of ["name", "namespace", "labels"] as const)
      if (fields[key] !== undefined) form.setFieldValue(key, fields[key]);
  };
  const unwrap = (manifest: Manifest) => {
    const found = manifestFields({ manifest, values, start: saved, isNew, fields: table.fields });
    apply(found.fill);
    setOffer(Object.keys(found.offer).length > 0 ? found.offer : undefined);
  };
  return (
    <form
      className={styles["form"]}
      data-in-dialog={props.onBack !== undefined || undefined}
      aria-label={isNew ? `Add ${table.one}` : table.one}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog's form may stand inside another one's tree.
        event.stopPropagation();
        if (!isUnreadable) void form.handleSubmit();
      }}
    >
      <LeaveGuard isDirty={isDirty} onDiscard={draft.clear} />
      <DraftNotice draft={draft.restored} noun={table.one.toLowerCase()} onDiscard={discard} />
      <div className={styles["fields"]}>
        <form.Field name="name" validators={{ onChange: required, onBlur: required }}>
          {({ state, handleChange, handleBlur }) => (
            <TextField
              label="Name"
              required
              value={state.value}
              onChange={handleChange}
              onBlur={handleBlur}
              disabled={!isNew}
              error={
                takenName === state.value.trim()
                  ? "This name is taken, perhaps by a deleted record. Choose another."
                  : state.meta.isTouched
                    ? state.meta.errors[0]
                    : undefined
              }
            />
          )}
        </form.Field>
        {has("namespace") && (
          <form.Field name="namespace">
            {({ state, handleChange }) => (
              <TextField
                label="Namespace"
                value={state.value}
                onChange={handleChange}
                disabled={!isNew}
              />
            )}
          </form.Field>
        )}
        {has("icon") && (
          <form.Field name="icon">
            {({ state, handleChange }) => <IconField value={state.value} onChange={handleChange} />}
          </form.Field>
        )}
        {has("schedule") && (
          <form.Field name="schedule">
            {({ state, handleChange }) => (
              <ScheduleField value={state.value} onChange={handleChange} />
            )}
          </form.Field>
        )}
      </div>
      {has("labels") && (
        <form.Field name="labels">
          {({ state, handleChange }) => (
            <YamlField
              label="Labels (JSON)"
              rows={3}
              value={state.value}
              onChange={handleChange}
              issues={labels.issues}
            />
          )}
        </form.Field>
      )}
      <form.Field name="spec">
        {({ state, handleChange }) => (
          <SpecEditor
            label="Spec (YAML)"
            value={state.value}
            onChange={handleChange}
            issues={spec.issues}
            hints={hints}
            {...(table.schema && { schema: table.schema.name, ownKind: table.schema.kind })}
            unwrap
            onUnwrap={unwrap}
            fill
          />
        )}
      </form.Field>
      {offer && (
        <ManifestOffer
          fields={offer}
          onUse={() => {
            apply(offer);
            setOffer(undefined);
          }}
          onKeep={() => setOffer(undefined)}
        />
      )}
      <RecordActions
        isNew={isNew}
        isBusy={isBusy}
        createLabel={table.createLabel}
        reason={isUnreadable ? "Mend the lines that cannot be read before saving." : undefined}
        onDiscard={isDirty ? discard : undefined}
        remove={
          record && (
            <DeleteButton
              icon={Trash2}
              title="Delete resource"
              description="Are you sure you want to delete this resource?"
              onDelete={() => writes.remove(record)}
              onDeleted={() => {
                notifyRecord(record.name, "deleted");
                draft.clear();
                void leave();
              }}
            />
          )
        }
        cancel={props.onCancel ?? home}
        onBack={props.onBack}
      />
      {isReviewing && (
        <ReviewChanges
          open
          title={`Save changes to ${values.name}?`}
          before={recordText(saved, table.fields)}
          after={recordText(values, table.fields)}
          onConfirm={() => store(values)}
          onClose={() => setIsReviewing(false)}
          isBusy={isBusy}
          confirmLabel="Update"
        />
      )}
    </form>
  );
}
