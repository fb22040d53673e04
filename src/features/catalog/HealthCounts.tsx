import { configLook } from "~/lib/health/health";
import { shortCount } from "~/lib/text/shortCount";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { BuiltLink } from "~/components/links/BuiltLink";
import styles from "./counts.module.css";

/** Order of the places in the bar (facts 0.3); any other health counts as unknown. */
const healths = ["healthy", "unhealthy", "warning", "unknown"] as const;
type CountedHealth = (typeof healths)[number];

interface Props {
  /** Items by health. */
  counts: Readonly<Record<string, number>> | null | undefined;
  /** Address of the items of one health. */
  pathOf?: ((health: CountedHealth) => string) | undefined;
  tabIndex?: number;
  /** One after the other, where no rows are compared and there is little room. */
  isClose?: boolean;
}

/** Items by health, each health in a place of its own so that rows can be scanned; every number is a link. */
export function HealthCounts({ counts, pathOf, tabIndex, isClose = false }: Props) {
  const known = new Map<CountedHealth, number>();
  for (const [name, count] of Object.entries(counts ?? {})) {
    const health = healths.find((one) => one === name) ?? "unknown";
    known.set(health, (known.get(health) ?? 0) + count);
  }
  if (known.size === 0) return null;
  return (
    <span className={styles["healths"]} data-close={isClose || undefined}>
      {healths.map((health) => {
        if (isClose && !known.get(health)) return null;
        const count = known.get(health) ?? 0;
        const content = (
          <>
            <StatusDot tone={configLook(health).tone} label="" />
            <span aria-hidden>{shortCount(count)}</span>
            <VisuallyHidden>{`${count} ${health}`}</VisuallyHidden>
          </>
        );
        return (
          <span key={health} className={styles["health"]} title={`${count} ${health}`}>
            {count === 0 ? null : pathOf ? (
              <BuiltLink path={pathOf(health)} tabIndex={tabIndex} className={styles["count"]}>
                {content}
              </BuiltLink>
            ) : (
              <span className={styles["count"]}>{content}</span>
            )}
          </span>
        );
      })}
    </span>
  );
}
