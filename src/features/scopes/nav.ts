import { Blocks } from "lucide-react";
import { listScopes } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Scopes",
    path: "/settings/scopes",
    group: "settings",
    about: "Named sets of targets that permissions are limited to.",
    icon: Blocks,
    feature: "settings.permissions",
    resource: listScopes.resource,
  },
];
