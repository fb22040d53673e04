import { UsersRound } from "lucide-react";
import { listTeamsWithStatus } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Teams",
    path: "/settings/teams",
    group: "settings",
    about: "People who are told and respond together, and the components that they own.",
    icon: UsersRound,
    feature: "settings.teams",
    resource: listTeamsWithStatus.resource,
    route: "/settings/$table",
  },
];
