import { Logs } from "lucide-react";
import { searchLogs } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Logs",
    path: "/logs",
    group: "areas",
    order: 5,
    icon: Logs,
    feature: "logs",
    resource: searchLogs.resource,
  },
];
