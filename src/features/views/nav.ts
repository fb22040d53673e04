import { AppWindow } from "lucide-react";
import { listViews } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Views",
    path: "/settings/views",
    group: "settings",
    about: "Dashboards and tables of your own, made of queries.",
    icon: AppWindow,
    feature: "views",
    resource: listViews.resource,
  },
];
