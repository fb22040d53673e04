import { Link } from "@tanstack/react-router";
import { tagsOf } from "~/lib/labels/tags";
import { Button } from "~/ui/button/Button";
import { SeverityMark } from "~/ui/feedback/SeverityMark";
import { TagList } from "~/ui/text/TagList";
import { Age } from "~/ui/time/Age";
import styles from "./item.module.css";
import { useLastChange, type Item } from "./useItem";

/** The first line below the name: what it says of itself, what changed last, its tags. */
export function ItemFacts({ item }: { item: Item }) {
  return (
    <div className={styles["facts"]}>
      {item.description ? (
        <span className={styles["description"]} title={item.description}>
          {item.description}
        </span>
      ) : null}
      <LastChange id={item.id} />
      <span className={styles["tags"]}>
        <TagList tags={tagsOf(item.tags)} />
      </span>
    </div>
  );
}

function LastChange({ id }: { id: string }) {
  const { data: last, isPending, isError, refetch } = useLastChange(id);
  if (last)
    return (
      <span className={styles["last"]}>
        Last change <Age value={last.created_at} suffix />:{" "}
        <SeverityMark severity={last.severity} />{" "}
        <Link
          to="/catalog/$id/changes"
          params={{ id }}
          search={{ changeId: last.id }}
          title={last.summary ?? last.change_type}
        >
          {last.change_type}
          {last.summary ? `: ${last.summary}` : ""}
        </Link>
      </span>
    );
  return (
    <span className={styles["last"]}>
      {isPending ? (
        "Last change ..."
      ) : isError ? (
        <>
          The last change could not be loaded{" "}
          <Button variant="quiet" onClick={() => void refetch()}>
            Retry
          </Button>
        </>
      ) : (
        "No change of its own in 30 days"
      )}
    </span>
  );
}
