import { TriangleAlert } from "lucide-react";
import { listIncidents } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Incidents",
    path: "/incidents",
    group: "areas",
    order: 3,
    icon: TriangleAlert,
    feature: "incidents",
    resource: listIncidents.resource,
  },
];
