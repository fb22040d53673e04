import { Blocks } from "lucide-react";
import { listScopes } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Scopes",
    path: "/settings/scopes",
    group: "settings",
    icon: Blocks,
    feature: "settings.permissions",
    resource: listScopes.resource,
  },
];
