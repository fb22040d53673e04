import { ListChecks, ListTree, Scale, SquareStack } from "lucide-react";
import {
  listCanariesWithStatus,
  listIncidentRules,
  listLoggingBackends,
  listTopologiesWithStatus,
} from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Rules",
    path: "/settings/incident_rules",
    group: "settings",
    about: "What makes an incident by itself, and who is told then.",
    icon: Scale,
    feature: "incidents",
    resource: listIncidentRules.resource,
    route: "/settings/$table",
  },
  {
    title: "Topology",
    path: "/settings/topologies",
    group: "settings",
    about: "Where components come from, and how they are put together.",
    icon: ListTree,
    feature: "settings.topology",
    resource: listTopologiesWithStatus.resource,
    route: "/settings/$table",
  },
  {
    title: "Health Check",
    path: "/settings/canaries",
    group: "settings",
    about: "Groups of health checks with their specs and schedules.",
    icon: ListChecks,
    feature: "settings.health",
    resource: listCanariesWithStatus.resource,
    route: "/settings/$table",
  },
  {
    title: "Log Backends",
    path: "/settings/logging_backends",
    group: "settings",
    about: "Where log lines of components come from.",
    icon: SquareStack,
    feature: "logs",
    resource: listLoggingBackends.resource,
    route: "/settings/$table",
  },
];
