import { Plug } from "lucide-react";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Integrations",
    path: "/settings/integrations",
    group: "settings",
    icon: Plug,
    feature: "settings.integrations",
    resource: "database",
  },
];
