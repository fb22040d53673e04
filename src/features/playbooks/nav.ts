import { CirclePlay } from "lucide-react";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Playbooks",
    path: "/playbooks",
    group: "areas",
    order: 6,
    icon: CirclePlay,
    feature: "playbooks",
    resource: "database",
  },
];
