import { Flag } from "lucide-react";
import { listProperties } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Feature Flags",
    path: "/settings/feature-flags",
    group: "settings",
    about: "Parts of the console and the backend that are switched on and off.",
    icon: Flag,
    feature: "settings.feature_flags",
    resource: listProperties.resource,
  },
];
