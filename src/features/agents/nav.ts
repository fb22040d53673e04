import { Bot } from "lucide-react";
import { listAgentsSummary } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Agents",
    path: "/settings/agents",
    group: "settings",
    about: "Remote instances that push what they find to this console.",
    icon: Bot,
    feature: "agents",
    resource: listAgentsSummary.resource,
  },
];
