import { TrendingDown, TrendingUp } from "lucide-react";
import styles from "./item.module.css";
import type { Item } from "./useItem";

const dollars = (value: number) =>
  value.toLocaleString("en", {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: value > 10 ? 0 : 2,
    minimumFractionDigits: value > 10 ? 0 : 2,
  });

/** Today's cost against the mean day of 30, where it differs by more than a tenth. */
function trend(day: number | null, month: number | null): string | undefined {
  if (!day || !month) return undefined;
  const ratio = day / (month / 30);
  if (Math.abs(ratio - 1) <= 0.1) return undefined;
  return ratio > 2
    ? `${ratio.toFixed(1)}x`
    : `${ratio > 1 ? "+" : "−"}${Math.round(Math.abs(ratio - 1) * 100)}%`;
}

/** What an item costs over 1, 7 and 30 days; nothing where nobody counts. */
export function CostRows({ item }: { item: Item }) {
  const costs = [
    ["1 day", item.cost_total_1d],
    ["7 days", item.cost_total_7d],
    ["30 days", item.cost_total_30d],
  ] as const;
  if (costs.every(([, cost]) => cost === null)) return null;
  const change = trend(item.cost_total_1d, item.cost_total_30d);
  const Icon = change?.startsWith("−") ? TrendingDown : TrendingUp;
  return (
    <details open className={styles["section"]}>
      <summary>
        Cost
        {change === undefined ? null : (
          <span className={styles["trend"]} title="Today against the mean day of the last 30">
            <Icon size={12} aria-hidden /> {change} of the daily mean
          </span>
        )}
      </summary>
      <dl className={styles["costs"]}>
        {costs.map(([label, cost]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{cost === null ? "-" : dollars(cost)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
