import { ArrowLeft, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "~/ui/button/Button";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";
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
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles["actions"]}>
      {onBack ? (
        <Button icon={ArrowLeft} onClick={onBack}>
          Back
        </Button>
      ) : null}
      {isNew ? null : (
        <Button icon={Trash2} onClick={() => setIsAsking(true)}>
          Delete
        </Button>
      )}
      <span className={styles["space"]} />
      {editor.isDirty ? (
        <Button variant="quiet" onClick={editor.discard}>
          Discard changes
        </Button>
      ) : null}
      <Button onClick={onCancel}>Cancel</Button>
      <Button
        variant="primary"
        type="submit"
        isBusy={isBusy && !isAsking}
        disabledReason={disabledReason}
      >
        {isNew ? "Save" : "Update"}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete resource"
        description="Are you sure you want to delete this resource?"
        confirmLabel="Delete"
        danger
        busy={isBusy}
        onConfirm={() =>
          void editor.remove().then((isGone) => {
            if (!isGone) return;
            setIsAsking(false);
            onDeleted();
          })
        }
      />
    </div>
  );
}
