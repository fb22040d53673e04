import { UsersRound } from "lucide-react";
import { listTeamsWithStatus } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Teams",
    path: "/settings/teams",
    group: "settings",
    icon: UsersRound,
    feature: "settings.teams",
    resource: listTeamsWithStatus.resource,
    route: "/settings/$table",
  },
];
