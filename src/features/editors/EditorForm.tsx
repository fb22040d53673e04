import { useMemo, useRef, useState } from "react";
import type { PickableType } from "~generated/schemas/index";
import { DraftNotice } from "~/components/drafts/DraftNotice";
import { useOnce } from "~/ui/button/useOnce";
import { focusFirstIssue } from "~/ui/field/focusFirstIssue";
import { bigText } from "~/components/spec/useSpecReading";
import { readBareSpec } from "~/lib/yaml/specText";
import { ReviewChanges } from "~/components/spec/ReviewChanges";
import { EditorActions } from "./EditorActions";
import { EditorFields } from "./EditorFields";
import styles from "./editors.module.css";
import type { EditorKind } from "./editorTypes";
import { labelIssue, reviewText } from "./editorValues";
import { SpecCodeTab } from "./SpecCodeTab";
import type { SpecForm } from "./specForm";
import { type SpecFormHandle, SpecFormTab } from "./SpecFormTab";
import type { Editor } from "./useEditor";

interface Props {
  editor: Editor;
  kind: EditorKind;
  type: PickableType;
  typeKey: string;
  /** Undefined for types that are only edited as code. */
  form: SpecForm | undefined;
  isCode: boolean;
  isNew: boolean;
  onCode: () => void;
  /** Returns to the choice of a type. */
  onBack: (() => void) | undefined;
  onCancel: () => void;
  onSaved: () => void;
  onDeleted: () => void;
}

/** Fields, spec and buttons of a resource being edited (spec 2 §2). */
export function EditorForm(props: Props) {
  const { editor, kind, type, typeKey, form, isCode, isNew, onCode } = props;
  const [isTouched, setIsTouched] = useState(false);
  const [isReviewing, setIsReviewing] = useState(false);
  const handle = useRef<SpecFormHandle>(null);
  const { values } = editor;
  // A big text is judged when it is saved: reading it with every key would make typing slow.
  const unreadable = useMemo(
    () => values.text.length <= bigText && readBareSpec(values.text).issues.length > 0,
    [values.text],
  );
  const canSave = (): boolean => {
    setIsTouched(true);
    const isFilled = handle.current?.submit() ?? true;
    const isNamed = values.name.trim() !== "";
    if (!isNamed) focusFirstIssue();
    return isFilled && isNamed && !unreadable && labelIssue(values.labels) === undefined;
  };
  const [save, isBusy] = useOnce(async () => {
    const isSaved = await editor.save();
    setIsReviewing(false);
    if (isSaved) props.onSaved();
    else focusFirstIssue();
  });
  return (
    <form
      className={styles["form"]}
      aria-label={isNew ? `Add ${kind.one}` : kind.one}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
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
      <EditorFields
        editor={editor}
        kind={kind}
        isNew={isNew}
        isTouched={isTouched}
        onTouch={() => setIsTouched(true)}
        onName={(to) => {
          editor.rename(to);
          handle.current?.rename({ from: values.name, to, isNeeded: kind.isNamed });
        }}
      />
      {form && !isCode ? (
        <SpecFormTab
          key={typeKey}
          editor={editor}
          type={type}
          typeKey={typeKey}
          form={form}
          isNew={isNew}
          handle={handle}
          onCode={onCode}
        />
      ) : (
        <SpecCodeTab editor={editor} kind={kind} isNew={isNew} />
      )}
      <EditorActions
        {...props}
        isBusy={isBusy}
        disabledReason={
          unreadable ? "Mend the lines that cannot be read before saving." : undefined
        }
      />
      {isReviewing ? (
        <ReviewChanges
          open
          title={`Save changes to ${values.name}?`}
          before={reviewText(editor.saved, values)}
          after={reviewText(values, editor.saved)}
          onConfirm={save}
          onClose={() => setIsReviewing(false)}
          isBusy={isBusy}
          confirmLabel="Update"
        />
      ) : null}
    </form>
  );
}
