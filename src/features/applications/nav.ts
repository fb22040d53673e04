import { LayoutGrid } from "lucide-react";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Applications",
    path: "/applications",
    group: "areas",
    order: 7,
    icon: LayoutGrid,
    feature: "applications",
    resource: "database",
  },
];
