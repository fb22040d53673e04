import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { shortCount } from "~/lib/text/shortCount";
import { BuiltLink } from "~/components/links/BuiltLink";
import { insightType } from "~/components/insight/insightTypes";
import styles from "./counts.module.css";

const words = ([type, count]: readonly [string, number]) =>
  `${count} ${insightType(type).label.toLowerCase()}`;

/** Types that are shown; the others stand in a tooltip. */
const shown = 3;

interface Props {
  /** Open insights by their type. */
  counts: Readonly<Record<string, number>> | null | undefined;
  /** Address of the insights of one type. */
  pathOf?: ((type: string) => string) | undefined;
  tabIndex?: number;
}

/** Open insights by type: icon and number; the word is the tooltip. */
export function InsightCounts({ counts, pathOf, tabIndex }: Props) {
  const entries = Object.entries(counts ?? {})
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a);
  if (entries.length === 0) return null;
  const rest = entries.slice(shown);
  return (
    <span className={styles["insights"]}>
      {entries.slice(0, shown).map((entry) => {
        const [type, count] = entry;
        const { icon: Icon } = insightType(type);
        const title = words(entry);
        const content = (
          <>
            <Icon size={14} aria-hidden />
            <span aria-hidden>{shortCount(count)}</span>
            <VisuallyHidden>{title}</VisuallyHidden>
          </>
        );
        return pathOf ? (
          <span key={type} title={title}>
            <BuiltLink path={pathOf(type)} tabIndex={tabIndex} className={styles["count"]}>
              {content}
            </BuiltLink>
          </span>
        ) : (
          <span key={type} title={title} className={styles["count"]}>
            {content}
          </span>
        );
      })}
      {rest.length > 0 ? (
        <span className={styles["more"]} title={rest.map(words).join(", ")}>
          +{rest.length}
        </span>
      ) : null}
    </span>
  );
}
