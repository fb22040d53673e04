import {
  createApplication,
  createCanary,
  createConfigScraper,
  createConnection,
  createIncident,
  createNotification,
  createNotificationSilence,
  createPermission,
  createPlaybook,
  createScope,
  createTeam,
  createTopology,
  createView,
  inviteUser,
} from "~generated/access";
import type { Gate } from "~/components/gate/RouteGate";

/** Something that can be made anew: what it takes, and the form. */
interface Creation {
  title: string;
  access: Gate;
  path: string;
  /** Entry of the navigation without which nobody sees the form. */
  nav: string;
}

/** What the palette offers to make. */
export const creations: readonly Creation[] = [
  { title: "New incident", access: createIncident, path: "/incidents?add=true", nav: "/incidents" },
  {
    title: "New silence",
    access: createNotificationSilence,
    path: "/notifications/silences?add=true",
    nav: "/notifications",
  },
  {
    title: "New notification rule",
    access: createNotification,
    path: "/notifications/rules?add=true",
    nav: "/notifications",
  },
  { title: "New playbook", access: createPlaybook, path: "/playbooks/add", nav: "/playbooks" },
  {
    title: "New health check",
    access: createCanary,
    path: "/settings/canaries/add",
    nav: "/settings/canaries",
  },
  {
    title: "New scraper",
    access: createConfigScraper,
    path: "/catalog/scrapers/add",
    nav: "/catalog",
  },
  {
    title: "New topology",
    access: createTopology,
    path: "/settings/topologies/add",
    nav: "/settings/topologies",
  },
  { title: "New view", access: createView, path: "/settings/views/add", nav: "/settings/views" },
  {
    title: "New application",
    access: createApplication,
    path: "/applications/add",
    nav: "/applications",
  },
  {
    title: "New connection",
    access: createConnection,
    path: "/settings/connections?add=type",
    nav: "/settings/connections",
  },
  {
    title: "New permission",
    access: createPermission,
    path: "/settings/permissions?add=true",
    nav: "/settings/permissions",
  },
  {
    title: "New scope",
    access: createScope,
    path: "/settings/scopes?add=true",
    nav: "/settings/scopes",
  },
  { title: "New team", access: createTeam, path: "/settings/teams/add", nav: "/settings/teams" },
  {
    title: "Invite a user",
    access: inviteUser,
    path: "/settings/users?add=true",
    nav: "/settings/users",
  },
];
