import { Network } from "lucide-react";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Dashboard",
    path: "/topology",
    group: "areas",
    order: 1,
    icon: Network,
    feature: "topology",
    // As its page asks (spec 1 §2); what it reads may be refused by itself.
    resource: "database",
  },
];
