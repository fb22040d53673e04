import { Link } from "@tanstack/react-router";
import { tagsOf } from "~/lib/labels/tags";
import { SeverityMark } from "~/ui/feedback/SeverityMark";
import { TagList } from "~/ui/text/TagList";
import { Age } from "~/ui/time/Age";
import styles from "./item.module.css";
import { useLastChange, type Item } from "./useItem";

/** The first line below the name: what it says of itself, what changed last, its tags. */
export function ItemFacts({ item }: { item: Item }) {
  const last = useLastChange(item.id);
  return (
    <div className={styles["facts"]}>
      {item.description ? (
        <span className={styles["description"]} title={item.description}>
          {item.description}
        </span>
      ) : null}
      {last ? (
        <span className={styles["last"]}>
          Last change <Age value={last.created_at} suffix />:{" "}
          <SeverityMark severity={last.severity} />{" "}
          <Link
            to="/catalog/$id/changes"
            params={{ id: item.id }}
            search={{ changeId: last.id }}
            title={last.summary ?? last.change_type}
          >
            {last.change_type}
            {last.summary ? `: ${last.summary}` : ""}
          </Link>
        </span>
      ) : (
        <span className={styles["last"]}>No change in 30 days</span>
      )}
      <span className={styles["tags"]}>
        <TagList tags={tagsOf(item.tags)} />
      </span>
    </div>
  );
}
