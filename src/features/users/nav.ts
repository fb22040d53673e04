import { Users } from "lucide-react";
import { listIdentities } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Users",
    path: "/settings/users",
    group: "settings",
    about: "Who can sign in, and with which role.",
    icon: Users,
    feature: "settings.users",
    resource: listIdentities.resource,
    isSelfHostedOnly: true,
  },
];
