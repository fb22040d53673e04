import { ShieldCheck } from "lucide-react";
import { listPermissionsSummary } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Permissions",
    path: "/settings/permissions",
    group: "settings",
    about: "Who may do what with which resources.",
    icon: ShieldCheck,
    feature: "settings.permissions",
    resource: listPermissionsSummary.resource,
  },
];
