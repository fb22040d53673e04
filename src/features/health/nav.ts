import { Activity } from "lucide-react";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Health",
    path: "/health",
    group: "areas",
    order: 2,
    icon: Activity,
    feature: "health",
    resource: "canaries",
  },
];
