import { TriangleAlert } from "lucide-react";
import { toInstant } from "~/lib/time/instant";
import { Age } from "~/ui/time/Age";
import { useNow } from "~/ui/time/now";
import styles from "./item.module.css";
import type { Item } from "./useItem";

const hour = 3_600_000;

/** Says that an item was not looked at for an hour or more, so that what is shown may be old. */
export function ScrapedNote({ item }: { item: Item }) {
  const scraped = toInstant(item.last_scraped_time);
  const now = useNow(scraped?.getTime());
  if (!scraped || item.deleted_at || now === undefined || now - scraped.getTime() < hour)
    return null;
  return (
    <span className={styles["stale"]}>
      {" "}
      <TriangleAlert size={12} aria-hidden /> (Last scraped <Age value={scraped} suffix />)
    </span>
  );
}
