import { type Ref, useImperativeHandle, useRef, useState } from "react";
import type { PickableType } from "~generated/schemas/index";
import { SchemaForm } from "~/components/schemaForm/SchemaForm";
import { useSchemaForm, type SchemaFormState } from "~/components/schemaForm/schemaFormState";
import { filledValues } from "~/lib/wire/formValues";
import { typeLabel } from "~/components/types/TypePicker";
import { withAt } from "~/lib/wire/valuesAt";
import { isSameValue } from "~/lib/json/sameValue";
import type { Values } from "~/lib/wire/wirePath";
import { Button } from "~/ui/button/Button";
import styles from "./editors.module.css";
import { readBareSpec } from "~/lib/yaml/specText";
import { isNamedAs, type Renaming } from "./nameSync";
import { entryOf, type SpecForm, specEdited, specValues, unshownOf } from "./specForm";
import type { Editor } from "./useEditor";

/** What the editor around a form asks of it. */
export interface SpecFormHandle {
  /** Shows what is wrong, if anything; whether the form can be saved. */
  submit: () => boolean;
  /** Renames the entry where it bears the old name. */
  rename: (renaming: Renaming) => void;
}

interface Props {
  editor: Editor;
  type: PickableType;
  typeKey: string;
  form: SpecForm;
  /** Whether the record is still to be made: then nothing that the form asks for may be missing. */
  isNew: boolean;
  handle: Ref<SpecFormHandle>;
  onCode: () => void;
}

/** The form of a type over the text of a spec: its first entry. Says why where the text cannot be shown so. */
export function SpecFormTab(props: Props) {
  const { editor, type, typeKey, onCode } = props;
  const { spec, issues } = readBareSpec(editor.values.text);
  const [issue] = issues;
  if (spec && entryOf(spec, typeKey))
    return <Fields key={editor.revision} {...props} spec={spec} />;
  return (
    <div className={styles["unreadable"]} role="status">
      <p>
        {issue
          ? `The form cannot show this text. Line ${issue.line}: ${issue.message}`
          : `The form cannot show this spec: ${typeKey} has to be a list of ${typeLabel(type)} entries.`}
      </p>
      <Button onClick={onCode}>Mend it in Code</Button>
    </div>
  );
}

function Fields({ editor, type, typeKey, form, spec, isNew, handle }: Props & { spec: Values }) {
  const [start] = useState(() => specValues(form, spec, typeKey));
  const state = useLinkedForm(form, start, isNew, (edit) =>
    editor.setSpec(specEdited(form, spec, typeKey, edit)),
  );
  useImperativeHandle(handle, () => ({
    submit: () => state.submit() !== undefined,
    rename: ({ from, to, isNeeded }) => {
      if (hasField(form, "name") && isNamedAs(state.values["name"], from, isNeeded))
        state.setAt([[["name"], to === "" ? undefined : to]]);
    },
  }));
  return (
    <section className={styles["section"]} aria-label={typeLabel(type)}>
      <h2 className={styles["heading"]}>{typeLabel(type)}</h2>
      <Elsewhere form={form} spec={spec} typeKey={typeKey} type={type} />
      <SchemaForm
        state={state}
        beside={
          editor.values.name.trim() === ""
            ? [{ label: "Name", message: "This field is required" }]
            : []
        }
      />
      {editor.lost.length > 0 ? (
        <p className={styles["note"]} role="status">
          Comments on what the form changed were not kept: {editor.lost.join(", ")}
        </p>
      ) : null}
    </section>
  );
}

const hasField = ({ entry }: SpecForm, name: string): boolean => {
  const fields: unknown = entry["properties"];
  return typeof fields === "object" && fields !== null && name in fields;
};

/** A form that tells of every edit: what it held before, and what it holds now. */
function useLinkedForm(
  form: SpecForm,
  start: Values,
  isNew: boolean,
  onEdit: (edit: { before: Values; after: Values }) => void,
): SchemaFormState {
  const state = useSchemaForm(form, start, { isNew });
  const latest = useRef<Values>(state.values);
  const put = (after: Values) => {
    const before = latest.current;
    latest.current = after;
    state.setValues(after);
    // The form library also tells of what it was given.
    if (!isSameValue(filledValues(form.form, before), filledValues(form.form, after)))
      onEdit({ before, after });
  };
  return {
    ...state,
    setValues: put,
    setAt: (changes) =>
      put(changes.reduce((now, [path, value]) => withAt(now, path, value), latest.current)),
  };
}

const counted = (count: number, label: string) =>
  count === 1 ? `1 more ${label} entry` : `${count} more ${label} entries`;

/** What the spec holds beside what the form shows. */
function Elsewhere({
  form,
  spec,
  typeKey,
  type,
}: {
  form: SpecForm;
  spec: Values;
  typeKey: string;
  type: PickableType;
}) {
  const { entries, keys, fields } = unshownOf(form, spec, typeKey);
  const parts = [
    ...(entries > 0 ? [counted(entries, typeLabel(type))] : []),
    ...keys,
    ...fields.map((field) => `${typeKey}.${field}`),
  ];
  if (parts.length === 0) return null;
  return (
    <p className={styles["note"]}>
      Also in this spec, kept as it is and edited under Code: {parts.join(", ")}
    </p>
  );
}
