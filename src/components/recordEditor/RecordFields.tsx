import { TechIcon } from "~/components/icons/TechIcon";
import { KeyValueField } from "~/ui/field/KeyValueField";
import { SelectField } from "~/ui/field/SelectField";
import { TextField } from "~/ui/field/TextField";
import { YamlField } from "~/ui/field/YamlField";
import styles from "./RecordForm.module.css";
import type { RecordField, RecordKind } from "./recordKind";
import { readLabels } from "./recordValues";
import type { RecordEditor } from "./useRecordEditor";

interface Props {
  editor: RecordEditor;
  kind: RecordKind;
  onName: (name: string) => void;
  /** Whether to say what is missing. */
  isTouched: boolean;
  onTouch: () => void;
}

/** What a record has beside its spec. Name and namespace are fixed once it exists (spec 3 §2). */
export function RecordFields({ editor, kind, onName, isTouched, onTouch }: Props) {
  const { values, record, change } = editor;
  const isFixed = record !== undefined;
  const has = (field: RecordField) => kind.fields.includes(field);
  const missing = isTouched && values.name.trim() === "" ? "This field is required" : undefined;
  const { issues } = readLabels(values.labels);
  return (
    <section className={styles["section"]} aria-label={kind.one}>
      <div className={styles["fields"]}>
        <TextField
          label="Name"
          required
          value={values.name}
          onChange={onName}
          onBlur={onTouch}
          disabled={isFixed}
          error={editor.nameTaken ?? missing}
        />
        {has("namespace") && (
          <TextField
            label="Namespace"
            value={values.namespace}
            onChange={(namespace) => change({ namespace })}
            disabled={isFixed}
          />
        )}
        {has("icon") && <IconField value={values.icon} onChange={(icon) => change({ icon })} />}
        {has("schedule") && (
          <ScheduleField value={values.schedule} onChange={(schedule) => change({ schedule })} />
        )}
      </div>
      {typeof values.labels !== "string" ? (
        has("pairs") && (
          <KeyValueField
            label="Labels"
            addLabel="Add label"
            value={values.labels}
            onChange={(next) => change({ labels: next.map((pair) => ({ ...pair })) })}
            error={issues[0]?.message}
          />
        )
      ) : has("labels") ? (
        <YamlField
          label="Labels (JSON)"
          rows={3}
          value={values.labels}
          onChange={(labels) => change({ labels })}
          issues={issues}
        />
      ) : null}
    </section>
  );
}

interface FieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** Name of an icon, with the icon itself inside the field. */
function IconField({ value, onChange }: FieldProps) {
  return (
    <TextField
      label="Icon"
      value={value}
      onChange={onChange}
      hint="Name of a technology's icon, such as group, postgres or kubernetes"
      trailing={
        <span className={styles["icon"]}>
          <TechIcon name={value} />
        </span>
      }
    />
  );
}

/** Schedules on offer (spec 3 §9). */
const schedules = [
  "@every 30s",
  "@every 1m",
  "@every 5m",
  "@every 30m",
  "@hourly",
  "@every 6h",
  "@daily",
  "@weekly",
];

/** When the record's job runs; a schedule that came from elsewhere stays on offer. */
function ScheduleField({ value, onChange }: FieldProps) {
  const options = value === "" || schedules.includes(value) ? schedules : [value, ...schedules];
  return (
    <SelectField
      label="Schedule"
      value={value}
      onChange={onChange}
      options={options.map((schedule) => ({ value: schedule, label: schedule }))}
      placeholder="As the spec says"
    />
  );
}
