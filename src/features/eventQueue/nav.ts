import { Boxes } from "lucide-react";
import { listEventQueueSummary } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Event Queue",
    path: "/settings/event-queue-status",
    group: "settings",
    about: "Events that wait to be handled, and those that failed.",
    icon: Boxes,
    feature: "settings.event_queue_status",
    resource: listEventQueueSummary.resource,
  },
];
