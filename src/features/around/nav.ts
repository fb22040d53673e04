import { History } from "lucide-react";
import { searchCatalogChanges } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "What changed",
    path: "/around",
    group: "palette",
    icon: History,
    resource: searchCatalogChanges.resource,
  },
];
