import { CirclePlay } from "lucide-react";
import { listPlaybooks } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Playbooks",
    path: "/playbooks",
    group: "areas",
    order: 6,
    icon: CirclePlay,
    feature: "playbooks",
    resource: listPlaybooks.resource,
  },
];
