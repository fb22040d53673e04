// Written by `npm run generate` from the contract. Do not edit.
export interface OperationEntry {
  method: string;
  /** Where the sub-base is mounted, for example /api/db. */
  base: string;
  /** Path below the base, with {parameters}. */
  path: string;
  access: { resource: string; action: "read" | "write"; roles?: readonly string[] };
  /** Operations and named reads that a success makes stale. */
  invalidates: readonly string[];
}

export const operations = {
  whoami: {
    method: "GET",
    base: "/api/auth",
    path: "/whoami",
    access: {
      resource: "public",
      action: "read",
    },
    invalidates: [],
  },
  getHealthSummary: {
    method: "GET",
    base: "/api/canary",
    path: "/api/summary",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  getCheckGraph: {
    method: "GET",
    base: "/api/canary",
    path: "/api/graph",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  runCheck: {
    method: "POST",
    base: "/api/canary",
    path: "/run/check/{id}",
    access: {
      resource: "canaries",
      action: "read",
      roles: ["admin", "editor", "responder", "commander"],
    },
    invalidates: ["getHealthSummary", "getCheckGraph", "checkDetail", "checkHistory", "recentRuns"],
  },
  getBackendVersion: {
    method: "GET",
    base: "/api/canary",
    path: "/about",
    access: {
      resource: "public",
      action: "read",
    },
    invalidates: [],
  },
  getProperties: {
    method: "GET",
    base: "/api",
    path: "/properties",
    access: {
      resource: "public",
      action: "read",
    },
    invalidates: [],
  },
  listSandboxPeople: {
    method: "GET",
    base: "/api/sandbox",
    path: "/people",
    access: {
      resource: "public",
      action: "read",
    },
    invalidates: [],
  },
  actAs: {
    method: "POST",
    base: "/api/sandbox",
    path: "/act-as",
    access: {
      resource: "public",
      action: "write",
    },
    invalidates: ["whoami", "listSandboxPeople"],
  },
  hitSandboxTarget: {
    method: "GET",
    base: "/api/sandbox",
    path: "/target/{name}",
    access: {
      resource: "anyone",
      action: "read",
    },
    invalidates: [],
  },
  listAgents: {
    method: "GET",
    base: "/api/db",
    path: "/agents",
    access: {
      resource: "agents",
      action: "read",
    },
    invalidates: [],
  },
  updateAgent: {
    method: "PATCH",
    base: "/api/db",
    path: "/agents",
    access: {
      resource: "agents",
      action: "write",
    },
    invalidates: ["listAgents"],
  },
  listCanaries: {
    method: "GET",
    base: "/api/db",
    path: "/canaries",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  createCanary: {
    method: "POST",
    base: "/api/db",
    path: "/canaries",
    access: {
      resource: "canaries",
      action: "write",
    },
    invalidates: ["listCanaries", "getHealthSummary", "checkDetail", "canarySpec"],
  },
  updateCanary: {
    method: "PATCH",
    base: "/api/db",
    path: "/canaries",
    access: {
      resource: "canaries",
      action: "write",
    },
    invalidates: ["listCanaries", "getHealthSummary", "checkDetail", "canarySpec"],
  },
  listChecks: {
    method: "GET",
    base: "/api/db",
    path: "/checks",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  listCheckStatuses: {
    method: "GET",
    base: "/api/db",
    path: "/check_statuses",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  listCheckComponentRelationships: {
    method: "GET",
    base: "/api/db",
    path: "/check_component_relationships",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  listCheckConfigRelationships: {
    method: "GET",
    base: "/api/db",
    path: "/check_config_relationships",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  listComponents: {
    method: "GET",
    base: "/api/db",
    path: "/components",
    access: {
      resource: "topologies",
      action: "read",
    },
    invalidates: [],
  },
  listConfigItems: {
    method: "GET",
    base: "/api/db",
    path: "/config_items",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listConfigs: {
    method: "GET",
    base: "/api/db",
    path: "/configs",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listPeople: {
    method: "GET",
    base: "/api/db",
    path: "/people",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listProperties: {
    method: "GET",
    base: "/api/db",
    path: "/properties",
    access: {
      resource: "properties",
      action: "read",
    },
    invalidates: [],
  },
  createPropertyRow: {
    method: "POST",
    base: "/api/db",
    path: "/properties",
    access: {
      resource: "properties",
      action: "write",
    },
    invalidates: ["listProperties", "getProperties"],
  },
  updatePropertyRow: {
    method: "PATCH",
    base: "/api/db",
    path: "/properties",
    access: {
      resource: "properties",
      action: "write",
    },
    invalidates: ["listProperties", "getProperties"],
  },
  deletePropertyRow: {
    method: "DELETE",
    base: "/api/db",
    path: "/properties",
    access: {
      resource: "properties",
      action: "write",
    },
    invalidates: ["listProperties", "getProperties"],
  },
  listViewsSummary: {
    method: "GET",
    base: "/api/db",
    path: "/views_summary",
    access: {
      resource: "views",
      action: "read",
    },
    invalidates: [],
  },
} as const satisfies Record<string, OperationEntry>;

export type OperationId = keyof typeof operations;
