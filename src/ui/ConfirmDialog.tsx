import { AlertDialog, Button } from "@radix-ui/themes";
import type { ReactNode } from "react";
import styles from "./ConfirmDialog.module.css";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** The verb on the button, for example "Delete". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Red button for what cannot be undone. */
  danger?: boolean;
  /** While the action runs: both buttons are disabled and the dialog stays. */
  busy?: boolean;
  /** The caller closes the dialog when the action has succeeded. */
  onConfirm: () => void;
};

/** The one question before something that matters. Focus starts on Cancel. */
export function ConfirmDialog(props: Props) {
  const {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel,
    cancelLabel = "Cancel",
    danger,
    busy,
    onConfirm,
  } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <AlertDialog.Content className={styles.content}>
        <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
        <AlertDialog.Description className={styles.description}>
          {description}
        </AlertDialog.Description>
        <div className={styles.actions}>
          <AlertDialog.Cancel>
            <Button variant="surface" color="gray" disabled={busy}>
              {cancelLabel}
            </Button>
          </AlertDialog.Cancel>
          <Button color={danger ? "red" : undefined} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
