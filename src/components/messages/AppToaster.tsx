import { IconButton, Spinner, Theme } from "@radix-ui/themes";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import styles from "./AppToaster.module.css";
import {
  dismiss,
  pauseMessages,
  resumeMessages,
  useMessages,
  type Message,
  type MessageKind,
  type MessageLink,
} from "./messages";

const icons: Record<MessageKind, ReactNode> = {
  success: <CircleCheck size={16} />,
  error: <CircleAlert size={16} />,
  info: <Info size={16} />,
  loading: <Spinner size="2" />,
};

/** Shows the newest messages as toasts (spec 1 §8); errors interrupt a screen reader, the others wait for a pause. */
export function AppToaster() {
  const shown = useMessages().filter(({ isShown }) => isShown);
  const list = (wanted: (message: Message) => boolean) =>
    shown
      .filter(wanted)
      .slice(0, 4)
      .map((message) => <Toast key={message.id} message={message} />);
  // Outside of the page's own stacking layer: a toast must also stand before an open dialog.
  return createPortal(
    <Theme hasBackground={false} asChild>
      <section aria-label="Messages" className={styles.host} ref={pauseWhileUsed}>
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

/** Toasts stay while the pointer or the focus is on them. */
function pauseWhileUsed(section: HTMLElement | null): (() => void) | undefined {
  if (section === null) return undefined;
  const listening = new AbortController();
  const { signal } = listening;
  for (const name of ["pointerenter", "focusin"])
    section.addEventListener(name, pauseMessages, { signal });
  for (const name of ["pointerleave", "focusout"])
    section.addEventListener(name, resumeMessages, { signal });
  return () => listening.abort();
}

/** A plain click stays in this page; any other does what the browser does with links. */
function ToastLink({ link: { label, href, follow }, id }: { link: MessageLink; id: number }) {
  return (
    <a
      href={href}
      className={styles.link}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        dismiss(id);
        follow();
      }}
    >
      {label}
    </a>
  );
}

function Toast({ message: { id, kind, text, count, link } }: { message: Message }) {
  return (
    <div className={styles.toast} data-kind={kind}>
      <span className={styles.icon} aria-hidden>
        {icons[kind]}
      </span>
      <span className={styles.text}>
        {text}
        {count > 1 && <span className={styles.count}> ({count} times)</span>}
        {link && <ToastLink link={link} id={id} />}
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
