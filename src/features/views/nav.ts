import { AppWindow } from "lucide-react";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Views",
    path: "/settings/views",
    group: "settings",
    icon: AppWindow,
    feature: "views",
    resource: "views",
  },
];
