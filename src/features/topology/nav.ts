import { Network } from "lucide-react";
import { getTopology } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Dashboard",
    path: "/topology",
    group: "areas",
    order: 1,
    icon: Network,
    feature: "topology",
    resource: getTopology.resource,
  },
];
