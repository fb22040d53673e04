import { roleMatrix } from "~generated/roleMatrix";
import { SelectField } from "~/ui/field/SelectField";
import { TextField } from "~/ui/field/TextField";
import { ResourcePicker } from "~/components/pickers/ResourcePicker";
import { KnownRecord } from "~/components/recordNames/KnownRecord";
import styles from "./SubjectPicker.module.css";

/** Kinds of subjects that the console offers (spec 3 §3); a group is shown as a role. */
export const subjectKinds = [
  { value: "person", label: "Person" },
  { value: "team", label: "Team" },
  { value: "notification", label: "Notification" },
  { value: "group", label: "Role" },
  { value: "playbook", label: "Playbook" },
] as const;

const roles = Object.keys(roleMatrix);
const recordKinds = ["person", "team", "notification", "playbook"] as const;

interface Props {
  /** Kind as it is stored; the backend also knows kinds that are not offered. */
  kind: string;
  /** Id of the subject, or the name of a role or group. */
  value: string;
  /** Another kind comes with an empty value: ids of one kind mean nothing to the other. */
  onChange: (kind: string, value: string) => void;
  error?: string | undefined;
}

/** Whom something is about: a person, team, notification rule, role or playbook. */
export function SubjectPicker({ kind, value, onChange, error }: Props) {
  const isKnown = subjectKinds.some((entry) => entry.value === kind);
  const record = recordKinds.find((entry) => entry === kind);
  const label = subjectKinds.find((entry) => entry.value === kind)?.label ?? kind;
  const common = { label, value, error, required: true } as const;
  return (
    <div className={styles["fields"]}>
      <SelectField
        label="Subject Type"
        value={kind}
        options={isKnown ? subjectKinds : [...subjectKinds, { value: kind, label: kind }]}
        onChange={(next) => onChange(next, "")}
      />
      {record !== undefined && (
        <ResourcePicker {...common} kind={record} onChange={(next) => onChange(kind, next)} />
      )}
      {kind === "group" && (
        <SelectField
          {...common}
          placeholder="Select a role"
          options={[...new Set([...roles, ...(value === "" ? [] : [value])])].map((name) => ({
            value: name,
            label: roles.includes(name) ? name : `Group: ${name}`,
          }))}
          onChange={(next) => onChange(kind, next)}
        />
      )}
      {isKnown ? null : (
        <TextField
          label="Subject"
          value={value}
          mono
          required
          hint={`The id of a ${kind}.`}
          onChange={(next) => onChange(kind, next)}
          error={error}
        />
      )}
    </div>
  );
}

/** A subject by its name, behind its kind. */
export function SubjectName({ kind, value }: Pick<Props, "kind" | "value">) {
  const record = recordKinds.find((entry) => entry === kind);
  return (
    <>
      {subjectKinds.find((entry) => entry.value === kind)?.label ?? kind}:{" "}
      {record ? <KnownRecord kind={record} id={value} /> : value}
    </>
  );
}
