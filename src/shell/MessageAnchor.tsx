import styles from "./AppToaster.module.css";
import { dismiss, type Message } from "~/components/messages/messages";

/** The way on from a message. A plain click stays in this page; any other does what the browser does with links. */
export function MessageAnchor({ message, keys }: { message: Message; keys?: string }) {
  const { id, link } = message;
  if (!link) return null;
  return (
    <a
      href={link.href}
      className={styles.link}
      aria-keyshortcuts={keys}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        dismiss(id);
        link.follow();
      }}
    >
      {link.label}
    </a>
  );
}
