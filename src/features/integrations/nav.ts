import { Plug } from "lucide-react";
import { listIntegrationsWithStatus } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Integrations",
    path: "/settings/integrations",
    group: "settings",
    icon: Plug,
    feature: "settings.integrations",
    resource: listIntegrationsWithStatus.resource,
  },
];
