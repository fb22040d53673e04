import type { TopologyComponent } from "~generated/canary/types.gen";
import { configLook, statusLook, type HealthLook } from "~/lib/health/health";

/** What a component is called. */
export const componentName = ({ text, name, id }: TopologyComponent): string => text || name || id;

/** Its page. */
export const componentPath = (id: string): string => `/topology/${encodeURIComponent(id)}`;

/** Health of a component: one of four; what is neither known nor a known status word is unknown. */
export type ComponentHealth = "unhealthy" | "warning" | "healthy" | "unknown";

/** The order of health wherever it is counted: worst first. */
export const healthOrder: readonly ComponentHealth[] = [
  "unhealthy",
  "warning",
  "healthy",
  "unknown",
];

const byTone: Readonly<Record<HealthLook["tone"], ComponentHealth>> = {
  bad: "unhealthy",
  mixed: "warning",
  good: "healthy",
  unknown: "unknown",
  running: "unknown",
};

/** How a component is: its health, else its status word. */
export const healthOf = ({ health, status }: TopologyComponent): ComponentHealth =>
  byTone[(health ? configLook(health) : statusLook(status)).tone];

/** Counts by health in one order; other words count as unknown, and zero is left out. */
export function countsByHealth(
  counts: Readonly<Record<string, number | undefined>> | undefined,
): readonly (readonly [ComponentHealth, number])[] {
  const found = new Map<ComponentHealth, number>();
  for (const [word, count = 0] of Object.entries(counts ?? {})) {
    const health = healthOrder.find((one) => one === word) ?? "unknown";
    found.set(health, (found.get(health) ?? 0) + count);
  }
  return healthOrder.flatMap((health) => {
    const count = found.get(health) ?? 0;
    return count > 0 ? [[health, count] as const] : [];
  });
}

/** What is below a component by health; a leaf counts itself. */
export const leavesByHealth = ({ summary }: TopologyComponent) =>
  countsByHealth({
    healthy: summary?.healthy,
    unhealthy: summary?.unhealthy,
    warning: summary?.warning,
    unknown: summary?.info,
  });

const severities = ["blocker", "critical", "high", "medium", "low", "info"];
const rank = (severity: string) => {
  const at = severities.indexOf(severity.toLowerCase());
  return at < 0 ? severities.length : at;
};

/** Counts by severity, worst first. */
export const countsBySeverity = (
  counts: Readonly<Record<string, number>>,
): readonly (readonly [string, number])[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .toSorted(([a], [b]) => rank(a) - rank(b));

/** Insights of all types together, worst first. */
export function insightsBySeverity({ summary }: TopologyComponent) {
  const all: Record<string, number> = {};
  for (const counts of Object.values(summary?.insights ?? {}))
    for (const [severity, count] of Object.entries(counts))
      all[severity] = (all[severity] ?? 0) + count;
  return countsBySeverity(all);
}

/** Direct children, the worst first. */
export const childrenInOrder = ({
  components = [],
}: TopologyComponent): readonly TopologyComponent[] =>
  components.toSorted(
    (a, b) =>
      healthOrder.indexOf(healthOf(a)) - healthOrder.indexOf(healthOf(b)) ||
      componentName(a).localeCompare(componentName(b), "en"),
  );
