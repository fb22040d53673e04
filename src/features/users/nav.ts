import { Users } from "lucide-react";
import { listIdentities } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Users",
    path: "/settings/users",
    group: "settings",
    icon: Users,
    feature: "settings.users",
    resource: listIdentities.resource,
    isSelfHostedOnly: true,
  },
];
