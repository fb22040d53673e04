import { Button } from "@radix-ui/themes";
import { CircleAlert, CircleCheck, Info, MessageSquare } from "lucide-react";
import { MessageAnchor } from "./MessageAnchor";
import { clearMessages, useMessages, type MessageKind } from "~/components/messages/messages";
import { DateTime } from "~/ui/time/Age";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./SessionMessages.module.css";

const kinds: Record<Exclude<MessageKind, "loading">, { label: string; icon: typeof Info }> = {
  success: { label: "Success", icon: CircleCheck },
  error: { label: "Error", icon: CircleAlert },
  info: { label: "Information", icon: Info },
};

/** What the console told its reader since the page was loaded. */
export function SessionMessages() {
  const messages = useMessages();
  return (
    <section className={styles.page} aria-labelledby="messages">
      <header className={styles.head}>
        <div>
          <h2 id="messages">Messages of this session</h2>
          <p>
            What the console told you since you opened it. What the backend delivers stands under
            Notifications.
          </p>
        </div>
        {messages.length > 0 && (
          <Button variant="outline" color="gray" onClick={clearMessages}>
            Clear
          </Button>
        )}
      </header>
      {messages.length === 0 ? (
        <EmptyState
          icon={MessageSquare}
          title="No messages yet"
          text="Results of what you do here, and failures of calls, are listed until you reload the page."
        />
      ) : (
        <ul className={styles.list}>
          {messages.map((message) => {
            const { id, kind, text, at, count } = message;
            if (kind === "loading") return null;
            const { label, icon: Icon } = kinds[kind];
            return (
              <li key={id}>
                <span className={styles.icon} data-kind={kind}>
                  <Icon size={16} aria-hidden />
                  <VisuallyHidden>{label}</VisuallyHidden>
                </span>
                <span className={styles.text}>
                  {text}
                  {count > 1 && <span className={styles.count}> ({count} times)</span>}
                  <MessageAnchor message={message} />
                </span>
                <span className={styles.at}>
                  <DateTime value={at} />
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
