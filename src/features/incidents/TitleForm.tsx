import { useState } from "react";
import { Button } from "~/ui/button/Button";
import { useOnce } from "~/ui/button/useOnce";
import styles from "./plan.module.css";

interface Props {
  label: string;
  value: string;
  /** Resolves whether it is saved. */
  onSave: (text: string) => Promise<boolean>;
  onClose: () => void;
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** One line that is edited in its place; a save that fails keeps what was typed. */
export function TitleForm({ label, value, onSave, onClose }: Props) {
  const [text, setText] = useState(value);
  const isEmpty = text.trim() === "";
  const [save, isBusy] = useOnce(async () => {
    if (text.trim() === value || (await onSave(text.trim()))) onClose();
  });
  return (
    <form
      className={styles["titleForm"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) save();
      }}
    >
      <input
        ref={takeFocus}
        className={styles["titleInput"]}
        aria-label={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
        }}
      />
      <Button
        type="submit"
        isBusy={isBusy}
        disabledReason={isEmpty ? "A title is needed." : undefined}
      >
        Save
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </form>
  );
}
