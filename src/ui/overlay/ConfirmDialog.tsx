import { Theme } from "@radix-ui/themes";
import { type ReactNode, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "~/ui/button/Button";
import { useOnce } from "~/ui/button/useOnce";
import styles from "./ConfirmDialog.module.css";
import { useDialogLayer } from "./dialogLayer";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, to which object, and whether it can be undone. */
  description: ReactNode;
  /** The verb on the button, for example "Delete". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Red button for what cannot be undone. */
  danger?: boolean;
  /** While the action runs: neither button answers and the dialog stays. */
  busy?: boolean;
  /**
   * The caller closes the dialog when the action has succeeded. As long as a promise that it gives is open, the action
   * is under way and a second click does nothing.
   */
  onConfirm: () => unknown;
  /** At the left of the buttons, for example what would be sent. */
  footerStart?: ReactNode;
};

/** The one question before something that matters. Focus starts on Cancel; a press beside it does not answer. */
export function ConfirmDialog(props: Props) {
  return props.open ? <OpenConfirmDialog {...props} /> : null;
}

function OpenConfirmDialog(props: Props) {
  const { onOpenChange, title, description, confirmLabel, cancelLabel = "Cancel", danger } = props;
  const { footerStart } = props;
  const [confirm, isUnderWay] = useOnce(props.onConfirm);
  const busy = props.busy === true || isUnderWay;
  const id = useId();
  const frame = useRef<HTMLDialogElement>(null);
  const cancel = () => {
    if (!busy) onOpenChange(false);
  };
  useDialogLayer(frame, { isModal: true, onEscape: cancel });
  return createPortal(
    <Theme>
      <div className={styles["place"]}>
        <dialog
          open
          ref={frame}
          role="alertdialog"
          tabIndex={-1}
          aria-modal
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-description`}
          className={styles["frame"]}
        >
          <h2 id={`${id}-title`} className={styles["title"]}>
            {title}
          </h2>
          <div id={`${id}-description`} className={styles["description"]}>
            {description}
          </div>
          <div className={styles["actions"]}>
            {footerStart ? <span className={styles["start"]}>{footerStart}</span> : null}
            <Button
              data-dialog-start
              onClick={cancel}
              disabledReason={busy ? "Under way: wait for the answer." : undefined}
            >
              {cancelLabel}
            </Button>
            <Button variant={danger ? "danger" : "primary"} isBusy={busy} onClick={() => confirm()}>
              {confirmLabel}
            </Button>
          </div>
        </dialog>
      </div>
    </Theme>,
    document.body,
  );
}
