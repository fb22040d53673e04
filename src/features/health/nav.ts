import { Activity } from "lucide-react";
import { getHealthSummary } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Health",
    path: "/health",
    group: "areas",
    order: 2,
    icon: Activity,
    feature: "health",
    resource: getHealthSummary.resource,
  },
];
