import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { sendHistoryOptions } from "~generated/db/reads";
import { Age } from "~/ui/time/Age";
import { ResourceLink } from "./NotificationMarks";
import styles from "./notifications.module.css";

const SHOWN = 5;

/** What a silence has kept back: the newest, and the way to all of it. */
export function SilencedSends({ id }: { id: string }) {
  const { data } = useQuery(sendHistoryOptions({ silencedBy: id, limit: SHOWN, offset: 0 }));
  if (!data) return null;
  const total = data.total ?? data.rows.length;
  return (
    <section className={styles["preview"]} aria-label="What it has silenced">
      <h3>What it has silenced</h3>
      {total === 0 ? (
        <p className={styles["faint"]}>Nothing so far.</p>
      ) : (
        <>
          <ul className={styles["members"]}>
            {data.rows.map(({ id: sendId, resource, resource_type: type, count, ...send }) => (
              <li key={sendId}>
                <ResourceLink resource={resource} type={type} isPlain />
                <span className={styles["faint"]}>
                  {send.source_event}, <Age value={send.created_at} suffix />
                  {count > 1 ? ` (x${count})` : ""}
                </span>
              </li>
            ))}
          </ul>
          <Link to="/notifications" search={{ silenced_by: id, status: "any" }}>
            {total > data.rows.length ? `All ${total.toLocaleString("en")}` : "Show them"}
          </Link>
        </>
      )}
    </section>
  );
}
