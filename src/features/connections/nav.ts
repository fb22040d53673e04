import { Cable } from "lucide-react";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Connections",
    path: "/settings/connections",
    group: "settings",
    icon: Cable,
    feature: "settings.connections",
    resource: "connections",
  },
];
