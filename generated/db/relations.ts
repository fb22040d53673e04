// Written by `npm run generate` from the contract. Do not edit.
import type { Catalog } from "~mocks/sandbox/postgrest/catalog";

export const relations: Catalog = {
  agents: {
    name: "agents",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      name: {
        type: "text",
        nullable: false,
      },
      hostname: {
        type: "text",
        nullable: true,
      },
      description: {
        type: "text",
        nullable: true,
      },
      ip: {
        type: "text",
        nullable: true,
      },
      version: {
        type: "text",
        nullable: true,
      },
      username: {
        type: "text",
        nullable: true,
      },
      person_id: {
        type: "uuid",
        nullable: true,
      },
      properties: {
        type: "jsonb",
        nullable: true,
      },
      tls: {
        type: "text",
        nullable: true,
      },
      created_by: {
        type: "uuid",
        nullable: true,
      },
      created_at: {
        type: "timestamptz",
        nullable: false,
      },
      updated_at: {
        type: "timestamptz",
        nullable: false,
      },
      cleanup: {
        type: "boolean",
        nullable: false,
      },
      deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
      last_seen: {
        type: "timestamptz",
        nullable: true,
      },
      last_received: {
        type: "timestamptz",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET", "PATCH"],
    resource: "agents",
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "agents_created_by_fkey",
      },
    ],
  },
  canaries: {
    name: "canaries",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      agent_id: {
        type: "uuid",
        nullable: false,
      },
      name: {
        type: "text",
        nullable: false,
      },
      namespace: {
        type: "text",
        nullable: false,
      },
      labels: {
        type: "jsonb",
        nullable: true,
      },
      annotations: {
        type: "jsonb",
        nullable: true,
      },
      spec: {
        type: "jsonb",
        nullable: false,
      },
      source: {
        type: "text",
        nullable: true,
      },
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
      created_at: {
        type: "timestamptz",
        nullable: true,
      },
      created_by: {
        type: "uuid",
        nullable: true,
      },
      updated_at: {
        type: "timestamptz",
        nullable: true,
      },
      deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET", "POST", "PATCH"],
    resource: "canaries",
    links: [
      {
        column: "agent_id",
        target: "agents",
        targetColumn: "id",
        constraint: "canaries_agent_id_fkey",
      },
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "canaries_created_by_fkey",
      },
    ],
  },
  checks: {
    name: "checks",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      canary_id: {
        type: "uuid",
        nullable: false,
      },
      agent_id: {
        type: "uuid",
        nullable: false,
      },
      type: {
        type: "text",
        nullable: false,
      },
      name: {
        type: "text",
        nullable: false,
      },
      namespace: {
        type: "text",
        nullable: true,
      },
      description: {
        type: "text",
        nullable: true,
      },
      icon: {
        type: "text",
        nullable: true,
      },
      spec: {
        type: "jsonb",
        nullable: true,
      },
      labels: {
        type: "jsonb",
        nullable: true,
      },
      owner: {
        type: "text",
        nullable: true,
      },
      severity: {
        type: "text",
        nullable: true,
      },
      category: {
        type: "text",
        nullable: true,
      },
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
      transformed: {
        type: "boolean",
        nullable: true,
      },
      last_runtime: {
        type: "timestamptz",
        nullable: true,
      },
      last_transition_time: {
        type: "timestamptz",
        nullable: true,
      },
      next_runtime: {
        type: "timestamptz",
        nullable: true,
      },
      silenced_at: {
        type: "timestamptz",
        nullable: true,
      },
      status: {
        type: "text",
        nullable: true,
      },
      created_at: {
        type: "timestamptz",
        nullable: true,
      },
      updated_at: {
        type: "timestamptz",
        nullable: true,
      },
      deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "canaries",
    links: [
      {
        column: "canary_id",
        target: "canaries",
        targetColumn: "id",
        constraint: "checks_canary_id_fkey",
      },
      {
        column: "agent_id",
        target: "agents",
        targetColumn: "id",
        constraint: "checks_agent_id_fkey",
      },
    ],
  },
  check_statuses: {
    name: "check_statuses",
    kind: "table",
    columns: {
      check_id: {
        type: "uuid",
        nullable: false,
      },
      details: {
        type: "jsonb",
        nullable: true,
      },
      duration: {
        type: "integer",
        nullable: true,
      },
      error: {
        type: "text",
        nullable: true,
      },
      time: {
        type: "timestamptz",
        nullable: false,
      },
      created_at: {
        type: "timestamptz",
        nullable: false,
      },
      invalid: {
        type: "boolean",
        nullable: true,
      },
      message: {
        type: "text",
        nullable: true,
      },
      status: {
        type: "boolean",
        nullable: true,
      },
      severity: {
        type: "text",
        nullable: true,
      },
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
    },
    primaryKey: ["check_id", "time"],
    methods: ["GET"],
    resource: "canaries",
    links: [
      {
        column: "check_id",
        target: "checks",
        targetColumn: "id",
        constraint: "check_statuses_check_id_fkey",
      },
    ],
  },
  check_component_relationships: {
    name: "check_component_relationships",
    kind: "table",
    columns: {
      component_id: {
        type: "uuid",
        nullable: false,
      },
      check_id: {
        type: "uuid",
        nullable: false,
      },
      canary_id: {
        type: "uuid",
        nullable: false,
      },
      created_at: {
        type: "timestamptz",
        nullable: false,
      },
      updated_at: {
        type: "timestamptz",
        nullable: false,
      },
      deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
      selector_id: {
        type: "text",
        nullable: true,
      },
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
    },
    primaryKey: [],
    methods: ["GET"],
    resource: "canaries",
    links: [
      {
        column: "canary_id",
        target: "canaries",
        targetColumn: "id",
        constraint: "check_component_relationships_canary_id_fkey",
      },
      {
        column: "check_id",
        target: "checks",
        targetColumn: "id",
        constraint: "check_component_relationships_check_id_fkey",
      },
      {
        column: "component_id",
        target: "components",
        targetColumn: "id",
        constraint: "check_component_relationships_component_id_fkey",
      },
    ],
  },
  check_config_relationships: {
    name: "check_config_relationships",
    kind: "table",
    columns: {
      config_id: {
        type: "uuid",
        nullable: false,
      },
      check_id: {
        type: "uuid",
        nullable: false,
      },
      canary_id: {
        type: "uuid",
        nullable: false,
      },
      created_at: {
        type: "timestamptz",
        nullable: false,
      },
      updated_at: {
        type: "timestamptz",
        nullable: false,
      },
      deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
      selector_id: {
        type: "text",
        nullable: true,
      },
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
    },
    primaryKey: [],
    methods: ["GET"],
    resource: "canaries",
    links: [
      {
        column: "canary_id",
        target: "canaries",
        targetColumn: "id",
        constraint: "check_config_relationships_canary_id_fkey",
      },
      {
        column: "check_id",
        target: "checks",
        targetColumn: "id",
        constraint: "check_config_relationships_check_id_fkey",
      },
      {
        column: "config_id",
        target: "config_items",
        targetColumn: "id",
        constraint: "check_config_relationships_config_id_fkey",
      },
      {
        column: "config_id",
        target: "configs",
        targetColumn: "id",
        constraint: "check_config_relationships_config_id_fkey",
      },
    ],
  },
  components: {
    name: "components",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      agent_id: {
        type: "uuid",
        nullable: false,
      },
      topology_id: {
        type: "uuid",
        nullable: true,
      },
      external_id: {
        type: "text",
        nullable: false,
      },
      parent_id: {
        type: "uuid",
        nullable: true,
      },
      config_id: {
        type: "uuid",
        nullable: true,
      },
      name: {
        type: "text",
        nullable: false,
      },
      text: {
        type: "text",
        nullable: true,
      },
      topology_type: {
        type: "text",
        nullable: true,
      },
      namespace: {
        type: "text",
        nullable: true,
      },
      labels: {
        type: "jsonb",
        nullable: true,
      },
      hidden: {
        type: "boolean",
        nullable: false,
      },
      silenced: {
        type: "boolean",
        nullable: false,
      },
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
      status: {
        type: "text",
        nullable: false,
      },
      status_expr: {
        type: "text",
        nullable: true,
      },
      health_expr: {
        type: "text",
        nullable: true,
      },
      health: {
        type: "text",
        nullable: true,
      },
      description: {
        type: "text",
        nullable: true,
      },
      lifecycle: {
        type: "text",
        nullable: true,
      },
      tooltip: {
        type: "text",
        nullable: true,
      },
      status_reason: {
        type: "text",
        nullable: true,
      },
      schedule: {
        type: "text",
        nullable: true,
      },
      icon: {
        type: "text",
        nullable: true,
      },
      type: {
        type: "text",
        nullable: true,
      },
      owner: {
        type: "text",
        nullable: true,
      },
      selectors: {
        type: "jsonb",
        nullable: true,
      },
      log_selectors: {
        type: "jsonb",
        nullable: true,
      },
      component_checks: {
        type: "jsonb",
        nullable: true,
      },
      configs: {
        type: "jsonb",
        nullable: true,
      },
      properties: {
        type: "jsonb",
        nullable: true,
      },
      path: {
        type: "text",
        nullable: true,
      },
      summary: {
        type: "jsonb",
        nullable: true,
      },
      is_leaf: {
        type: "boolean",
        nullable: true,
      },
      cost_per_minute: {
        type: "numeric",
        nullable: true,
      },
      cost_total_1d: {
        type: "numeric",
        nullable: true,
      },
      cost_total_7d: {
        type: "numeric",
        nullable: true,
      },
      cost_total_30d: {
        type: "numeric",
        nullable: true,
      },
      created_by: {
        type: "uuid",
        nullable: true,
      },
      created_at: {
        type: "timestamptz",
        nullable: false,
      },
      updated_at: {
        type: "timestamptz",
        nullable: true,
      },
      deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
      properties_values: {
        type: "jsonb",
        nullable: true,
        generated: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "topologies",
    links: [
      {
        column: "agent_id",
        target: "agents",
        targetColumn: "id",
        constraint: "components_agent_id_fkey",
      },
      {
        column: "config_id",
        target: "config_items",
        targetColumn: "id",
        constraint: "components_config_id_fkey",
      },
      {
        column: "config_id",
        target: "configs",
        targetColumn: "id",
        constraint: "components_config_id_fkey",
      },
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "components_created_by_fkey",
      },
    ],
  },
  config_items: {
    name: "config_items",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      agent_id: {
        type: "uuid",
        nullable: false,
      },
      icon: {
        type: "text",
        nullable: true,
      },
      scraper_id: {
        type: "uuid",
        nullable: true,
      },
      config_class: {
        type: "text",
        nullable: false,
      },
      status: {
        type: "text",
        nullable: true,
      },
      health: {
        type: "text",
        nullable: true,
      },
      ready: {
        type: "boolean",
        nullable: true,
      },
      external_id: {
        type: "text[]",
        nullable: true,
      },
      type: {
        type: "text",
        nullable: false,
      },
      cost_per_minute: {
        type: "numeric",
        nullable: true,
      },
      cost_total_1d: {
        type: "numeric",
        nullable: true,
      },
      cost_total_7d: {
        type: "numeric",
        nullable: true,
      },
      cost_total_30d: {
        type: "numeric",
        nullable: true,
      },
      name: {
        type: "text",
        nullable: true,
      },
      description: {
        type: "text",
        nullable: true,
      },
      config: {
        type: "jsonb",
        nullable: true,
      },
      source: {
        type: "text",
        nullable: true,
      },
      labels: {
        type: "jsonb",
        nullable: true,
      },
      tags: {
        type: "jsonb",
        nullable: true,
      },
      tags_values: {
        type: "jsonb",
        nullable: true,
        generated: true,
      },
      properties: {
        type: "jsonb",
        nullable: true,
      },
      parent_id: {
        type: "uuid",
        nullable: true,
      },
      path: {
        type: "text",
        nullable: true,
      },
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
      created_by: {
        type: "uuid",
        nullable: true,
      },
      last_scraped_time: {
        type: "timestamptz",
        nullable: true,
      },
      created_at: {
        type: "timestamptz",
        nullable: false,
      },
      updated_at: {
        type: "timestamptz",
        nullable: true,
      },
      deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
      delete_reason: {
        type: "text",
        nullable: true,
      },
      inserted_at: {
        type: "timestamptz",
        nullable: false,
      },
      properties_values: {
        type: "jsonb",
        nullable: true,
        generated: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "database",
    links: [
      {
        column: "agent_id",
        target: "agents",
        targetColumn: "id",
        constraint: "config_items_agent_id_fkey",
      },
    ],
  },
  configs: {
    name: "configs",
    kind: "view",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      scraper_id: {
        type: "uuid",
        nullable: true,
      },
      config_class: {
        type: "text",
        nullable: true,
      },
      external_id: {
        type: "text[]",
        nullable: true,
      },
      type: {
        type: "text",
        nullable: true,
      },
      name: {
        type: "text",
        nullable: true,
      },
      namespace: {
        type: "text",
        nullable: true,
      },
      description: {
        type: "text",
        nullable: true,
      },
      source: {
        type: "text",
        nullable: true,
      },
      labels: {
        type: "jsonb",
        nullable: true,
      },
      tags: {
        type: "jsonb",
        nullable: true,
      },
      tags_values: {
        type: "jsonb",
        nullable: true,
      },
      properties: {
        type: "jsonb",
        nullable: true,
      },
      properties_values: {
        type: "jsonb",
        nullable: true,
      },
      created_by: {
        type: "uuid",
        nullable: true,
      },
      created_at: {
        type: "timestamptz",
        nullable: true,
      },
      updated_at: {
        type: "timestamptz",
        nullable: true,
      },
      deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
      cost_per_minute: {
        type: "numeric",
        nullable: true,
      },
      cost_total_1d: {
        type: "numeric",
        nullable: true,
      },
      cost_total_7d: {
        type: "numeric",
        nullable: true,
      },
      cost_total_30d: {
        type: "numeric",
        nullable: true,
      },
      agent_id: {
        type: "uuid",
        nullable: true,
      },
      status: {
        type: "text",
        nullable: true,
      },
      health: {
        type: "text",
        nullable: true,
      },
      ready: {
        type: "boolean",
        nullable: true,
      },
      path: {
        type: "text",
        nullable: true,
      },
      changes: {
        type: "bigint",
        nullable: true,
      },
      analysis: {
        type: "jsonb",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "database",
    links: [
      {
        column: "agent_id",
        target: "agents",
        targetColumn: "id",
        constraint: "config_items_agent_id_fkey",
      },
    ],
  },
  people: {
    name: "people",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      name: {
        type: "text",
        nullable: false,
      },
      avatar: {
        type: "text",
        nullable: true,
      },
      type: {
        type: "text",
        nullable: true,
      },
      team_id: {
        type: "uuid",
        nullable: true,
      },
      organization: {
        type: "text",
        nullable: true,
      },
      title: {
        type: "text",
        nullable: true,
      },
      email: {
        type: "text",
        nullable: true,
      },
      phone: {
        type: "text",
        nullable: true,
      },
      properties: {
        type: "jsonb",
        nullable: true,
      },
      external_id: {
        type: "text",
        nullable: true,
      },
      created_at: {
        type: "timestamptz",
        nullable: false,
      },
      updated_at: {
        type: "timestamptz",
        nullable: true,
      },
      deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
      last_login: {
        type: "timestamptz",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "database",
    links: [],
  },
  properties: {
    name: "properties",
    kind: "table",
    columns: {
      name: {
        type: "text",
        nullable: false,
      },
      value: {
        type: "text",
        nullable: false,
      },
      created_by: {
        type: "uuid",
        nullable: true,
      },
      created_at: {
        type: "timestamptz",
        nullable: true,
      },
      updated_at: {
        type: "timestamptz",
        nullable: true,
      },
      deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
    },
    primaryKey: ["name"],
    methods: ["GET", "POST", "PATCH", "DELETE"],
    resource: "properties",
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "properties_created_by_fkey",
      },
    ],
  },
  views_summary: {
    name: "views_summary",
    kind: "view",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      namespace: {
        type: "text",
        nullable: true,
      },
      name: {
        type: "text",
        nullable: true,
      },
      title: {
        type: "text",
        nullable: true,
      },
      icon: {
        type: "text",
        nullable: true,
      },
      ordinal: {
        type: "integer",
        nullable: true,
      },
      sidebar: {
        type: "boolean",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "views",
    links: [],
  },
};
