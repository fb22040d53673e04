import { LayoutGrid } from "lucide-react";
import { listApplications } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Applications",
    path: "/applications",
    group: "areas",
    order: 7,
    icon: LayoutGrid,
    feature: "applications",
    resource: listApplications.resource,
  },
];
