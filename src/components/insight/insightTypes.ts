import {
  Activity,
  BadgeCheck,
  CircleDollarSign,
  CircleEllipsis,
  Gauge,
  Hammer,
  Lightbulb,
  Plug,
  ShieldAlert,
  Umbrella,
  type LucideIcon,
} from "lucide-react";

/** Types of insights with their words and icons (facts 7.1). */
export const insightTypes = [
  { value: "availability", label: "Availability", icon: Activity },
  { value: "compliance", label: "Compliance", icon: BadgeCheck },
  { value: "cost", label: "Cost", icon: CircleDollarSign },
  { value: "integration", label: "Integration", icon: Plug },
  { value: "other", label: "Other", icon: CircleEllipsis },
  { value: "performance", label: "Performance", icon: Gauge },
  { value: "recommendation", label: "Recommendation", icon: Lightbulb },
  { value: "reliability", label: "Reliability", icon: Umbrella },
  { value: "security", label: "Security", icon: ShieldAlert },
  { value: "technical_debt", label: "Technical Debt", icon: Hammer },
] as const;

export const insightSeverities = [
  "blocker",
  "critical",
  "high",
  "medium",
  "low",
  "warning",
  "info",
].map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

export const insightStatuses = ["open", "resolved", "silenced"].map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

/** Word and icon of a type; one that nobody knows keeps its own name. */
export function insightType(type: string | null): { label: string; icon: LucideIcon } {
  const known = insightTypes.find(({ value }) => value === type);
  return known ?? { label: type || "Other", icon: CircleEllipsis };
}
