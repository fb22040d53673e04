import { ArrowLeft, Trash2 } from "lucide-react";
import { DeleteButton } from "~/components/form/DeleteButton";
import { Button } from "~/ui/button/Button";
import styles from "./editors.module.css";
import type { Editor } from "./useEditor";

interface Props {
  editor: Editor;
  isNew: boolean;
  isBusy: boolean;
  /** Why it cannot be saved now. */
  disabledReason: string | undefined;
  onBack: (() => void) | undefined;
  onCancel: () => void;
  onDeleted: () => void;
}

/** Buttons of the editor. The form that they stand in saves. */
export function EditorActions(props: Props) {
  const { editor, isNew, isBusy, disabledReason, onBack, onCancel, onDeleted } = props;
  return (
    <div className={styles["actions"]}>
      {onBack ? (
        <Button icon={ArrowLeft} onClick={onBack}>
          Back
        </Button>
      ) : null}
      {isNew ? null : (
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
      )}
      <span className={styles["space"]} />
      {editor.isDirty ? (
        <Button variant="quiet" onClick={editor.discard}>
          Discard changes
        </Button>
      ) : null}
      <Button onClick={onCancel}>Cancel</Button>
      <Button variant="primary" type="submit" isBusy={isBusy} disabledReason={disabledReason}>
        {isNew ? "Save" : "Update"}
      </Button>
    </div>
  );
}
