import { type ReactNode, useId } from "react";
import styles from "./TextField.module.css";

/** What stands around every input. */
export type FieldShell = {
  label: string;
  /** Sentence that says what is wrong; stands below the field and is read with it. */
  error?: ReactNode;
  /** What belongs into the field, or how it was understood. */
  hint?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** What the control itself carries, so that label, error and hint belong to it. */
type FieldControl = {
  id: string;
  required: boolean;
  disabled: boolean;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type Props = FieldShell & {
  /** Notes of the field's own, below the hint. */
  after?: ReactNode;
  children: (control: FieldControl) => ReactNode;
};

/** The one shell of an input: its label above, its error and its hint below, each tied to the control. */
export function Field({ after, children, ...shell }: Props) {
  const { label, error, hint, required = false, disabled = false } = shell;
  const id = useId();
  return (
    <div className={styles["field"]}>
      <label id={`${id}-label`} htmlFor={id} className={styles["label"]}>
        {label}
        <RequiredMark required={required} />
      </label>
      {children({
        id,
        required,
        disabled,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": notesOf(id, shell),
      })}
      <Notes id={id} error={error} hint={hint} />
      {after}
    </div>
  );
}

type GroupProps = FieldShell & {
  className?: string | undefined;
  children: ReactNode;
};

/** The same shell around several controls: the label is the legend, the notes belong to the group. */
export function FieldGroup({ className, children, ...shell }: GroupProps) {
  const { label, error, hint, required = false, disabled = false } = shell;
  const id = useId();
  return (
    <fieldset
      className={`${styles["group"]} ${className ?? ""}`}
      disabled={disabled}
      aria-describedby={notesOf(id, shell)}
    >
      <legend className={styles["label"]}>
        {label}
        <RequiredMark required={required} />
      </legend>
      {children}
      <Notes id={id} error={error} hint={hint} />
    </fieldset>
  );
}

const notesOf = (id: string, { error, hint }: FieldShell) =>
  [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined;

const RequiredMark = ({ required }: { required: boolean }) =>
  required ? <span aria-hidden> *</span> : null;

function Notes({ id, error, hint }: { id: string } & Pick<FieldShell, "error" | "hint">) {
  return (
    <>
      {error ? (
        <p id={`${id}-error`} className={styles["error"]}>
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className={styles["hint"]}>
          {hint}
        </p>
      ) : null}
    </>
  );
}
