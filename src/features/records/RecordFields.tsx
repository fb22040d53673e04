import { TechIcon } from "~/components/icons/TechIcon";
import { SelectField } from "~/ui/field/SelectField";
import { TextField } from "~/ui/field/TextField";
import styles from "./RecordForm.module.css";

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** Name of an icon, with the icon itself inside the field. */
export function IconField({ value, onChange }: Props) {
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
export function ScheduleField({ value, onChange }: Props) {
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
