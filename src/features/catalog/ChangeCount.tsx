import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { shortCount } from "~/lib/text/shortCount";
import { BuiltLink } from "~/components/links/BuiltLink";
import styles from "./counts.module.css";

/** From this many changes on the number is set off (facts 0.3). */
const MANY = 500;

interface Props {
  count: number | null | undefined;
  /** The window that was counted: "7 days". */
  window: string;
  path?: string | undefined;
  tabIndex?: number;
}

/** How many changes there were; nothing for none. */
export function ChangeCount({ count, window, path, tabIndex }: Props) {
  if (!count) return null;
  const title = `${count} ${count === 1 ? "change" : "changes"} in ${window}`;
  const content = (
    <span className={styles["changes"]} data-many={count >= MANY || undefined}>
      {shortCount(count)}
    </span>
  );
  return path === undefined ? (
    <span title={title}>{content}</span>
  ) : (
    <span title={title}>
      <BuiltLink path={path} tabIndex={tabIndex} className={styles["count"]}>
        {content}
        <VisuallyHidden>{` ${title.replace(/^\d+ /, "")}`}</VisuallyHidden>
      </BuiltLink>
    </span>
  );
}
