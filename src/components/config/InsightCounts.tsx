import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { shortCount } from "./HealthCounts";
import { BuiltLink } from "~/components/links/BuiltLink";
import { insightType } from "./insightTypes";
import styles from "./counts.module.css";

const words = (type: string) => type.replaceAll("_", " ");

interface Props {
  /** Open insights by their type. */
  counts: Readonly<Record<string, number>> | null | undefined;
  /** Address of the insights of one type. */
  pathOf?: ((type: string) => string) | undefined;
  tabIndex?: number;
  /** Types that are shown; the others stand in a tooltip. */
  max?: number;
}

/** Open insights by type: icon and number; the word is the tooltip. */
export function InsightCounts({ counts, pathOf, tabIndex, max = 3 }: Props) {
  const entries = Object.entries(counts ?? {})
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a);
  if (entries.length === 0) return null;
  const rest = entries.slice(max);
  return (
    <span className={styles["insights"]}>
      {entries.slice(0, max).map(([type, count]) => {
        const { icon: Icon } = insightType(type);
        const content = (
          <>
            <Icon size={14} aria-hidden />
            <span aria-hidden>{shortCount(count)}</span>
            <VisuallyHidden>{`${count} ${words(type)}`}</VisuallyHidden>
          </>
        );
        const title = `${count} ${words(type)}`;
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
        <span
          className={styles["more"]}
          title={rest.map(([type, count]) => `${count} ${words(type)}`).join(", ")}
        >
          +{rest.length}
        </span>
      ) : null}
    </span>
  );
}
