import { AppWindow } from "lucide-react";
import { listViews } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Views",
    path: "/settings/views",
    group: "settings",
    icon: AppWindow,
    feature: "views",
    resource: listViews.resource,
  },
];
