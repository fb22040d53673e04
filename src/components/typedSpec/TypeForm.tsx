import { type Ref, useImperativeHandle, useState } from "react";
import type { PickableType } from "~generated/schemas/index";
import { SchemaForm } from "~/components/schemaForm/SchemaForm";
import { useSchemaForm } from "~/components/schemaForm/schemaFormState";
import type { SpecState } from "~/components/spec/useSpecReading";
import { typeLabel } from "~/components/types/TypePicker";
import { isRecord, type Values } from "~/lib/wire/wirePath";
import { Button } from "~/ui/button/Button";
import { isNamedAs } from "./nameSync";
import { entryOf, type SpecForm, specEdited, specValues, unshownOf } from "./specForm";
import type { TypeFormHandle } from "./useTypeForm";
import styles from "./TypeForm.module.css";

interface Props {
  type: PickableType;
  /** Key of the type in the spec. */
  typeKey: string;
  form: SpecForm;
  /** The text of the spec, as it is read. */
  state: Pick<SpecState, "reading" | "issues">;
  /** Key of the text: the form reads another one anew. */
  revision: number;
  /** Whether the record is still to be made: then nothing that the form asks for may be missing. */
  isNew: boolean;
  /** What is wrong beside the form. */
  beside: readonly { label: string; message: string }[];
  /** Comments that the form could not keep. */
  lost: readonly string[];
  handle: Ref<TypeFormHandle>;
  onSpec: (spec: Values) => void;
  onCode: () => void;
}

/** The form of a type over the text of a spec: its first entry. Says why where the text cannot be shown so. */
export function TypeForm(props: Props) {
  const { state, type, typeKey, revision, onCode } = props;
  const { reading, issues } = state;
  const spec = reading?.spec;
  if (spec && entryOf(spec, typeKey)) return <Fields key={revision} {...props} spec={spec} />;
  const [issue] = issues;
  return (
    <div className={styles["unreadable"]} role="status">
      <p>
        {issue
          ? `The form cannot show this text. Line ${issue.line}: ${issue.message}`
          : reading
            ? `The form cannot show this spec: ${typeKey} has to be a list of ${typeLabel(type)} entries.`
            : "This spec is too long for the form: edit it as code."}
      </p>
      <Button onClick={onCode}>{issue || reading ? "Mend it in Code" : "Edit it in Code"}</Button>
    </div>
  );
}

function Fields(props: Props & { spec: Values }) {
  const { type, typeKey, form, spec, isNew, handle, lost, beside, onSpec } = props;
  const [start] = useState(() => specValues(form, spec, typeKey));
  const state = useSchemaForm(form, start, {
    isNew,
    onEdit: (edit) => onSpec(specEdited(form, spec, typeKey, edit)),
  });
  useImperativeHandle(handle, () => ({
    submit: () => state.submit() !== undefined,
    rename: ({ from, to, isNeeded }) => {
      const fields = form.entry["properties"];
      const hasName = isRecord(fields) && "name" in fields;
      if (hasName && isNamedAs(state.values["name"], from, isNeeded))
        state.setAt([[["name"], to === "" ? undefined : to]]);
    },
  }));
  return (
    <section className={styles["section"]} aria-label={typeLabel(type)}>
      <h2 className={styles["heading"]}>{typeLabel(type)}</h2>
      <Elsewhere form={form} spec={spec} typeKey={typeKey} type={type} />
      <SchemaForm state={state} beside={beside} />
      {lost.length > 0 ? (
        <p className={styles["note"]} role="status">
          Comments on what the form changed were not kept: {lost.join(", ")}
        </p>
      ) : null}
    </section>
  );
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
