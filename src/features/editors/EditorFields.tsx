import { KeyValueField } from "~/ui/field/KeyValueField";
import { TextField } from "~/ui/field/TextField";
import type { EditorKind } from "./editorTypes";
import { labelIssue } from "./editorValues";
import styles from "./editors.module.css";
import type { Editor } from "./useEditor";

interface Props {
  editor: Editor;
  kind: EditorKind;
  isNew: boolean;
  onName: (name: string) => void;
  /** Whether to say what is missing. */
  isTouched: boolean;
  onTouch: () => void;
}

/** What a record has beside its spec. Name and namespace are fixed once it exists (spec 3 §2). */
export function EditorFields({ editor, kind, isNew, onName, isTouched, onTouch }: Props) {
  const { name, namespace, labels } = editor.values;
  const missing = isTouched && name.trim() === "" ? "This field is required" : undefined;
  const error = editor.nameTaken ?? missing;
  return (
    <section className={styles["section"]} aria-label={kind.one}>
      <div className={styles["pair"]}>
        <TextField
          label="Name"
          required
          value={name}
          onChange={onName}
          onBlur={onTouch}
          disabled={!isNew}
          {...(error !== undefined && { error })}
        />
        <TextField
          label="Namespace"
          value={namespace}
          onChange={(text) => editor.change({ namespace: text })}
          disabled={!isNew}
        />
      </div>
      {kind.hasLabels ? (
        <KeyValueField
          label="Labels"
          addLabel="Add label"
          value={labels}
          onChange={(next) => editor.change({ labels: next.map((pair) => ({ ...pair })) })}
          error={labelIssue(labels)}
        />
      ) : null}
    </section>
  );
}
