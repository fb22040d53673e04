import { useRef, useState } from "react";
import { Trash2 } from "lucide-react";
import { DraftNotice } from "~/components/drafts/DraftNotice";
import { DeleteButton } from "~/components/form/DeleteButton";
import { ReviewChanges } from "~/components/spec/ReviewChanges";
import type { SpecState } from "~/components/spec/useSpecReading";
import type { SpecType } from "~/components/typedSpec/specType";
import type { TypeFormHandle, TypeParts } from "~/components/typedSpec/useTypeForm";
import { useOnce } from "~/ui/button/useOnce";
import { focusFirstIssue } from "~/ui/field/focusFirstIssue";
import { RecordActions } from "./RecordActions";
import { RecordFields } from "./RecordFields";
import styles from "./RecordForm.module.css";
import type { RecordKind } from "./recordKind";
import { RecordSpec } from "./RecordSpec";
import { readLabels, recordText } from "./recordValues";
import type { RecordEditor } from "./useRecordEditor";

interface Props {
  editor: RecordEditor;
  kind: RecordKind;
  /** The text of the spec, as it is read. */
  state: SpecState;
  /** The form that shows in place of the text. */
  form: (SpecType & TypeParts) | undefined;
  onCode: () => void;
  /** Returns to the choice that came before. */
  onBack: (() => void) | undefined;
  /** Where Cancel leads: an address, or what it does. */
  cancel: string | (() => void);
  onSaved: () => void;
  onDeleted: () => void;
}

/** Fields, spec and buttons of a record being edited. */
export function RecordForm(props: Props) {
  const { editor, kind, state, form, onCode, onBack, cancel, onSaved, onDeleted } = props;
  const { values, record } = editor;
  const isNew = record === undefined;
  const [isTouched, setIsTouched] = useState(false);
  const [isReviewing, setIsReviewing] = useState(false);
  const handle = useRef<TypeFormHandle>(null);
  const isNamed = values.name.trim() !== "";
  const isUnreadable = state.issues.length > 0 || readLabels(values.labels).issues.length > 0;
  const canSave = (): boolean => {
    setIsTouched(true);
    const isFilled = handle.current?.submit() ?? true;
    if (!isNamed) focusFirstIssue();
    return isFilled && isNamed && !isUnreadable;
  };
  const [save, isBusy] = useOnce(async () => {
    const isSaved = await editor.save();
    setIsReviewing(false);
    if (isSaved) onSaved();
    else focusFirstIssue();
  });
  const TypeForm = form?.Form;
  return (
    <form
      className={styles["form"]}
      data-in-dialog={typeof cancel === "function" || undefined}
      data-wide={kind.Preview ? "" : undefined}
      aria-label={isNew ? `Add ${kind.one}` : kind.one}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog's form may stand inside another one's tree.
        event.stopPropagation();
        if (isBusy || !canSave()) return;
        if (isNew || !editor.isDirty) save();
        else setIsReviewing(true);
      }}
    >
      <DraftNotice
        draft={editor.restored}
        noun={kind.one.toLowerCase()}
        lost={editor.restored?.lost}
        onDiscard={editor.discard}
      />
      <RecordFields
        editor={editor}
        kind={kind}
        isTouched={isTouched}
        onTouch={() => setIsTouched(true)}
        onName={(to) => {
          editor.rename(to);
          handle.current?.rename({
            from: values.name,
            to,
            isNeeded: kind.types?.isNamed === true,
          });
        }}
      />
      {TypeForm && form?.form ? (
        <TypeForm
          key={form.key}
          type={form.type}
          typeKey={form.key}
          form={form.form}
          state={state}
          revision={editor.revision}
          isNew={isNew}
          beside={isNamed ? [] : [{ label: "Name", message: "This field is required" }]}
          lost={editor.lost}
          handle={handle}
          onSpec={editor.setSpec}
          onCode={onCode}
        />
      ) : (
        <div
          className={styles["spec"]}
          data-split={kind.Preview ? (kind.hasSlimPreview ? "slim" : "") : undefined}
        >
          <div className={styles["text"]}>
            <RecordSpec editor={editor} kind={kind} state={state} />
          </div>
          {kind.Preview ? (
            <kind.Preview id={record?.id} spec={state.reading?.spec ?? undefined} />
          ) : null}
        </div>
      )}
      <RecordActions
        isNew={isNew}
        isBusy={isBusy}
        createLabel={kind.createLabel}
        reason={isUnreadable ? "Mend the lines that cannot be read before saving." : undefined}
        onDiscard={editor.isDirty ? editor.discard : undefined}
        remove={
          isNew ? null : (
            <DeleteButton
              icon={Trash2}
              title="Delete resource"
              description="Are you sure you want to delete this resource?"
              onDelete={editor.remove}
              onDeleted={() => {
                editor.forget();
                onDeleted();
              }}
            />
          )
        }
        plan={() => canSave() && editor.plan()}
        cancel={cancel}
        onBack={onBack}
      />
      {isReviewing ? (
        <ReviewChanges
          open
          title={`Save changes to ${values.name}?`}
          before={recordText(editor.saved, kind.fields)}
          after={recordText(values, kind.fields)}
          onConfirm={save}
          onClose={() => setIsReviewing(false)}
          isBusy={isBusy}
          confirmLabel="Update"
        />
      ) : null}
    </form>
  );
}
