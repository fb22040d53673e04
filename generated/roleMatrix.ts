// Written by `npm run generate` from the contract. Do not edit.
export type Resource =
  | "database"
  | "rbac"
  | "auth"
  | "responder"
  | "incident"
  | "evidences"
  | "comments"
  | "canaries"
  | "topologies"
  | "config_scrapers"
  | "identities"
  | "connections"
  | "kratos"
  | "agents"
  | "properties"
  | "logging_backends"
  | "integrations"
  | "notifications"
  | "playbooks"
  | "playbook_runs"
  | "permissions"
  | "scopes"
  | "views"
  | "teams"
  | "incidents"
  | "incident_rules";
export type Role = "admin" | "editor" | "commander" | "responder" | "viewer" | "guest";

/** Other names of a resource. */
export const resourceAliases: Readonly<Record<string, string>> = {
  incidents: "incident",
  incident_rules: "incident",
};

export const roleMatrix: Readonly<
  Record<Role, { read: readonly string[]; write: readonly string[] }>
> = {
  admin: {
    read: [
      "database",
      "rbac",
      "auth",
      "responder",
      "incident",
      "evidences",
      "comments",
      "canaries",
      "topologies",
      "config_scrapers",
      "identities",
      "connections",
      "kratos",
      "agents",
      "properties",
      "logging_backends",
      "integrations",
      "notifications",
      "playbooks",
      "playbook_runs",
      "permissions",
      "scopes",
      "views",
      "teams",
    ],
    write: [
      "database",
      "rbac",
      "auth",
      "responder",
      "incident",
      "evidences",
      "comments",
      "canaries",
      "topologies",
      "config_scrapers",
      "identities",
      "connections",
      "kratos",
      "agents",
      "properties",
      "logging_backends",
      "integrations",
      "notifications",
      "playbooks",
      "playbook_runs",
      "permissions",
      "scopes",
      "views",
      "teams",
    ],
  },
  editor: {
    read: [
      "database",
      "rbac",
      "auth",
      "responder",
      "incident",
      "evidences",
      "comments",
      "canaries",
      "topologies",
      "config_scrapers",
      "identities",
      "connections",
      "kratos",
      "agents",
      "properties",
      "logging_backends",
      "integrations",
      "notifications",
      "playbooks",
      "playbook_runs",
      "permissions",
      "scopes",
      "views",
      "teams",
    ],
    write: [
      "database",
      "auth",
      "responder",
      "incident",
      "evidences",
      "comments",
      "canaries",
      "topologies",
      "config_scrapers",
      "kratos",
      "agents",
      "properties",
      "logging_backends",
      "integrations",
      "notifications",
      "playbooks",
      "playbook_runs",
      "permissions",
      "scopes",
      "views",
      "teams",
    ],
  },
  commander: {
    read: [
      "database",
      "auth",
      "responder",
      "incident",
      "evidences",
      "comments",
      "canaries",
      "topologies",
      "config_scrapers",
      "kratos",
      "agents",
      "properties",
      "logging_backends",
      "integrations",
      "notifications",
      "playbooks",
      "playbook_runs",
      "permissions",
      "scopes",
      "views",
      "teams",
    ],
    write: ["responder", "incident", "evidences", "comments"],
  },
  responder: {
    read: [
      "database",
      "auth",
      "responder",
      "incident",
      "evidences",
      "comments",
      "canaries",
      "topologies",
      "config_scrapers",
      "kratos",
      "agents",
      "properties",
      "logging_backends",
      "integrations",
      "notifications",
      "playbooks",
      "playbook_runs",
      "permissions",
      "scopes",
      "views",
      "teams",
    ],
    write: ["responder", "incident", "evidences", "comments"],
  },
  viewer: {
    read: [
      "database",
      "auth",
      "responder",
      "incident",
      "evidences",
      "comments",
      "canaries",
      "topologies",
      "config_scrapers",
      "kratos",
      "agents",
      "properties",
      "logging_backends",
      "integrations",
      "notifications",
      "playbooks",
      "playbook_runs",
      "permissions",
      "scopes",
      "views",
      "teams",
    ],
    write: [],
  },
  guest: {
    read: [
      "database",
      "auth",
      "responder",
      "incident",
      "evidences",
      "comments",
      "canaries",
      "topologies",
      "config_scrapers",
      "kratos",
      "agents",
      "properties",
      "logging_backends",
      "integrations",
      "notifications",
      "playbooks",
      "playbook_runs",
      "permissions",
      "scopes",
      "views",
      "teams",
    ],
    write: [],
  },
};
