import { grouped } from "./grouped";

/** Dollars: up to 10 with two decimals, above without (facts 0.3). */
export function formatCost(dollars: number): string {
  const digits = Math.abs(dollars) <= 10 ? 2 : 0;
  return `$${grouped(dollars, digits)}`;
}

/** How the last day differs from the mean of 30 days, where it differs by more than a tenth. */
export function costTrend(day: number, month: number): { isUp: boolean; text: string } | undefined {
  const mean = month / 30;
  if (!(mean > 0)) return undefined;
  const ratio = day / mean;
  if (Math.abs(ratio - 1) <= 0.1) return undefined;
  const text = ratio > 2 ? `${ratio.toFixed(1)}x` : `${Math.round(Math.abs(ratio - 1) * 100)}%`;
  return { isUp: ratio > 1, text };
}
