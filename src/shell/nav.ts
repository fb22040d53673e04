import {
  Activity,
  AppWindow,
  Bell,
  Blocks,
  Bot,
  Boxes,
  Cable,
  ChartColumn,
  CirclePlay,
  Database,
  Flag,
  History,
  KeyRound,
  LayoutGrid,
  ListChecks,
  ListTree,
  Logs,
  Network,
  Plug,
  Scale,
  ShieldCheck,
  SquareStack,
  TriangleAlert,
  Users,
  UsersRound,
  type LucideIcon,
} from "lucide-react";
import type { Access } from "~/api/access";
import type { Feature, FlagReader } from "~/api/flags";
import type { Resource } from "~generated/roleMatrix";

/** One area of the console, as the sidebar, the palette and the start page read it (spec 1 §2 and §6). */
export interface NavItem {
  title: string;
  path: string;
  icon: LucideIcon;
  /** Absent where no flag switches it off. */
  feature?: Feature;
  /** Reading this resource is what it takes to see the entry. */
  resource: Resource;
  /** Route that also serves the path, for the generic settings tables. */
  route?: string;
  /** Not there where a hosted provider keeps the people. */
  isSelfHostedOnly?: boolean;
}

/** Top-level areas, in the order of the sidebar. */
export const areas: readonly NavItem[] = [
  {
    title: "Dashboard",
    path: "/topology",
    icon: Network,
    feature: "topology",
    resource: "database",
  },
  { title: "Health", path: "/health", icon: Activity, feature: "health", resource: "canaries" },
  {
    title: "Incidents",
    path: "/incidents",
    icon: TriangleAlert,
    feature: "incidents",
    resource: "incident",
  },
  { title: "Catalog", path: "/catalog", icon: Database, feature: "config", resource: "database" },
  { title: "Logs", path: "/logs", icon: Logs, feature: "logs", resource: "database" },
  {
    title: "Playbooks",
    path: "/playbooks",
    icon: CirclePlay,
    feature: "playbooks",
    resource: "database",
  },
  {
    title: "Applications",
    path: "/applications",
    icon: LayoutGrid,
    feature: "applications",
    resource: "database",
  },
];

const table = "/settings/$table";

/** The Settings submenu; `visibleNav` sorts it by title. */
export const settings: readonly NavItem[] = [
  {
    title: "Connections",
    path: "/settings/connections",
    icon: Cable,
    feature: "settings.connections",
    resource: "connections",
  },
  {
    title: "Permissions",
    path: "/settings/permissions",
    icon: ShieldCheck,
    feature: "settings.permissions",
    resource: "permissions",
  },
  {
    title: "Scopes",
    path: "/settings/scopes",
    icon: Blocks,
    feature: "settings.permissions",
    resource: "scopes",
  },
  {
    title: "Users",
    path: "/settings/users",
    icon: Users,
    feature: "settings.users",
    isSelfHostedOnly: true,
    resource: "identities",
  },
  {
    title: "Teams",
    path: "/settings/teams",
    icon: UsersRound,
    feature: "settings.teams",
    resource: "database",
    route: table,
  },
  {
    title: "Rules",
    path: "/settings/incident_rules",
    icon: Scale,
    feature: "incidents",
    resource: "database",
    route: table,
  },
  {
    title: "Topology",
    path: "/settings/topologies",
    icon: ListTree,
    feature: "settings.topology",
    resource: "topologies",
    route: table,
  },
  {
    title: "Health Check",
    path: "/settings/canaries",
    icon: ListChecks,
    feature: "settings.health",
    resource: "canaries",
    route: table,
  },
  {
    title: "Jobs History",
    path: "/settings/jobs",
    icon: History,
    feature: "settings.job_history",
    resource: "database",
  },
  {
    title: "Feature Flags",
    path: "/settings/feature-flags",
    icon: Flag,
    feature: "settings.feature_flags",
    resource: "database",
  },
  {
    title: "Log Backends",
    path: "/settings/logging_backends",
    icon: SquareStack,
    feature: "logs",
    resource: "database",
    route: table,
  },
  {
    title: "Event Queue",
    path: "/settings/event-queue-status",
    icon: Boxes,
    feature: "settings.event_queue_status",
    resource: "database",
  },
  { title: "Agents", path: "/settings/agents", icon: Bot, feature: "agents", resource: "database" },
  {
    title: "Tokens",
    path: "/settings/tokens",
    icon: KeyRound,
    feature: "agents",
    resource: "database",
  },
  {
    title: "Integrations",
    path: "/settings/integrations",
    icon: Plug,
    feature: "settings.integrations",
    resource: "database",
  },
  { title: "Views", path: "/settings/views", icon: AppWindow, feature: "views", resource: "views" },
];

/** Views that the server puts into the sidebar: what their group needs. */
export const viewsGroup: NavItem = {
  title: "Views",
  path: "/views/$id",
  icon: ChartColumn,
  feature: "views",
  resource: "database",
};

/** Reached by the bell and the palette, not by the sidebar. */
export const notifications: NavItem = {
  title: "Notifications",
  path: "/notifications",
  icon: Bell,
  resource: "database",
};

/** What decides whether an entry is there. */
export interface NavState {
  access: Access;
  flags: FlagReader;
  /** Whether the router has a route of this path: areas that are not built are absent, not dead links. */
  isBuilt: (path: string) => boolean;
  /** Whether a hosted provider keeps people and sign-in. */
  isHosted: boolean;
}

/** Whether the entry is built, switched on and readable. */
export function isVisible(item: NavItem, { access, flags, isBuilt, isHosted }: NavState): boolean {
  return (
    !(isHosted && item.isSelfHostedOnly) &&
    (isBuilt(item.path) || (item.route !== undefined && isBuilt(item.route))) &&
    (item.feature === undefined || flags(item.feature)) &&
    access.can("read", item.resource)
  );
}

/** The entries of the sidebar for this person. Settings is empty for viewers. */
export function visibleNav(state: NavState): { areas: NavItem[]; settings: NavItem[] } {
  return {
    areas: areas.filter((item) => isVisible(item, state)),
    settings: state.access.isViewer
      ? []
      : settings
          .filter((item) => isVisible(item, state))
          .toSorted((a, b) => a.title.localeCompare(b.title, "en")),
  };
}

/** Where `/` leads: the first area that is there for this person, or undefined when none is. */
export const homeOf = (state: NavState): NavItem | undefined => {
  const visible = visibleNav(state);
  return visible.areas[0] ?? visible.settings[0];
};
