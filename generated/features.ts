// Written by `npm run generate` from the contract. Do not edit.
export type Feature =
  | "topology"
  | "health"
  | "incidents"
  | "config"
  | "logs"
  | "playbooks"
  | "applications"
  | "views"
  | "agents"
  | "settings.connections"
  | "settings.users"
  | "settings.teams"
  | "settings.rules"
  | "settings.config_scraper"
  | "settings.topology"
  | "settings.health"
  | "settings.job_history"
  | "settings.feature_flags"
  | "settings.logging_backends"
  | "settings.event_queue_status"
  | "settings.organization_profile"
  | "settings.notifications"
  | "settings.integrations"
  | "settings.permissions";

/** Everything that can be switched off: what it is, what it belongs to, how else it is called. */
export const features: Readonly<
  Record<Feature, { what: string; parent?: Feature; alias?: string }>
> = {
  topology: { what: "the dashboard" },
  health: { what: "health checks" },
  incidents: { what: "incidents" },
  config: { what: "the catalog" },
  logs: { what: "logs" },
  playbooks: { what: "playbooks" },
  applications: { what: "applications" },
  views: { what: "custom views" },
  agents: { what: "agents and tokens" },
  "settings.connections": { what: "connections in Settings" },
  "settings.users": { what: "users in Settings", alias: "users" },
  "settings.teams": { what: "teams in Settings", alias: "teams" },
  "settings.rules": { what: "rules in Settings", alias: "rules" },
  "settings.config_scraper": {
    what: "catalog scrapers",
    parent: "config",
    alias: "config_scraper",
  },
  "settings.topology": { what: "topologies in Settings", parent: "topology" },
  "settings.health": { what: "health checks in Settings", parent: "health" },
  "settings.job_history": { what: "the history of jobs", parent: "health", alias: "job_history" },
  "settings.feature_flags": { what: "this list in Settings", alias: "feature_flags" },
  "settings.logging_backends": { what: "log backends", alias: "logging_backends" },
  "settings.event_queue_status": { what: "the event queue", alias: "event_queue_status" },
  "settings.organization_profile": {
    what: "the organization's profile",
    alias: "organization_profile",
  },
  "settings.notifications": { what: "notifications in Settings", alias: "notifications" },
  "settings.integrations": { what: "integrations in Settings", alias: "integrations" },
  "settings.permissions": { what: "permissions and scopes in Settings", alias: "permissions" },
};
