import { type ReactNode, useState } from "react";
import { isSameValue } from "~/lib/json/sameValue";
import type { FieldPath } from "~/lib/wire/formIssues";
import type { JsonSchema } from "~/lib/wire/formSchema";
import { filledOf } from "~/lib/wire/formValues";
import { isRecord } from "~/lib/wire/wirePath";
import { type SchemaFormState, useSchemaFormPlace } from "./schemaFormState";
import styles from "./SchemaForm.module.css";

interface Member {
  name: string;
  schema: JsonSchema;
}

interface Props {
  label: string;
  members: readonly Member[];
  /** Object that the members belong to, and its values. */
  path: FieldPath;
  values: unknown;
  children: ReactNode;
}

/** Whether a value says more than leaving the input alone would. */
function isSet(form: JsonSchema, schema: JsonSchema, value: unknown): boolean {
  const filled = filledOf(form, schema, value);
  return filled !== undefined && !isSameValue(filled, schema["default"]);
}

const holdsIssue = (
  { issues, attempts }: SchemaFormState,
  path: FieldPath,
  all: readonly Member[],
) =>
  attempts > 0 &&
  issues.some(
    (issue) =>
      path.every((step, index) => issue.path[index] === step) &&
      all.some(({ name }) => issue.path[path.length] === name),
  );

/**
 * Inputs that few need, folded under a word. Starts open where one of them is set, and opens when the form could not be
 * sent for one of them; otherwise it stays as the person left it.
 */
export function SchemaFold({ label, members, path, values, children }: Props) {
  const { state } = useSchemaFormPlace();
  const given = isRecord(values) ? values : {};
  const [isOpen, setIsOpen] = useState(
    () =>
      members.some(({ name, schema }) => isSet(state.form, schema, given[name])) ||
      holdsIssue(state, path, members),
  );
  const [attempts, setAttempts] = useState(state.attempts);
  if (attempts !== state.attempts) {
    setAttempts(state.attempts);
    if (holdsIssue(state, path, members)) setIsOpen(true);
  }
  return (
    <details
      className={styles["folded"]}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles["heading"]}>{label}</summary>
      <div className={styles["fields"]}>{children}</div>
    </details>
  );
}
