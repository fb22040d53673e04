import { Dialog as RadixDialog, IconButton } from "@radix-ui/themes";
import { Maximize2, Minimize2, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import styles from "./Dialog.module.css";

/** Sizes of dialogs (spec 3 §2). */
export type DialogSize = "very-small" | "small" | "medium" | "large" | "full";

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
  /** Full size collapses to a sheet at the right, with the page in view, instead of to a large dialog. */
  sheet?: boolean;
  /** Without padding around the content, for tables and editors that reach the edges. */
  flush?: boolean;
  /** False hides the expand and collapse button. */
  expandable?: boolean;
  children: ReactNode;
};

/** The one dialog: traps the focus, closes on Escape, and takes the whole screen on a phone. */
export function Dialog(props: Props) {
  const {
    open,
    onOpenChange,
    title,
    description,
    size = "medium",
    headerExtra,
    footer,
    children,
  } = props;
  const { sheet = false, flush = false, expandable = true } = props;
  const [toggled, setToggled] = useState(false);
  const isFull = (size === "full") !== toggled;
  const shown = isFull ? "full" : size !== "full" ? size : sheet ? "sheet" : "large";
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Content
        className={styles.content}
        data-size={shown}
        {...(description ? {} : { "aria-describedby": undefined })}
      >
        <header className={styles.header}>
          <div className={styles.titles}>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className={styles.description}>
                {description}
              </RadixDialog.Description>
            )}
          </div>
          <div className={styles.actions}>
            {headerExtra}
            {expandable && (
              <IconButton
                className={styles.expand}
                variant="ghost"
                color="gray"
                aria-label={isFull ? "Collapse" : "Expand"}
                onClick={() => setToggled(!toggled)}
              >
                {isFull ? <Minimize2 size={16} /> : <Maximize2 size={16} />}
              </IconButton>
            )}
            <RadixDialog.Close>
              <IconButton variant="ghost" color="gray" aria-label="Close">
                <X size={16} />
              </IconButton>
            </RadixDialog.Close>
          </div>
        </header>
        <div className={styles.body} data-flush={flush || undefined}>
          {children}
        </div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </RadixDialog.Content>
    </RadixDialog.Root>
  );
}
