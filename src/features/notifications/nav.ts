import { Bell } from "lucide-react";
import { listNotificationSendHistorySummary } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Notifications",
    path: "/notifications",
    group: "palette",
    icon: Bell,
    resource: listNotificationSendHistorySummary.resource,
  },
];
