import { CirclePlay } from "lucide-react";
import { listPlaybooks } from "~generated/access";
import type { NavBadgeProps, NavItem } from "~/components/page/navItem";
import { lazyPart } from "~/components/parts/lazyPart";

const badge = lazyPart<NavBadgeProps>(async () => (await import("./ApprovalBadge")).ApprovalBadge, {
  isPatient: true,
});

export const nav: readonly NavItem[] = [
  {
    title: "Playbooks",
    path: "/playbooks",
    group: "areas",
    order: 6,
    icon: CirclePlay,
    badge,
    feature: "playbooks",
    resource: listPlaybooks.resource,
  },
];
