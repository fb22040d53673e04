import { Theme } from "@radix-ui/themes";
import { Maximize2, Minimize2, X } from "lucide-react";
import { type MouseEvent, type ReactNode, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./Dialog.module.css";
import { useDialogLayer } from "./dialogLayer";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";

/** Sizes of dialogs (spec 3 §2); wide is as broad as large and as high as what it shows. */
export type DialogSize = "very-small" | "small" | "medium" | "wide" | "large" | "full";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Stands below the title. Without one the dialog is described by its title alone. */
  description?: ReactNode;
  size?: DialogSize;
  /** Beside the title, before the expand and close buttons: for example a help link. */
  headerExtra?: ReactNode;
  footer?: ReactNode;
  /** Full size collapses to a sheet at the right, with the page beside it in use, instead of to a large dialog. */
  sheet?: boolean;
  /** Without padding around the content, for tables and editors that reach the edges. */
  flush?: boolean;
  /** Whether it takes the whole screen, where the owner keeps that; else the dialog keeps it while it is open. */
  isExpanded?: boolean | undefined;
  onExpandedChange?: (isExpanded: boolean) => void;
  /** False hides the expand and collapse button. */
  expandable?: boolean;
  children: ReactNode;
};

/** The one dialog: traps the focus, closes on Escape, and takes the whole screen on a phone. */
export function Dialog(props: Props) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Props) {
  const {
    onOpenChange,
    title,
    description,
    size = "medium",
    headerExtra,
    footer,
    children,
  } = props;
  const { sheet = false, flush = false, expandable = true } = props;
  const id = useId();
  const frame = useRef<HTMLDialogElement>(null);
  const [toggled, setToggled] = useState(false);
  const isPhone = useMediaQuery("(max-width: 640px)");
  const isFull = props.isExpanded ?? (size === "full") !== toggled;
  const shown = isPhone || isFull ? "full" : size !== "full" ? size : sheet ? "sheet" : "large";
  const isModal = shown !== "sheet";
  const close = () => onOpenChange(false);
  useDialogLayer(frame, { isModal, onEscape: close });

  return createPortal(
    <Theme>
      <div
        className={styles["place"]}
        data-size={shown}
        role="presentation"
        onMouseDown={(event: MouseEvent) => {
          if (isModal && event.target === event.currentTarget) close();
        }}
      >
        <dialog
          open
          ref={frame}
          tabIndex={-1}
          aria-modal={isModal || undefined}
          aria-labelledby={`${id}-title`}
          aria-describedby={description ? `${id}-description` : undefined}
          className={styles["frame"]}
          data-size={shown}
        >
          <div className={styles["header"]}>
            <div className={styles["titles"]}>
              <h2 id={`${id}-title`} className={styles["title"]}>
                {title}
              </h2>
              {description && (
                <p id={`${id}-description`} className={styles["description"]}>
                  {description}
                </p>
              )}
            </div>
            <div className={styles["actions"]}>
              {headerExtra}
              {expandable && !isPhone && (
                <HeaderButton
                  label={isFull ? "Collapse" : "Expand"}
                  onClick={() => {
                    setToggled(!toggled);
                    props.onExpandedChange?.(!isFull);
                  }}
                >
                  {isFull ? (
                    <Minimize2 size={16} aria-hidden />
                  ) : (
                    <Maximize2 size={16} aria-hidden />
                  )}
                </HeaderButton>
              )}
              <HeaderButton label="Close" onClick={close}>
                <X size={16} aria-hidden />
              </HeaderButton>
            </div>
          </div>
          <div
            className={styles["body"]}
            data-flush={flush || undefined}
            data-dialog-body={flush ? undefined : ""}
          >
            {children}
          </div>
          {footer && <div className={styles["footer"]}>{footer}</div>}
        </dialog>
      </div>
    </Theme>,
    document.body,
  );
}

/** Named by a title alone: an open tooltip would take the Escape that is meant for the dialog. */
function HeaderButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles["button"]}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
