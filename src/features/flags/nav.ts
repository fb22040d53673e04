import { Flag } from "lucide-react";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Feature Flags",
    path: "/settings/feature-flags",
    group: "settings",
    icon: Flag,
    feature: "settings.feature_flags",
    resource: "database",
  },
];
