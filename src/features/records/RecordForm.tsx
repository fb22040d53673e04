import { useForm, useStore } from "@tanstack/react-form";
import { Link } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { draftStore } from "~/components/draftStore";
import { focusFirstFault } from "~/components/focusFirstFault";
import { readSpec, readTextMap } from "~/components/specText";
import { YamlField } from "~/components/YamlField";
import { Button } from "~/ui/Button";
import { TextField } from "~/ui/TextField";
import { DeleteRecord } from "./DeleteRecord";
import { LeaveGuard } from "./LeaveGuard";
import { isSame, newValues, recordValues, valuesOf, type RecordValues } from "./recordForm";
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
}

const required = ({ value }: { value: string }) =>
  value.trim() === "" ? "This field is required" : undefined;

/** Editor of one record of a generic settings table (spec 3 §2): fields beside it, its spec as YAML below. */
export function RecordForm({ name, table, writes, record: given }: Props) {
  // What changes on the server while someone types must not change what is compared with.
  const [record] = useState(given);
  const saved = useMemo(
    () => (record ? valuesOf(record) : newValues(table.defaults)),
    [record, table],
  );
  const draft = useMemo(
    () => draftStore<RecordValues>(`record.${name}.${record?.id ?? "new"}`, recordValues),
    [name, record],
  );
  const [takenName, setTakenName] = useState<string>();
  const { save, remove, leave } = useRecordSaving({ name, table, writes, record, saved });
  const form = useForm({
    defaultValues: useMemo(() => draft.read() ?? saved, [draft, saved]),
    listeners: {
      onChange: ({ formApi }) => {
        const { values } = formApi.state;
        if (isSame(values, saved)) draft.clear();
        else draft.write(values);
      },
    },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: focusFirstFault,
    onSubmit: async ({ value }) => {
      const result = await save(value);
      if (result === "taken") setTakenName(value.name.trim());
      if (result !== "saved") return;
      draft.clear();
      await leave();
    },
  });
  const values = useStore(form.store, (state) => state.values);
  const spec = useMemo(() => readSpec(values.spec), [values.spec]);
  const labels = useMemo(() => readTextMap(values.labels), [values.labels]);
  const hints = useSpecHints(spec, table.schema);
  const isDirty = !isSame(values, saved);
  const discard = () => {
    draft.clear();
    form.reset(saved);
  };
  const isNew = record === undefined;
  const has = (field: RecordTable["fields"][number]) => table.fields.includes(field);
  const unreadable = spec.faults.length > 0 || labels.faults.length > 0;
  return (
    <form
      className={styles["form"]}
      aria-label={isNew ? `Add ${table.one}` : table.one}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!writes.isBusy) void form.handleSubmit();
      }}
    >
      <LeaveGuard isDirty={isDirty} onDiscard={draft.clear} />
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
              faults={labels.faults}
            />
          )}
        </form.Field>
      )}
      <form.Field name="spec">
        {({ state, handleChange }) => (
          <YamlField
            label="Spec (YAML)"
            value={state.value}
            onChange={handleChange}
            faults={spec.faults}
            hints={hints}
            unwrap
            fill
          />
        )}
      </form.Field>
      <div className={styles["actions"]}>
        {!isNew && (
          <DeleteRecord
            isBusy={writes.isBusy}
            onDelete={async () => {
              const isGone = await remove();
              if (!isGone) return false;
              draft.clear();
              await leave();
              return true;
            }}
          />
        )}
        <span className={styles["space"]} />
        {isDirty && (
          <Button variant="quiet" onClick={discard}>
            Discard changes
          </Button>
        )}
        <Button asChild>
          <Link to="/settings/$table" params={{ table: name }}>
            Cancel
          </Link>
        </Button>
        <Button
          variant="primary"
          type="submit"
          isBusy={writes.isBusy}
          disabledReason={
            unreadable ? "Mend the lines that cannot be read before saving." : undefined
          }
        >
          {isNew ? (table.createLabel ?? "Save") : "Update"}
        </Button>
      </div>
    </form>
  );
}
