import { Plug } from "lucide-react";
import { listIntegrationsWithStatus } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Integrations",
    path: "/settings/integrations",
    group: "settings",
    about: "What feeds the catalog, the topology and the logs, and how its last run went.",
    icon: Plug,
    feature: "settings.integrations",
    resource: listIntegrationsWithStatus.resource,
  },
];
