import { Cable } from "lucide-react";
import { listConnections } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Connections",
    path: "/settings/connections",
    group: "settings",
    about: "Addresses and credentials of the systems that checks, scrapers and notifications use.",
    icon: Cable,
    feature: "settings.connections",
    resource: listConnections.resource,
  },
];
