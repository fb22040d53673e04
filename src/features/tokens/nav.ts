import { KeyRound } from "lucide-react";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Tokens",
    path: "/settings/tokens",
    group: "settings",
    about: "Access tokens for programs and assistants.",
    icon: KeyRound,
    feature: "agents",
    resource: "database",
  },
];
