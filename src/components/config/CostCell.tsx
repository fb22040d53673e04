import { TrendingDown, TrendingUp } from "lucide-react";
import { costTrend, formatCost } from "~/lib/text/cost";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./CostCell.module.css";

interface Props {
  /** Dollars of the last day, week and month; null where they are not known. */
  day?: number | null | undefined;
  week?: number | null | undefined;
  month: number | null | undefined;
}

/** Cost of 30 days, with its trend; the tooltip has the day and the week too. Nothing where there is none. */
export function CostCell({ day, week, month }: Props) {
  if (!month) return null;
  const trend = day === null || day === undefined ? undefined : costTrend(day, month);
  const words = [
    ["1d", day],
    ["7d", week],
    ["30d", month],
  ].flatMap(([name, value]) =>
    typeof value === "number" ? [`${String(name)}: ${formatCost(value)}`] : [],
  );
  const Icon = trend?.isUp ? TrendingUp : TrendingDown;
  return (
    <span className={styles["cost"]} title={words.join(", ")}>
      {formatCost(month)}
      {trend ? (
        <span className={styles["trend"]}>
          <Icon size={12} aria-hidden />
          <VisuallyHidden>{trend.isUp ? "up" : "down"}</VisuallyHidden>
          {trend.text}
        </span>
      ) : null}
    </span>
  );
}
