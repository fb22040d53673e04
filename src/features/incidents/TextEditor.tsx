import { useState } from "react";
import * as v from "valibot";
import { LeaveGuard } from "~/components/drafts/LeaveGuard";
import { useFormDraft } from "~/components/drafts/useFormDraft";
import { Button } from "~/ui/button/Button";
import { useOnce } from "~/ui/button/useOnce";
import { TextBox } from "~/ui/field/TextBox";
import styles from "./TextEditor.module.css";

interface Props<Row> {
  /** Tells its draft apart: "incident.title". */
  kind: string;
  /** Names the form: "Edit title". */
  title: string;
  label: string;
  look: "title" | "line" | "text";
  value: string;
  /** Whose text it is; what others change meanwhile is told from what is typed here. */
  record: Row;
  /** Why it may not be empty; without it, it may. */
  emptyReason?: string;
  /** Why it cannot be saved any more: somebody else deleted what it belongs to. */
  goneReason?: string | undefined;
  /** Resolves whether it is saved; `base` is the record as it was when typing began. */
  onSave: (text: string, base: Row) => Promise<boolean>;
  onClose: () => void;
}

/** The press that opened the editor asked for it. */
const takeFocus = (field: HTMLElement | null) => field?.focus();

/**
 * A text that is changed in its place. What is typed survives a failed save, a reload and an expired session; leaving
 * with changes asks first.
 */
export function TextEditor<Row extends { id: string; updated_at?: string | null }>(
  props: Props<Row>,
) {
  const { kind, title, label, look, value, record, emptyReason, goneReason, onSave, onClose } =
    props;
  const kept = useFormDraft({
    id: `${kind}.${record.id}`,
    schema: v.string(),
    saved: value,
    record,
    base: record.updated_at ?? undefined,
  });
  const [text, setText] = useState(kept.start);
  const [isAsking, setIsAsking] = useState(false);
  const isDirty = text.trim() !== kept.saved;
  const reason = goneReason ?? (text.trim() === "" ? emptyReason : undefined);
  const close = () => {
    kept.clear();
    onClose();
  };
  const [save, isBusy] = useOnce(async () => {
    if (!isDirty || (await onSave(text.trim(), kept.record ?? record))) close();
  });
  const submit = () => {
    if (reason === undefined) save();
  };
  const cancel = () => (isDirty ? setIsAsking(true) : close());
  return (
    <form
      className={styles["editor"]}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {goneReason === undefined ? null : (
        <p className={styles["gone"]} role="status">
          {goneReason}
        </p>
      )}
      <TextBox
        className={styles["text"]}
        aria-label={label}
        data-look={look}
        rows={look === "text" ? 4 : 1}
        value={text}
        ref={takeFocus}
        onChange={({ target }) => {
          setText(target.value);
          kept.keep(target.value);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Escape") cancel();
          if (event.key === "Enter" && (look !== "text" || event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            submit();
          }
        }}
      />
      <Button variant="primary" type="submit" isBusy={isBusy} disabledReason={reason}>
        Save
      </Button>
      <Button onClick={cancel}>Cancel</Button>
      <LeaveGuard
        isDirty={isDirty && !isBusy}
        isAsking={isAsking}
        onStay={() => setIsAsking(false)}
        onDiscard={close}
      />
    </form>
  );
}
