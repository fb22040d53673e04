import {
  seedApplications,
  seedCanaries,
  seedChecks,
  seedConnections,
  seedId,
  seedNotifications,
  seedPlaybooks,
  seedScrapers,
  seedTeams,
  seedTopologies,
  seedViews,
  stagingAgentId,
} from "~mocks/sandbox/db/seedIds";
import { people } from "~mocks/sandbox/db/people";

/** One screen of the console as the roles see it (spec 1 §6). */
export interface RoleScreen {
  path: string;
  heading: string;
  /** Reading it shows the screen, writing it shows what writes. */
  resource: string;
  /** Control of the list that only those who may write see. */
  add?: string;
  /** Relation of /db that the screen writes. */
  table?: string;
  /** A record that belongs to the console. */
  record?: {
    path: string;
    /** Controls of those who may write, gone for others. */
    controls: readonly string[];
    /** Controls that stay for others, and say why they cannot be used. */
    inert?: readonly string[];
    /** Whether the record itself says what is missing; a place to look at things does not. */
    isQuiet?: true;
  };
  /** Page that adds a record. */
  addPath?: string;
  /** Shown in a dialog of this address; others are told why not. */
  addDialog?: { path: string; control: string };
}

const generic = (name: string, resource: string, one: string, heading: string, id?: string) => ({
  path: `/settings/${name}`,
  heading,
  resource,
  add: `Add ${one}`,
  table: name,
  addPath: `/settings/${name}/add`,
  ...(id && { record: { path: `/settings/${name}/${id}`, controls: ["Update", "Delete"] } }),
});

/** Name of the flag that the test of the roles keeps. */
export const roleFlag = "roles.example";

/** Every screen that is built. */
export const roleScreens: readonly RoleScreen[] = [
  {
    path: "/health",
    heading: "Health",
    resource: "canaries",
    add: "Add check",
    record: {
      path: `/health?checkId=${seedChecks.ledgerReplica}`,
      controls: ["Edit"],
      isQuiet: true,
    },
  },
  { path: "/view/health", heading: "Health", resource: "canaries", add: "Add check" },
  {
    path: "/incidents",
    heading: "Incidents",
    resource: "incident",
    add: "Create incident",
    table: "incidents",
    addDialog: { path: "/incidents?add=true", control: "Create" },
  },
  {
    path: "/playbooks",
    heading: "Playbooks",
    resource: "playbooks",
    add: "Add Playbook",
    table: "playbooks",
    record: { path: `/playbooks/${seedPlaybooks.verify}`, controls: ["Update", "Delete"] },
    addPath: "/playbooks/add",
  },
  { path: "/notifications", heading: "Notifications", resource: "database" },
  { path: "/around", heading: "What changed", resource: "database" },
  { path: "/why", heading: "Why may I, why not", resource: "database" },
  {
    path: "/notifications/rules",
    heading: "Notifications",
    resource: "notifications",
    add: "New rule",
    table: "notifications",
    record: {
      path: `/notifications/rules?id=${seedNotifications.unhealthyItems}`,
      controls: ["Update", "Delete"],
      inert: ["Pause"],
    },
    addDialog: { path: "/notifications/rules?add=true", control: "Save" },
  },
  {
    path: "/settings/agents",
    heading: "Agents",
    resource: "agents",
    add: "Add Agent",
    table: "agents",
    record: { path: `/settings/agents?id=${stagingAgentId}`, controls: ["Update", "Delete"] },
    addDialog: { path: "/settings/agents?addAgent=true", control: "Next" },
  },
  { path: "/settings/event-queue-status", heading: "Event Queue", resource: "database" },
  {
    path: "/settings/connections",
    heading: "Connections",
    resource: "connections",
    add: "Add Connection",
    table: "connections",
    record: {
      path: `/settings/connections?id=${seedConnections.ledgerDatabase}`,
      controls: ["Update", "Delete"],
      inert: ["Test Connection"],
    },
    addDialog: { path: "/settings/connections?add=postgres", control: "Save" },
  },
  {
    path: "/settings/permissions",
    heading: "Permissions",
    resource: "permissions",
    add: "Add Permission",
    table: "permissions",
    record: {
      path: `/settings/permissions?id=${seedId("permission", 1)}`,
      controls: ["Save", "Delete"],
    },
    addDialog: { path: "/settings/permissions?add=true", control: "Create" },
  },
  {
    path: "/settings/scopes",
    heading: "Scopes",
    resource: "scopes",
    add: "Add Scope",
    table: "scopes",
    record: { path: `/settings/scopes?id=${seedId("scope", 1)}`, controls: ["Save", "Delete"] },
    addDialog: { path: "/settings/scopes?add=true", control: "Create" },
  },
  {
    path: "/settings/users",
    heading: "Users",
    resource: "identities",
    add: "Invite User",
    record: { path: `/settings/users?id=${people.viewer.id}`, controls: ["Update"] },
  },
  {
    path: "/settings/feature-flags",
    heading: "Feature Flags",
    resource: "properties",
    add: "Add Feature Flag",
    table: "properties",
    record: {
      path: `/settings/feature-flags?id=${roleFlag}`,
      controls: ["Update", "Delete"],
    },
    addDialog: { path: "/settings/feature-flags?add=true", control: "Save" },
  },
  generic("views", "views", "View", "Views", seedViews.pods),
  {
    path: "/applications",
    heading: "Applications",
    resource: "database",
    add: "Add Application",
    table: "applications",
    record: {
      path: `/applications/${seedApplications.shop}`,
      controls: ["Update", "Delete"],
    },
    addPath: "/applications/add",
  },
  generic("teams", "teams", "Team", "Teams", seedTeams.checkout),
  generic("incident_rules", "incident_rules", "Rule", "Rules", seedId("incidentRule", 1)),
  generic("topologies", "topologies", "Topology", "Topology", seedTopologies.shop),
  generic("canaries", "canaries", "Health Check", "Health Check", seedCanaries.ledger),
  generic("logging_backends", "logging_backends", "Log Backend", "Log Backends"),
  {
    path: "/catalog/scrapers",
    heading: "Scrapers",
    resource: "config_scrapers",
    add: "Add Catalog Scraper",
    table: "config_scrapers",
    record: {
      path: `/catalog/scrapers/${seedScrapers.kubernetes}`,
      controls: ["Update", "Delete"],
    },
    addPath: "/catalog/scrapers/add",
  },
  {
    path: "/settings/integrations",
    heading: "Integrations",
    resource: "integrations",
    add: "Add Integration",
    addDialog: { path: "/settings/integrations?add=topology", control: "Save" },
  },
  { path: "/settings/jobs", heading: "Jobs History", resource: "database" },
  { path: "/settings/tokens", heading: "Tokens", resource: "database" },
  { path: "/settings", heading: "Settings", resource: "database" },
  { path: "/settings/about", heading: "About", resource: "database" },
  { path: "/settings/about/contract", heading: "Contract", resource: "database" },
];
