import { IconButton, Spinner, Theme } from "@radix-ui/themes";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { type KeyHint, useKeyHints } from "~/ui/keys/keyHints";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./AppToaster.module.css";
import { MessageAnchor } from "./MessageAnchor";
import {
  dismiss,
  useMessages,
  type Message,
  type MessageKind,
} from "~/components/messages/messages";
import { reachToasts } from "./reachToasts";

/** What `reachToasts` answers to. */
const hints: readonly KeyHint[] = [
  ["F8", "To the latest message, and back"],
  ["Esc", "Back from the message"],
];

const icons: Record<MessageKind, ReactNode> = {
  success: <CircleCheck size={16} />,
  error: <CircleAlert size={16} />,
  info: <Info size={16} />,
  loading: <Spinner size="2" />,
};

/** Shows the newest messages as toasts (spec 1 §8); errors interrupt a screen reader, the others wait for a pause. */
export function AppToaster() {
  const shown = useMessages().filter(({ isShown }) => isShown);
  useKeyHints(shown.length > 0 ? "Messages" : undefined, hints);
  const list = (wanted: (message: Message) => boolean) =>
    shown
      .filter(wanted)
      .slice(0, 4)
      .map((message) => <Toast key={message.id} message={message} />);
  // Outside of the page's own stacking layer: a toast must also stand before an open dialog.
  return createPortal(
    <Theme hasBackground={false} asChild>
      <section aria-label="Messages" className={styles.host} ref={reachToasts}>
        <div className={styles.toaster}>
          <div aria-live="assertive" className={styles.list}>
            {list(({ kind }) => kind === "error")}
          </div>
          <div aria-live="polite" className={styles.list}>
            {list(({ kind, link }) => kind !== "error" && link === undefined)}
          </div>
        </div>
        <div aria-live="polite" className={styles.corner}>
          {list(({ link }) => link !== undefined)}
        </div>
      </section>
    </Theme>,
    document.body,
  );
}

function Toast({ message }: { message: Message }) {
  const { id, kind, text, count, link } = message;
  return (
    <div className={styles.toast} data-kind={kind}>
      <span className={styles.icon} aria-hidden>
        {icons[kind]}
      </span>
      <span className={styles.text}>
        {text}
        {count > 1 && <span className={styles.count}> ({count} times)</span>}
        {link && (
          <>
            <MessageAnchor message={message} keys="F8" />
            <kbd className={styles.key} aria-hidden title="Leads to this message from anywhere">
              F8
            </kbd>
            <VisuallyHidden>(F8 leads there; the messages of this session keep it)</VisuallyHidden>
          </>
        )}
      </span>
      {kind !== "loading" && (
        <IconButton
          variant="ghost"
          color="gray"
          size="1"
          aria-label="Dismiss"
          onClick={() => dismiss(id)}
        >
          <X size={14} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
