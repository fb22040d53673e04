import { Database } from "lucide-react";
import { listConfigs } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Catalog",
    path: "/catalog",
    group: "areas",
    order: 4,
    icon: Database,
    feature: "config",
    resource: listConfigs.resource,
  },
];
