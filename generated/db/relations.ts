// Written by `npm run generate` from the contract. Do not edit.
import type { Catalog } from "~mocks/sandbox/postgrest/catalog";
import type { Functions } from "~mocks/sandbox/postgrest/functions";

export const relations: Catalog = {
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
    links: [
      {
        column: "team_id",
        target: "teams",
        targetColumn: "id",
        constraint: "people_team_id_fkey",
      },
    ],
  },
  people_roles: {
    name: "people_roles",
    kind: "view",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      name: {
        type: "text",
        nullable: false,
      },
      email: {
        type: "text",
        nullable: true,
      },
      roles: {
        type: "text[]",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "database",
    links: [],
  },
  identities: {
    name: "identities",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      traits: {
        type: "jsonb",
        nullable: true,
      },
      state: {
        type: "text",
        nullable: true,
      },
      state_changed_at: {
        type: "timestamp",
        nullable: true,
      },
      schema_id: {
        type: "text",
        nullable: true,
      },
      nid: {
        type: "uuid",
        nullable: true,
      },
      created_at: {
        type: "timestamp",
        nullable: false,
      },
      updated_at: {
        type: "timestamp",
        nullable: false,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "identities",
    links: [],
  },
  teams: {
    name: "teams",
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
      icon: {
        type: "text",
        nullable: true,
      },
      spec: {
        type: "jsonb",
        nullable: true,
      },
      source: {
        type: "text",
        nullable: true,
      },
      created_by: {
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
    },
    primaryKey: ["id"],
    methods: ["GET", "POST", "PATCH"],
    resource: "teams",
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "teams_created_by_fkey",
      },
    ],
  },
  teams_with_status: {
    name: "teams_with_status",
    kind: "view",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      name: {
        type: "text",
        nullable: false,
      },
      icon: {
        type: "text",
        nullable: true,
      },
      spec: {
        type: "jsonb",
        nullable: true,
      },
      source: {
        type: "text",
        nullable: true,
      },
      created_by: {
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
      job_name: {
        type: "text",
        nullable: true,
      },
      job_success_count: {
        type: "integer",
        nullable: true,
      },
      job_error_count: {
        type: "integer",
        nullable: true,
      },
      job_details: {
        type: "jsonb",
        nullable: true,
      },
      job_hostname: {
        type: "text",
        nullable: true,
      },
      job_duration_millis: {
        type: "integer",
        nullable: true,
      },
      job_resource_type: {
        type: "text",
        nullable: true,
      },
      job_status: {
        type: "text",
        nullable: true,
      },
      job_time_start: {
        type: "timestamptz",
        nullable: true,
      },
      job_time_end: {
        type: "timestamptz",
        nullable: true,
      },
      job_created_at: {
        type: "timestamptz",
        nullable: true,
      },
      job_last_failed: {
        type: "timestamptz",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "teams",
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "teams_created_by_fkey",
      },
    ],
  },
  team_members: {
    name: "team_members",
    kind: "table",
    columns: {
      team_id: {
        type: "uuid",
        nullable: false,
      },
      person_id: {
        type: "uuid",
        nullable: false,
      },
    },
    primaryKey: ["team_id", "person_id"],
    methods: ["GET", "POST", "DELETE"],
    resource: "teams",
    links: [
      {
        column: "person_id",
        target: "people",
        targetColumn: "id",
        constraint: "team_members_person_id_fkey",
      },
      {
        column: "team_id",
        target: "teams",
        targetColumn: "id",
        constraint: "team_members_team_id_fkey",
      },
    ],
  },
  permissions: {
    name: "permissions",
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
        nullable: false,
      },
      subject_type: {
        type: "text",
        nullable: false,
      },
      subject: {
        type: "text",
        nullable: true,
      },
      action: {
        type: "text",
        nullable: false,
      },
      object: {
        type: "text",
        nullable: true,
      },
      object_selector: {
        type: "jsonb",
        nullable: true,
      },
      deny: {
        type: "boolean",
        nullable: false,
      },
      component_id: {
        type: "uuid",
        nullable: true,
      },
      config_id: {
        type: "uuid",
        nullable: true,
      },
      canary_id: {
        type: "uuid",
        nullable: true,
      },
      playbook_id: {
        type: "uuid",
        nullable: true,
      },
      connection_id: {
        type: "uuid",
        nullable: true,
      },
      created_by: {
        type: "uuid",
        nullable: true,
      },
      person_id: {
        type: "uuid",
        nullable: true,
      },
      team_id: {
        type: "uuid",
        nullable: true,
      },
      notification_id: {
        type: "uuid",
        nullable: true,
      },
      updated_by: {
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
      deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
      error: {
        type: "text",
        nullable: true,
      },
      until: {
        type: "timestamptz",
        nullable: true,
      },
      agents: {
        type: "text[]",
        nullable: true,
      },
      tags: {
        type: "jsonb",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET", "POST", "PATCH", "DELETE"],
    resource: "permissions",
    links: [
      {
        column: "canary_id",
        target: "canaries",
        targetColumn: "id",
        constraint: "permissions_canary_id_fkey",
      },
      {
        column: "component_id",
        target: "components",
        targetColumn: "id",
        constraint: "permissions_component_id_fkey",
      },
      {
        column: "config_id",
        target: "config_items",
        targetColumn: "id",
        constraint: "permissions_config_id_fkey",
      },
      {
        column: "config_id",
        target: "configs",
        targetColumn: "id",
        constraint: "permissions_config_id_fkey",
      },
      {
        column: "connection_id",
        target: "connections",
        targetColumn: "id",
        constraint: "permissions_connection_id_fkey",
      },
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "permissions_created_by_fkey",
      },
      {
        column: "notification_id",
        target: "notifications",
        targetColumn: "id",
        constraint: "permissions_notification_fkey",
      },
      {
        column: "person_id",
        target: "people",
        targetColumn: "id",
        constraint: "permissions_person_fkey",
      },
      {
        column: "playbook_id",
        target: "playbooks",
        targetColumn: "id",
        constraint: "permissions_playbook_id_fkey",
      },
      {
        column: "team_id",
        target: "teams",
        targetColumn: "id",
        constraint: "permissions_team_fkey",
      },
    ],
  },
  permissions_summary: {
    name: "permissions_summary",
    kind: "view",
    columns: {
      id: {
        type: "uuid",
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
      error: {
        type: "text",
        nullable: true,
      },
      source: {
        type: "text",
        nullable: false,
      },
      action: {
        type: "text",
        nullable: false,
      },
      object: {
        type: "text",
        nullable: true,
      },
      object_selector: {
        type: "jsonb",
        nullable: true,
      },
      deny: {
        type: "boolean",
        nullable: false,
      },
      subject: {
        type: "text",
        nullable: true,
      },
      subject_type: {
        type: "text",
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
      created_by: {
        type: "uuid",
        nullable: true,
      },
      updated_by: {
        type: "uuid",
        nullable: true,
      },
      until: {
        type: "timestamptz",
        nullable: true,
      },
      tags: {
        type: "jsonb",
        nullable: true,
      },
      agents: {
        type: "text[]",
        nullable: true,
      },
      person: {
        type: "jsonb",
        nullable: true,
      },
      team: {
        type: "jsonb",
        nullable: true,
      },
      canary: {
        type: "jsonb",
        nullable: true,
      },
      group: {
        type: "jsonb",
        nullable: true,
      },
      notification: {
        type: "jsonb",
        nullable: true,
      },
      playbook: {
        type: "jsonb",
        nullable: true,
      },
      scraper: {
        type: "jsonb",
        nullable: true,
      },
      topology: {
        type: "jsonb",
        nullable: true,
      },
      component_object: {
        type: "jsonb",
        nullable: true,
      },
      config_object: {
        type: "jsonb",
        nullable: true,
      },
      canary_object: {
        type: "jsonb",
        nullable: true,
      },
      playbook_object: {
        type: "jsonb",
        nullable: true,
      },
      connection_object: {
        type: "jsonb",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "permissions",
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "permissions_created_by_fkey",
      },
    ],
  },
  scopes: {
    name: "scopes",
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
      namespace: {
        type: "text",
        nullable: true,
      },
      description: {
        type: "text",
        nullable: true,
      },
      targets: {
        type: "jsonb",
        nullable: true,
      },
      source: {
        type: "text",
        nullable: false,
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
      deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET", "POST", "PATCH"],
    resource: "scopes",
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "scopes_created_by_fkey",
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
      {
        column: "parent_id",
        target: "config_items",
        targetColumn: "id",
        constraint: "config_items_parent_id_fkey",
      },
      {
        column: "parent_id",
        target: "configs",
        targetColumn: "id",
        constraint: "config_items_parent_id_fkey",
      },
      {
        column: "scraper_id",
        target: "config_scrapers",
        targetColumn: "id",
        constraint: "config_items_scraper_id_fkey",
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
        nullable: false,
      },
      external_id: {
        type: "text[]",
        nullable: true,
      },
      type: {
        type: "text",
        nullable: false,
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
      {
        column: "scraper_id",
        target: "config_scrapers",
        targetColumn: "id",
        constraint: "config_items_scraper_id_fkey",
      },
    ],
  },
  config_detail: {
    name: "config_detail",
    kind: "view",
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
      },
      agent_name: {
        type: "text",
        nullable: true,
      },
      summary: {
        type: "jsonb",
        nullable: true,
      },
      scraper: {
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
      {
        column: "parent_id",
        target: "config_items",
        targetColumn: "id",
        constraint: "config_items_parent_id_fkey",
      },
      {
        column: "parent_id",
        target: "configs",
        targetColumn: "id",
        constraint: "config_items_parent_id_fkey",
      },
      {
        column: "scraper_id",
        target: "config_scrapers",
        targetColumn: "id",
        constraint: "config_items_scraper_id_fkey",
      },
    ],
  },
  config_names: {
    name: "config_names",
    kind: "view",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      type: {
        type: "text",
        nullable: false,
      },
      external_id: {
        type: "text[]",
        nullable: true,
      },
      name: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "database",
    links: [],
  },
  config_types: {
    name: "config_types",
    kind: "view",
    columns: {
      type: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: [],
    methods: ["GET"],
    resource: "database",
    links: [],
  },
  config_statuses: {
    name: "config_statuses",
    kind: "view",
    columns: {
      status: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: [],
    methods: ["GET"],
    resource: "database",
    links: [],
  },
  config_tags: {
    name: "config_tags",
    kind: "view",
    columns: {
      key: {
        type: "text",
        nullable: true,
      },
      value: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: [],
    methods: ["GET"],
    resource: "database",
    links: [],
  },
  config_labels: {
    name: "config_labels",
    kind: "view",
    columns: {
      key: {
        type: "text",
        nullable: true,
      },
      value: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: [],
    methods: ["GET"],
    resource: "database",
    links: [],
  },
  config_tags_labels_keys: {
    name: "config_tags_labels_keys",
    kind: "view",
    columns: {
      key: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: [],
    methods: ["GET"],
    resource: "database",
    links: [],
  },
  change_types: {
    name: "change_types",
    kind: "view",
    columns: {
      change_type: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: [],
    methods: ["GET"],
    resource: "database",
    links: [],
  },
  config_changes: {
    name: "config_changes",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      config_id: {
        type: "uuid",
        nullable: false,
      },
      external_change_id: {
        type: "text",
        nullable: true,
      },
      external_created_by: {
        type: "text",
        nullable: true,
      },
      change_type: {
        type: "text",
        nullable: true,
      },
      severity: {
        type: "text",
        nullable: true,
      },
      source: {
        type: "text",
        nullable: true,
      },
      summary: {
        type: "text",
        nullable: true,
      },
      patches: {
        type: "jsonb",
        nullable: true,
      },
      diff: {
        type: "text",
        nullable: true,
      },
      details: {
        type: "jsonb",
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
      count: {
        type: "integer",
        nullable: false,
      },
      fingerprint: {
        type: "text",
        nullable: true,
      },
      first_observed: {
        type: "timestamptz",
        nullable: false,
      },
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
      inserted_at: {
        type: "timestamptz",
        nullable: false,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "database",
    links: [
      {
        column: "config_id",
        target: "config_items",
        targetColumn: "id",
        constraint: "config_changes_config_id_fkey",
      },
      {
        column: "config_id",
        target: "configs",
        targetColumn: "id",
        constraint: "config_changes_config_id_fkey",
      },
    ],
  },
  changes_by_component: {
    name: "changes_by_component",
    kind: "view",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      config_id: {
        type: "uuid",
        nullable: true,
      },
      name: {
        type: "text",
        nullable: true,
      },
      config_class: {
        type: "text",
        nullable: true,
      },
      type: {
        type: "text",
        nullable: true,
      },
      change_type: {
        type: "text",
        nullable: true,
      },
      created_at: {
        type: "timestamptz",
        nullable: true,
      },
      created_by: {
        type: "uuid",
        nullable: true,
      },
      change_id: {
        type: "uuid",
        nullable: false,
      },
      severity: {
        type: "text",
        nullable: true,
      },
      component_id: {
        type: "uuid",
        nullable: true,
      },
      config_deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "database",
    links: [
      {
        column: "component_id",
        target: "components",
        targetColumn: "id",
        constraint: "config_component_relationships_component_id_fkey",
      },
      {
        column: "config_id",
        target: "config_items",
        targetColumn: "id",
        constraint: "config_changes_config_id_fkey",
      },
      {
        column: "config_id",
        target: "configs",
        targetColumn: "id",
        constraint: "config_changes_config_id_fkey",
      },
    ],
  },
  config_analysis: {
    name: "config_analysis",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      config_id: {
        type: "uuid",
        nullable: false,
      },
      scraper_id: {
        type: "uuid",
        nullable: true,
      },
      created_by: {
        type: "uuid",
        nullable: true,
      },
      source: {
        type: "text",
        nullable: true,
      },
      analyzer: {
        type: "text",
        nullable: false,
      },
      analysis_type: {
        type: "text",
        nullable: true,
      },
      severity: {
        type: "text",
        nullable: true,
      },
      summary: {
        type: "text",
        nullable: true,
      },
      status: {
        type: "text",
        nullable: true,
      },
      message: {
        type: "text",
        nullable: true,
      },
      analysis: {
        type: "jsonb",
        nullable: true,
      },
      first_observed: {
        type: "timestamptz",
        nullable: false,
      },
      last_observed: {
        type: "timestamptz",
        nullable: true,
      },
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "database",
    links: [
      {
        column: "config_id",
        target: "config_items",
        targetColumn: "id",
        constraint: "config_analysis_config_id_fkey",
      },
      {
        column: "config_id",
        target: "configs",
        targetColumn: "id",
        constraint: "config_analysis_config_id_fkey",
      },
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "config_analysis_created_by_fkey",
      },
    ],
  },
  config_analysis_items: {
    name: "config_analysis_items",
    kind: "view",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      config_id: {
        type: "uuid",
        nullable: false,
      },
      scraper_id: {
        type: "uuid",
        nullable: true,
      },
      created_by: {
        type: "uuid",
        nullable: true,
      },
      source: {
        type: "text",
        nullable: true,
      },
      analyzer: {
        type: "text",
        nullable: false,
      },
      analysis_type: {
        type: "text",
        nullable: true,
      },
      severity: {
        type: "text",
        nullable: true,
      },
      summary: {
        type: "text",
        nullable: true,
      },
      status: {
        type: "text",
        nullable: true,
      },
      message: {
        type: "text",
        nullable: true,
      },
      analysis: {
        type: "jsonb",
        nullable: true,
      },
      first_observed: {
        type: "timestamptz",
        nullable: false,
      },
      last_observed: {
        type: "timestamptz",
        nullable: true,
      },
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
      config_type: {
        type: "text",
        nullable: true,
      },
      config_class: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "database",
    links: [
      {
        column: "config_id",
        target: "config_items",
        targetColumn: "id",
        constraint: "config_analysis_config_id_fkey",
      },
      {
        column: "config_id",
        target: "configs",
        targetColumn: "id",
        constraint: "config_analysis_config_id_fkey",
      },
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "config_analysis_created_by_fkey",
      },
    ],
  },
  config_analysis_analyzers: {
    name: "config_analysis_analyzers",
    kind: "view",
    columns: {
      analyzer: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: [],
    methods: ["GET"],
    resource: "database",
    links: [],
  },
  analysis_by_component: {
    name: "analysis_by_component",
    kind: "view",
    columns: {
      config_id: {
        type: "uuid",
        nullable: true,
      },
      name: {
        type: "text",
        nullable: true,
      },
      config_class: {
        type: "text",
        nullable: true,
      },
      type: {
        type: "text",
        nullable: true,
      },
      analysis_type: {
        type: "text",
        nullable: true,
      },
      first_observed: {
        type: "timestamptz",
        nullable: true,
      },
      last_observed: {
        type: "timestamptz",
        nullable: true,
      },
      created_by: {
        type: "uuid",
        nullable: true,
      },
      analysis_id: {
        type: "uuid",
        nullable: false,
      },
      severity: {
        type: "text",
        nullable: true,
      },
      component_id: {
        type: "uuid",
        nullable: true,
      },
    },
    primaryKey: ["analysis_id"],
    methods: ["GET"],
    resource: "database",
    links: [
      {
        column: "component_id",
        target: "components",
        targetColumn: "id",
        constraint: "config_component_relationships_component_id_fkey",
      },
      {
        column: "config_id",
        target: "config_items",
        targetColumn: "id",
        constraint: "config_analysis_config_id_fkey",
      },
      {
        column: "config_id",
        target: "configs",
        targetColumn: "id",
        constraint: "config_analysis_config_id_fkey",
      },
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "config_analysis_created_by_fkey",
      },
    ],
  },
  config_relationships: {
    name: "config_relationships",
    kind: "table",
    columns: {
      config_id: {
        type: "uuid",
        nullable: false,
      },
      related_id: {
        type: "uuid",
        nullable: false,
      },
      relation: {
        type: "text",
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
    resource: "database",
    links: [
      {
        column: "config_id",
        target: "config_items",
        targetColumn: "id",
        constraint: "config_relationships_config_id_fkey",
      },
      {
        column: "config_id",
        target: "configs",
        targetColumn: "id",
        constraint: "config_relationships_config_id_fkey",
      },
      {
        column: "related_id",
        target: "config_items",
        targetColumn: "id",
        constraint: "config_relationships_related_id_fkey",
      },
      {
        column: "related_id",
        target: "configs",
        targetColumn: "id",
        constraint: "config_relationships_related_id_fkey",
      },
    ],
  },
  config_component_relationships: {
    name: "config_component_relationships",
    kind: "table",
    columns: {
      component_id: {
        type: "uuid",
        nullable: false,
      },
      config_id: {
        type: "uuid",
        nullable: false,
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
      selector_id: {
        type: "text",
        nullable: true,
      },
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
    },
    primaryKey: ["component_id", "config_id", "selector_id"],
    methods: ["GET", "POST", "DELETE"],
    resource: "database",
    links: [
      {
        column: "component_id",
        target: "components",
        targetColumn: "id",
        constraint: "config_component_relationships_component_id_fkey",
      },
      {
        column: "config_id",
        target: "config_items",
        targetColumn: "id",
        constraint: "config_component_relationships_config_id_fkey",
      },
      {
        column: "config_id",
        target: "configs",
        targetColumn: "id",
        constraint: "config_component_relationships_config_id_fkey",
      },
    ],
  },
  config_scrapers: {
    name: "config_scrapers",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      description: {
        type: "text",
        nullable: true,
      },
      name: {
        type: "text",
        nullable: false,
      },
      namespace: {
        type: "text",
        nullable: true,
      },
      spec: {
        type: "jsonb",
        nullable: false,
      },
      source: {
        type: "text",
        nullable: false,
      },
      application_id: {
        type: "uuid",
        nullable: true,
      },
      created_by: {
        type: "uuid",
        nullable: true,
      },
      agent_id: {
        type: "uuid",
        nullable: false,
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
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
    },
    primaryKey: ["id"],
    methods: ["GET", "POST", "PATCH"],
    resource: "config_scrapers",
    links: [
      {
        column: "agent_id",
        target: "agents",
        targetColumn: "id",
        constraint: "config_scrapers_agent_id_fkey",
      },
      {
        column: "application_id",
        target: "applications",
        targetColumn: "id",
        constraint: "config_scrapers_application_id_fkey",
      },
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "config_scrapers_created_by_fkey",
      },
    ],
  },
  config_scrapers_with_status: {
    name: "config_scrapers_with_status",
    kind: "view",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      description: {
        type: "text",
        nullable: true,
      },
      name: {
        type: "text",
        nullable: false,
      },
      namespace: {
        type: "text",
        nullable: true,
      },
      spec: {
        type: "jsonb",
        nullable: false,
      },
      source: {
        type: "text",
        nullable: false,
      },
      application_id: {
        type: "uuid",
        nullable: true,
      },
      created_by: {
        type: "uuid",
        nullable: true,
      },
      agent_id: {
        type: "uuid",
        nullable: false,
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
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
      job_name: {
        type: "text",
        nullable: true,
      },
      job_success_count: {
        type: "integer",
        nullable: true,
      },
      job_error_count: {
        type: "integer",
        nullable: true,
      },
      job_details: {
        type: "jsonb",
        nullable: true,
      },
      job_hostname: {
        type: "text",
        nullable: true,
      },
      job_duration_millis: {
        type: "integer",
        nullable: true,
      },
      job_resource_type: {
        type: "text",
        nullable: true,
      },
      job_status: {
        type: "text",
        nullable: true,
      },
      job_time_start: {
        type: "timestamptz",
        nullable: true,
      },
      job_time_end: {
        type: "timestamptz",
        nullable: true,
      },
      job_created_at: {
        type: "timestamptz",
        nullable: true,
      },
      job_last_failed: {
        type: "timestamptz",
        nullable: true,
      },
      agent: {
        type: "jsonb",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "config_scrapers",
    links: [
      {
        column: "agent_id",
        target: "agents",
        targetColumn: "id",
        constraint: "config_scrapers_agent_id_fkey",
      },
      {
        column: "application_id",
        target: "applications",
        targetColumn: "id",
        constraint: "config_scrapers_application_id_fkey",
      },
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "config_scrapers_created_by_fkey",
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
  canaries_with_status: {
    name: "canaries_with_status",
    kind: "view",
    columns: {
      id: {
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
      interval: {
        type: "text",
        nullable: true,
      },
      schedule: {
        type: "text",
        nullable: true,
      },
      labels: {
        type: "jsonb",
        nullable: true,
      },
      source: {
        type: "text",
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
      deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
      last_runtime: {
        type: "timestamptz",
        nullable: true,
      },
      job_name: {
        type: "text",
        nullable: true,
      },
      job_success_count: {
        type: "integer",
        nullable: true,
      },
      job_error_count: {
        type: "integer",
        nullable: true,
      },
      job_details: {
        type: "jsonb",
        nullable: true,
      },
      job_hostname: {
        type: "text",
        nullable: true,
      },
      job_duration_millis: {
        type: "integer",
        nullable: true,
      },
      job_resource_type: {
        type: "text",
        nullable: true,
      },
      job_status: {
        type: "text",
        nullable: true,
      },
      job_time_start: {
        type: "timestamptz",
        nullable: true,
      },
      job_time_end: {
        type: "timestamptz",
        nullable: true,
      },
      job_created_at: {
        type: "timestamptz",
        nullable: true,
      },
      job_last_failed: {
        type: "timestamptz",
        nullable: true,
      },
      agent: {
        type: "jsonb",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "canaries",
    links: [
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
        column: "agent_id",
        target: "agents",
        targetColumn: "id",
        constraint: "checks_agent_id_fkey",
      },
      {
        column: "canary_id",
        target: "canaries",
        targetColumn: "id",
        constraint: "checks_canary_id_fkey",
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
  checks_by_component: {
    name: "checks_by_component",
    kind: "view",
    columns: {
      component_id: {
        type: "uuid",
        nullable: true,
      },
      id: {
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
      severity: {
        type: "text",
        nullable: true,
      },
      status: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "canaries",
    links: [
      {
        column: "component_id",
        target: "components",
        targetColumn: "id",
        constraint: "check_component_relationships_component_id_fkey",
      },
    ],
  },
  check_summary_for_config: {
    name: "check_summary_for_config",
    kind: "view",
    columns: {
      config_id: {
        type: "uuid",
        nullable: true,
      },
      id: {
        type: "uuid",
        nullable: false,
      },
      canary_id: {
        type: "uuid",
        nullable: false,
      },
      uptime: {
        type: "jsonb",
        nullable: true,
      },
      latency: {
        type: "jsonb",
        nullable: true,
      },
      last_transition_time: {
        type: "timestamptz",
        nullable: true,
      },
      type: {
        type: "text",
        nullable: false,
      },
      icon: {
        type: "text",
        nullable: true,
      },
      name: {
        type: "text",
        nullable: false,
      },
      status: {
        type: "text",
        nullable: true,
      },
      description: {
        type: "text",
        nullable: true,
      },
      namespace: {
        type: "text",
        nullable: true,
      },
      canary_namespace: {
        type: "text",
        nullable: true,
      },
      canary_name: {
        type: "text",
        nullable: true,
      },
      labels: {
        type: "jsonb",
        nullable: true,
      },
      severity: {
        type: "text",
        nullable: true,
      },
      owner: {
        type: "text",
        nullable: true,
      },
      last_runtime: {
        type: "timestamptz",
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
      silenced_at: {
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
  checks_labels_keys: {
    name: "checks_labels_keys",
    kind: "view",
    columns: {
      key: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: [],
    methods: ["GET"],
    resource: "canaries",
    links: [],
  },
  incidents: {
    name: "incidents",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      incident_id: {
        type: "text",
        nullable: false,
      },
      incident_rule_id: {
        type: "uuid",
        nullable: true,
      },
      title: {
        type: "text",
        nullable: false,
      },
      created_by: {
        type: "uuid",
        nullable: false,
      },
      commander_id: {
        type: "uuid",
        nullable: true,
      },
      communicator_id: {
        type: "uuid",
        nullable: true,
      },
      severity: {
        type: "text",
        nullable: false,
      },
      description: {
        type: "text",
        nullable: false,
      },
      type: {
        type: "text",
        nullable: false,
      },
      status: {
        type: "text",
        nullable: false,
      },
      acknowledged: {
        type: "timestamptz",
        nullable: true,
      },
      resolved: {
        type: "timestamptz",
        nullable: true,
      },
      closed: {
        type: "timestamptz",
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
    },
    primaryKey: ["id"],
    methods: ["GET", "POST", "PATCH"],
    resource: "incident",
    links: [
      {
        column: "commander_id",
        target: "people",
        targetColumn: "id",
        constraint: "incidents_commander_id_fkey",
      },
      {
        column: "communicator_id",
        target: "people",
        targetColumn: "id",
        constraint: "incidents_communicator_id_fkey",
      },
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "incidents_created_by_fkey",
      },
      {
        column: "incident_rule_id",
        target: "incident_rules",
        targetColumn: "id",
        constraint: "incidents_incident_rule_id_fkey",
      },
    ],
  },
  incident_summary: {
    name: "incident_summary",
    kind: "view",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      incident_id: {
        type: "text",
        nullable: false,
      },
      title: {
        type: "text",
        nullable: false,
      },
      severity: {
        type: "text",
        nullable: false,
      },
      type: {
        type: "text",
        nullable: false,
      },
      status: {
        type: "text",
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
      commander: {
        type: "jsonb",
        nullable: true,
      },
      responders: {
        type: "jsonb",
        nullable: true,
      },
      commenters: {
        type: "jsonb",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "incident",
    links: [],
  },
  incidents_by_config: {
    name: "incidents_by_config",
    kind: "view",
    columns: {
      title: {
        type: "text",
        nullable: false,
      },
      id: {
        type: "uuid",
        nullable: false,
      },
      created_at: {
        type: "timestamptz",
        nullable: false,
      },
      type: {
        type: "text",
        nullable: false,
      },
      status: {
        type: "text",
        nullable: false,
      },
      severity: {
        type: "text",
        nullable: false,
      },
      config_id: {
        type: "uuid",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "incident",
    links: [
      {
        column: "config_id",
        target: "config_items",
        targetColumn: "id",
        constraint: "evidences_config_id_fkey",
      },
      {
        column: "config_id",
        target: "configs",
        targetColumn: "id",
        constraint: "evidences_config_id_fkey",
      },
    ],
  },
  incidents_by_component: {
    name: "incidents_by_component",
    kind: "view",
    columns: {
      title: {
        type: "text",
        nullable: false,
      },
      id: {
        type: "uuid",
        nullable: false,
      },
      created_at: {
        type: "timestamptz",
        nullable: false,
      },
      type: {
        type: "text",
        nullable: false,
      },
      status: {
        type: "text",
        nullable: false,
      },
      severity: {
        type: "text",
        nullable: false,
      },
      component_id: {
        type: "uuid",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "incident",
    links: [
      {
        column: "component_id",
        target: "components",
        targetColumn: "id",
        constraint: "evidences_component_id_fkey",
      },
    ],
  },
  incident_histories: {
    name: "incident_histories",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      incident_id: {
        type: "uuid",
        nullable: false,
      },
      created_by: {
        type: "uuid",
        nullable: false,
      },
      type: {
        type: "text",
        nullable: true,
      },
      description: {
        type: "text",
        nullable: true,
      },
      hypothesis_id: {
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
      responder_id: {
        type: "uuid",
        nullable: true,
      },
      evidence_id: {
        type: "uuid",
        nullable: true,
      },
      comment_id: {
        type: "uuid",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "incident",
    links: [
      {
        column: "comment_id",
        target: "comments",
        targetColumn: "id",
        constraint: "incident_histories_comment_id_fkey",
      },
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "incident_histories_created_by_fkey",
      },
      {
        column: "evidence_id",
        target: "evidences",
        targetColumn: "id",
        constraint: "incident_histories_evidence_id_fkey",
      },
      {
        column: "hypothesis_id",
        target: "hypotheses",
        targetColumn: "id",
        constraint: "incident_histories_hypothesis_id_fkey",
      },
      {
        column: "incident_id",
        target: "incidents",
        targetColumn: "id",
        constraint: "incident_histories_incident_id_fkey",
      },
      {
        column: "responder_id",
        target: "responders",
        targetColumn: "id",
        constraint: "incident_histories_responder_id_fkey",
      },
    ],
  },
  incident_rules: {
    name: "incident_rules",
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
      spec: {
        type: "jsonb",
        nullable: true,
      },
      source: {
        type: "text",
        nullable: true,
      },
      created_by: {
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
    },
    primaryKey: ["id"],
    methods: ["GET", "POST", "PATCH"],
    resource: "incident_rules",
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "incident_rules_created_by_fkey",
      },
    ],
  },
  hypotheses: {
    name: "hypotheses",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      created_by: {
        type: "uuid",
        nullable: false,
      },
      incident_id: {
        type: "uuid",
        nullable: false,
      },
      parent_id: {
        type: "uuid",
        nullable: true,
      },
      owner: {
        type: "uuid",
        nullable: true,
      },
      team_id: {
        type: "uuid",
        nullable: true,
      },
      type: {
        type: "text",
        nullable: false,
      },
      title: {
        type: "text",
        nullable: false,
      },
      status: {
        type: "text",
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
    },
    primaryKey: ["id"],
    methods: ["GET", "POST", "PATCH", "DELETE"],
    resource: "incident",
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "hypotheses_created_by_fkey",
      },
      {
        column: "incident_id",
        target: "incidents",
        targetColumn: "id",
        constraint: "hypotheses_incident_id_fkey",
      },
      {
        column: "owner",
        target: "responders",
        targetColumn: "id",
        constraint: "hypotheses_owner_fkey",
      },
      {
        column: "parent_id",
        target: "hypotheses",
        targetColumn: "id",
        constraint: "hypotheses_parent_id_fkey",
      },
      {
        column: "team_id",
        target: "teams",
        targetColumn: "id",
        constraint: "hypotheses_team_id_fkey",
      },
    ],
  },
  evidences: {
    name: "evidences",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      description: {
        type: "text",
        nullable: false,
      },
      hypothesis_id: {
        type: "uuid",
        nullable: false,
      },
      config_id: {
        type: "uuid",
        nullable: true,
      },
      config_change_id: {
        type: "uuid",
        nullable: true,
      },
      config_analysis_id: {
        type: "uuid",
        nullable: true,
      },
      component_id: {
        type: "uuid",
        nullable: true,
      },
      check_id: {
        type: "uuid",
        nullable: true,
      },
      definition_of_done: {
        type: "boolean",
        nullable: true,
      },
      done: {
        type: "boolean",
        nullable: true,
      },
      factor: {
        type: "boolean",
        nullable: true,
      },
      mitigator: {
        type: "boolean",
        nullable: true,
      },
      created_by: {
        type: "uuid",
        nullable: false,
      },
      type: {
        type: "text",
        nullable: false,
      },
      evidence: {
        type: "jsonb",
        nullable: true,
      },
      properties: {
        type: "jsonb",
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
      script: {
        type: "text",
        nullable: true,
      },
      script_result: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET", "POST", "PATCH", "DELETE"],
    resource: "evidences",
    links: [
      {
        column: "check_id",
        target: "checks",
        targetColumn: "id",
        constraint: "evidences_check_id_fkey",
      },
      {
        column: "component_id",
        target: "components",
        targetColumn: "id",
        constraint: "evidences_component_id_fkey",
      },
      {
        column: "config_analysis_id",
        target: "config_analysis",
        targetColumn: "id",
        constraint: "evidences_config_analysis_id_fkey",
      },
      {
        column: "config_change_id",
        target: "config_changes",
        targetColumn: "id",
        constraint: "evidences_config_change_id_fkey",
      },
      {
        column: "config_id",
        target: "config_items",
        targetColumn: "id",
        constraint: "evidences_config_id_fkey",
      },
      {
        column: "config_id",
        target: "configs",
        targetColumn: "id",
        constraint: "evidences_config_id_fkey",
      },
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "evidences_created_by_fkey",
      },
      {
        column: "hypothesis_id",
        target: "hypotheses",
        targetColumn: "id",
        constraint: "evidences_hypothesis_id_fkey",
      },
    ],
  },
  comments: {
    name: "comments",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      created_by: {
        type: "uuid",
        nullable: false,
      },
      comment: {
        type: "text",
        nullable: false,
      },
      external_id: {
        type: "text",
        nullable: true,
      },
      external_created_by: {
        type: "text",
        nullable: true,
      },
      incident_id: {
        type: "uuid",
        nullable: false,
      },
      responder_id: {
        type: "uuid",
        nullable: true,
      },
      hypothesis_id: {
        type: "uuid",
        nullable: true,
      },
      read: {
        type: "smallint[]",
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
    },
    primaryKey: ["id"],
    methods: ["GET", "POST", "DELETE"],
    resource: "comments",
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "comments_created_by_fkey",
      },
      {
        column: "hypothesis_id",
        target: "hypotheses",
        targetColumn: "id",
        constraint: "comments_hypothesis_id_fkey",
      },
      {
        column: "incident_id",
        target: "incidents",
        targetColumn: "id",
        constraint: "comments_incident_id_fkey",
      },
      {
        column: "responder_id",
        target: "responders",
        targetColumn: "id",
        constraint: "comments_responder_id_fkey",
      },
    ],
  },
  responders: {
    name: "responders",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      incident_id: {
        type: "uuid",
        nullable: false,
      },
      type: {
        type: "text",
        nullable: false,
      },
      index: {
        type: "integer",
        nullable: true,
      },
      person_id: {
        type: "uuid",
        nullable: true,
      },
      team_id: {
        type: "uuid",
        nullable: true,
      },
      external_id: {
        type: "text",
        nullable: true,
      },
      properties: {
        type: "jsonb",
        nullable: true,
      },
      acknowledged: {
        type: "timestamptz",
        nullable: true,
      },
      resolved: {
        type: "timestamptz",
        nullable: true,
      },
      closed: {
        type: "timestamptz",
        nullable: true,
      },
      created_by: {
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
    },
    primaryKey: ["id"],
    methods: ["GET", "POST", "PATCH"],
    resource: "responder",
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "responders_created_by_fkey",
      },
      {
        column: "incident_id",
        target: "incidents",
        targetColumn: "id",
        constraint: "responders_incident_id_fkey",
      },
      {
        column: "person_id",
        target: "people",
        targetColumn: "id",
        constraint: "responders_person_id_fkey",
      },
      {
        column: "team_id",
        target: "teams",
        targetColumn: "id",
        constraint: "responders_team_id_fkey",
      },
    ],
  },
  notifications: {
    name: "notifications",
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
      namespace: {
        type: "text",
        nullable: true,
      },
      events: {
        type: "text[]",
        nullable: false,
      },
      error: {
        type: "text",
        nullable: true,
      },
      error_at: {
        type: "timestamptz",
        nullable: true,
      },
      title: {
        type: "text",
        nullable: true,
      },
      template: {
        type: "text",
        nullable: true,
      },
      filter: {
        type: "text",
        nullable: true,
      },
      properties: {
        type: "jsonb",
        nullable: true,
      },
      playbook_id: {
        type: "uuid",
        nullable: true,
      },
      person_id: {
        type: "uuid",
        nullable: true,
      },
      team_id: {
        type: "uuid",
        nullable: true,
      },
      repeat_interval: {
        type: "text",
        nullable: true,
      },
      inhibitions: {
        type: "jsonb",
        nullable: true,
      },
      wait_for: {
        type: "bigint",
        nullable: true,
      },
      wait_for_eval_period: {
        type: "bigint",
        nullable: true,
      },
      group_by: {
        type: "text[]",
        nullable: true,
      },
      group_by_interval: {
        type: "bigint",
        nullable: true,
      },
      watchdog_interval: {
        type: "bigint",
        nullable: true,
      },
      custom_services: {
        type: "jsonb",
        nullable: true,
      },
      fallback_delay: {
        type: "bigint",
        nullable: true,
      },
      fallback_custom_services: {
        type: "jsonb",
        nullable: true,
      },
      fallback_playbook_id: {
        type: "uuid",
        nullable: true,
      },
      fallback_person_id: {
        type: "uuid",
        nullable: true,
      },
      fallback_team_id: {
        type: "uuid",
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
      source: {
        type: "text",
        nullable: true,
      },
      updated_at: {
        type: "timestamptz",
        nullable: false,
      },
      deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET", "POST", "PATCH"],
    resource: "notifications",
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "notification_created_by_fkey",
      },
      {
        column: "person_id",
        target: "people",
        targetColumn: "id",
        constraint: "notification_person_id_fkey",
      },
      {
        column: "team_id",
        target: "teams",
        targetColumn: "id",
        constraint: "notification_team_id_fkey",
      },
    ],
  },
  notifications_summary: {
    name: "notifications_summary",
    kind: "view",
    columns: {
      id: {
        type: "uuid",
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
      error: {
        type: "text",
        nullable: true,
      },
      error_at: {
        type: "timestamptz",
        nullable: true,
      },
      title: {
        type: "text",
        nullable: true,
      },
      events: {
        type: "text[]",
        nullable: false,
      },
      filter: {
        type: "text",
        nullable: true,
      },
      person_id: {
        type: "uuid",
        nullable: true,
      },
      team_id: {
        type: "uuid",
        nullable: true,
      },
      custom_services: {
        type: "jsonb",
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
      created_by: {
        type: "uuid",
        nullable: true,
      },
      source: {
        type: "text",
        nullable: true,
      },
      repeat_interval: {
        type: "text",
        nullable: true,
      },
      wait_for: {
        type: "bigint",
        nullable: true,
      },
      pending: {
        type: "bigint",
        nullable: true,
      },
      avg_duration_ms: {
        type: "numeric",
        nullable: true,
      },
      failed: {
        type: "bigint",
        nullable: true,
      },
      sent: {
        type: "bigint",
        nullable: true,
      },
      most_common_error: {
        type: "text",
        nullable: true,
      },
      last_failed_at: {
        type: "timestamptz",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "notifications",
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "notification_created_by_fkey",
      },
      {
        column: "person_id",
        target: "people",
        targetColumn: "id",
        constraint: "notification_person_id_fkey",
      },
      {
        column: "team_id",
        target: "teams",
        targetColumn: "id",
        constraint: "notification_team_id_fkey",
      },
    ],
  },
  notification_send_history_summary: {
    name: "notification_send_history_summary",
    kind: "view",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      notification_id: {
        type: "uuid",
        nullable: false,
      },
      body: {
        type: "text",
        nullable: true,
      },
      status: {
        type: "text",
        nullable: true,
      },
      not_before: {
        type: "timestamptz",
        nullable: true,
      },
      retries: {
        type: "integer",
        nullable: true,
      },
      payload: {
        type: "jsonb",
        nullable: true,
      },
      count: {
        type: "integer",
        nullable: false,
      },
      first_observed: {
        type: "timestamptz",
        nullable: false,
      },
      source_event: {
        type: "text",
        nullable: false,
      },
      resource_id: {
        type: "uuid",
        nullable: false,
      },
      resource_health: {
        type: "text",
        nullable: true,
      },
      resource_status: {
        type: "text",
        nullable: true,
      },
      resource_health_description: {
        type: "text",
        nullable: true,
      },
      person_id: {
        type: "uuid",
        nullable: true,
      },
      team_id: {
        type: "uuid",
        nullable: true,
      },
      connection_id: {
        type: "uuid",
        nullable: true,
      },
      silenced_by: {
        type: "uuid",
        nullable: true,
      },
      playbook_run_id: {
        type: "uuid",
        nullable: true,
      },
      error: {
        type: "text",
        nullable: true,
      },
      duration_millis: {
        type: "integer",
        nullable: true,
      },
      created_at: {
        type: "timestamptz",
        nullable: false,
      },
      group_id: {
        type: "uuid",
        nullable: true,
      },
      parent_id: {
        type: "uuid",
        nullable: true,
      },
      resource: {
        type: "jsonb",
        nullable: true,
      },
      resource_type: {
        type: "text",
        nullable: true,
      },
      playbook_run: {
        type: "jsonb",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "notifications",
    links: [
      {
        column: "notification_id",
        target: "notifications",
        targetColumn: "id",
        constraint: "notification_id_fkey",
      },
      {
        column: "person_id",
        target: "people",
        targetColumn: "id",
        constraint: "notification_recipient_person_id_fkey",
      },
    ],
  },
  notification_silences: {
    name: "notification_silences",
    kind: "table",
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
        nullable: false,
      },
      description: {
        type: "text",
        nullable: true,
      },
      filter: {
        type: "text",
        nullable: true,
      },
      selectors: {
        type: "jsonb",
        nullable: true,
      },
      error: {
        type: "text",
        nullable: true,
      },
      from: {
        type: "timestamptz",
        nullable: true,
      },
      until: {
        type: "timestamptz",
        nullable: true,
      },
      recursive: {
        type: "boolean",
        nullable: true,
      },
      config_id: {
        type: "uuid",
        nullable: true,
      },
      check_id: {
        type: "uuid",
        nullable: true,
      },
      canary_id: {
        type: "uuid",
        nullable: true,
      },
      component_id: {
        type: "uuid",
        nullable: true,
      },
      source: {
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
      deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET", "PATCH"],
    resource: "notifications",
    links: [
      {
        column: "canary_id",
        target: "canaries",
        targetColumn: "id",
        constraint: "notification_silence_canary_id_fkey",
      },
      {
        column: "check_id",
        target: "checks",
        targetColumn: "id",
        constraint: "notification_silence_check_id_fkey",
      },
      {
        column: "component_id",
        target: "components",
        targetColumn: "id",
        constraint: "notification_silence_component_id_fkey",
      },
      {
        column: "config_id",
        target: "config_items",
        targetColumn: "id",
        constraint: "notification_silence_config_id_fkey",
      },
      {
        column: "config_id",
        target: "configs",
        targetColumn: "id",
        constraint: "notification_silence_config_id_fkey",
      },
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "notification_silence_created_by_fkey",
      },
    ],
  },
  playbooks: {
    name: "playbooks",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      namespace: {
        type: "text",
        nullable: false,
      },
      name: {
        type: "text",
        nullable: false,
      },
      title: {
        type: "text",
        nullable: false,
      },
      icon: {
        type: "text",
        nullable: true,
      },
      description: {
        type: "text",
        nullable: true,
      },
      spec: {
        type: "jsonb",
        nullable: false,
      },
      created_by: {
        type: "uuid",
        nullable: true,
      },
      source: {
        type: "text",
        nullable: false,
      },
      category: {
        type: "text",
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
    },
    primaryKey: ["id"],
    methods: ["GET", "POST", "PATCH"],
    resource: "playbooks",
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "playbook_created_by_fkey",
      },
    ],
  },
  playbook_names: {
    name: "playbook_names",
    kind: "view",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      title: {
        type: "text",
        nullable: false,
      },
      name: {
        type: "text",
        nullable: false,
      },
      description: {
        type: "text",
        nullable: true,
      },
      category: {
        type: "text",
        nullable: true,
      },
      icon: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "playbooks",
    links: [],
  },
  playbook_runs: {
    name: "playbook_runs",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      playbook_id: {
        type: "uuid",
        nullable: false,
      },
      spec: {
        type: "jsonb",
        nullable: false,
      },
      status: {
        type: "text",
        nullable: false,
      },
      created_at: {
        type: "timestamptz",
        nullable: false,
      },
      start_time: {
        type: "timestamptz",
        nullable: true,
      },
      scheduled_time: {
        type: "timestamptz",
        nullable: false,
      },
      end_time: {
        type: "timestamptz",
        nullable: true,
      },
      timeout: {
        type: "bigint",
        nullable: false,
      },
      created_by: {
        type: "uuid",
        nullable: true,
      },
      notification_send_id: {
        type: "uuid",
        nullable: true,
      },
      check_id: {
        type: "uuid",
        nullable: true,
      },
      config_id: {
        type: "uuid",
        nullable: true,
      },
      component_id: {
        type: "uuid",
        nullable: true,
      },
      parameters: {
        type: "jsonb",
        nullable: true,
      },
      request: {
        type: "jsonb",
        nullable: true,
      },
      agent_id: {
        type: "uuid",
        nullable: true,
      },
      parent_id: {
        type: "uuid",
        nullable: true,
      },
      error: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "playbook_runs",
    links: [
      {
        column: "agent_id",
        target: "agents",
        targetColumn: "id",
        constraint: "playbook_run_agent_id_fkey",
      },
      {
        column: "check_id",
        target: "checks",
        targetColumn: "id",
        constraint: "playbook_run_check_id_fkey",
      },
      {
        column: "component_id",
        target: "components",
        targetColumn: "id",
        constraint: "playbook_run_component_id_fkey",
      },
      {
        column: "config_id",
        target: "config_items",
        targetColumn: "id",
        constraint: "playbook_run_config_id_fkey",
      },
      {
        column: "config_id",
        target: "configs",
        targetColumn: "id",
        constraint: "playbook_run_config_id_fkey",
      },
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "playbook_run_created_by_fkey",
      },
      {
        column: "parent_id",
        target: "playbook_runs",
        targetColumn: "id",
        constraint: "playbook_run_parent_id_fkey",
      },
      {
        column: "playbook_id",
        target: "playbooks",
        targetColumn: "id",
        constraint: "playbook_run_playbook_id_fkey",
      },
    ],
  },
  playbook_run_actions: {
    name: "playbook_run_actions",
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
      status: {
        type: "text",
        nullable: false,
      },
      retry_count: {
        type: "integer",
        nullable: true,
      },
      playbook_run_id: {
        type: "uuid",
        nullable: true,
      },
      start_time: {
        type: "timestamptz",
        nullable: true,
      },
      scheduled_time: {
        type: "timestamptz",
        nullable: false,
      },
      end_time: {
        type: "timestamptz",
        nullable: true,
      },
      result: {
        type: "jsonb",
        nullable: true,
      },
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
      agent_id: {
        type: "uuid",
        nullable: true,
      },
      error: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "playbook_runs",
    links: [
      {
        column: "agent_id",
        target: "agents",
        targetColumn: "id",
        constraint: "playbook_run_agent_id_fkey",
      },
      {
        column: "playbook_run_id",
        target: "playbook_runs",
        targetColumn: "id",
        constraint: "playbook_run_playbook_run_id_fkey",
      },
    ],
  },
  playbook_approvals: {
    name: "playbook_approvals",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      run_id: {
        type: "uuid",
        nullable: false,
      },
      person_id: {
        type: "uuid",
        nullable: true,
      },
      team_id: {
        type: "uuid",
        nullable: true,
      },
      created_at: {
        type: "timestamptz",
        nullable: false,
      },
    },
    primaryKey: [],
    methods: ["GET"],
    resource: "playbook_runs",
    links: [
      {
        column: "person_id",
        target: "people",
        targetColumn: "id",
        constraint: "playbook_approval_person_approver_fkey",
      },
      {
        column: "run_id",
        target: "playbook_runs",
        targetColumn: "id",
        constraint: "playbook_approval_run_id_fkey",
      },
      {
        column: "team_id",
        target: "teams",
        targetColumn: "id",
        constraint: "playbook_approval_team_approver_fkey",
      },
    ],
  },
  artifacts: {
    name: "artifacts",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      check_id: {
        type: "uuid",
        nullable: true,
      },
      check_time: {
        type: "timestamptz",
        nullable: true,
      },
      playbook_run_action_id: {
        type: "uuid",
        nullable: true,
      },
      connection_id: {
        type: "uuid",
        nullable: true,
      },
      path: {
        type: "text",
        nullable: false,
      },
      filename: {
        type: "text",
        nullable: false,
      },
      content_type: {
        type: "text",
        nullable: true,
      },
      size: {
        type: "integer",
        nullable: false,
      },
      checksum: {
        type: "text",
        nullable: false,
      },
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
      is_data_pushed: {
        type: "boolean",
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
      expires_at: {
        type: "timestamptz",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "playbook_runs",
    links: [
      {
        column: "check_id",
        target: "checks",
        targetColumn: "id",
        constraint: "artifacts_checks_fkey",
      },
      {
        column: "playbook_run_action_id",
        target: "playbook_run_actions",
        targetColumn: "id",
        constraint: "artifacts_playbook_run_action_fkey",
      },
    ],
  },
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
  agents_summary: {
    name: "agents_summary",
    kind: "view",
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
      config_count: {
        type: "bigint",
        nullable: true,
      },
      config_scrapper_count: {
        type: "bigint",
        nullable: true,
      },
      checks_count: {
        type: "bigint",
        nullable: true,
      },
      playbook_runs_count: {
        type: "bigint",
        nullable: true,
      },
      health: {
        type: "text",
        nullable: true,
      },
      status: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
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
  applications: {
    name: "applications",
    kind: "table",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      description: {
        type: "text",
        nullable: true,
      },
      name: {
        type: "text",
        nullable: false,
      },
      namespace: {
        type: "text",
        nullable: true,
      },
      spec: {
        type: "jsonb",
        nullable: false,
      },
      labels: {
        type: "jsonb",
        nullable: true,
      },
      source: {
        type: "text",
        nullable: false,
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
    },
    primaryKey: ["id"],
    methods: ["GET", "POST", "PATCH"],
    resource: "database",
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "applications_created_by_fkey",
      },
    ],
  },
  connections: {
    name: "connections",
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
      namespace: {
        type: "text",
        nullable: false,
      },
      type: {
        type: "text",
        nullable: false,
      },
      url: {
        type: "text",
        nullable: true,
      },
      source: {
        type: "text",
        nullable: true,
      },
      username: {
        type: "text",
        nullable: true,
      },
      password: {
        type: "text",
        nullable: true,
      },
      certificate: {
        type: "text",
        nullable: true,
      },
      properties: {
        type: "jsonb",
        nullable: true,
      },
      insecure_tls: {
        type: "boolean",
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
      deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET", "POST", "PATCH"],
    resource: "connections",
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "connections_created_by_fkey",
      },
    ],
  },
  event_queue_summary: {
    name: "event_queue_summary",
    kind: "view",
    columns: {
      name: {
        type: "text",
        nullable: true,
      },
      pending: {
        type: "bigint",
        nullable: true,
      },
      failed: {
        type: "bigint",
        nullable: true,
      },
      average_attempts: {
        type: "numeric",
        nullable: true,
      },
      first_failure: {
        type: "timestamptz",
        nullable: true,
      },
      last_failure: {
        type: "timestamptz",
        nullable: true,
      },
      most_common_error: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: [],
    methods: ["GET"],
    resource: "database",
    links: [],
  },
  integrations_with_status: {
    name: "integrations_with_status",
    kind: "view",
    columns: {
      id: {
        type: "uuid",
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
      integration_type: {
        type: "text",
        nullable: true,
      },
      source: {
        type: "text",
        nullable: true,
      },
      agent_id: {
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
      created_by: {
        type: "uuid",
        nullable: true,
      },
      job_name: {
        type: "text",
        nullable: true,
      },
      job_success_count: {
        type: "integer",
        nullable: true,
      },
      job_error_count: {
        type: "integer",
        nullable: true,
      },
      job_details: {
        type: "jsonb",
        nullable: true,
      },
      job_hostname: {
        type: "text",
        nullable: true,
      },
      job_duration_millis: {
        type: "integer",
        nullable: true,
      },
      job_resource_type: {
        type: "text",
        nullable: true,
      },
      job_status: {
        type: "text",
        nullable: true,
      },
      job_time_start: {
        type: "timestamptz",
        nullable: true,
      },
      job_time_end: {
        type: "timestamptz",
        nullable: true,
      },
      job_created_at: {
        type: "timestamptz",
        nullable: true,
      },
      job_last_failed: {
        type: "timestamptz",
        nullable: true,
      },
      agent: {
        type: "jsonb",
        nullable: true,
      },
      creator_name: {
        type: "text",
        nullable: true,
      },
      creator_avatar: {
        type: "text",
        nullable: true,
      },
      creator_title: {
        type: "text",
        nullable: true,
      },
      creator_email: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: [],
    methods: ["GET"],
    resource: "integrations",
    links: [],
  },
  job_histories: {
    name: "job_histories",
    kind: "view",
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
        nullable: true,
      },
      success_count: {
        type: "integer",
        nullable: true,
      },
      error_count: {
        type: "integer",
        nullable: true,
      },
      details: {
        type: "jsonb",
        nullable: true,
      },
      hostname: {
        type: "text",
        nullable: true,
      },
      duration_millis: {
        type: "integer",
        nullable: true,
      },
      resource_type: {
        type: "text",
        nullable: true,
      },
      resource_id: {
        type: "text",
        nullable: true,
      },
      status: {
        type: "text",
        nullable: true,
      },
      time_start: {
        type: "timestamptz",
        nullable: true,
      },
      time_end: {
        type: "timestamptz",
        nullable: true,
      },
      created_at: {
        type: "timestamptz",
        nullable: false,
      },
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
      resource_name: {
        type: "text",
        nullable: true,
      },
      agent: {
        type: "jsonb",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "database",
    links: [],
  },
  job_history_names: {
    name: "job_history_names",
    kind: "view",
    columns: {
      name: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: [],
    methods: ["GET"],
    resource: "database",
    links: [],
  },
  logging_backends: {
    name: "logging_backends",
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
      labels: {
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
      agent_id: {
        type: "uuid",
        nullable: true,
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
    resource: "logging_backends",
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "logging_backends_created_by_fkey",
      },
    ],
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
  views: {
    name: "views",
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
      namespace: {
        type: "text",
        nullable: true,
      },
      spec: {
        type: "jsonb",
        nullable: false,
      },
      source: {
        type: "text",
        nullable: false,
      },
      labels: {
        type: "jsonb",
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
      last_ran: {
        type: "timestamptz",
        nullable: true,
      },
      error: {
        type: "text",
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
    methods: ["GET", "POST", "PATCH", "DELETE"],
    resource: "views",
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "views_created_by_fkey",
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
        nullable: false,
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
      {
        column: "parent_id",
        target: "components",
        targetColumn: "id",
        constraint: "components_parent_id_fkey",
      },
      {
        column: "topology_id",
        target: "topologies",
        targetColumn: "id",
        constraint: "components_topology_id_fkey",
      },
    ],
  },
  component_names: {
    name: "component_names",
    kind: "view",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      path: {
        type: "text",
        nullable: true,
      },
      external_id: {
        type: "text",
        nullable: false,
      },
      type: {
        type: "text",
        nullable: true,
      },
      name: {
        type: "text",
        nullable: false,
      },
      created_at: {
        type: "timestamptz",
        nullable: false,
      },
      updated_at: {
        type: "timestamptz",
        nullable: true,
      },
      icon: {
        type: "text",
        nullable: true,
      },
      parent_id: {
        type: "uuid",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET"],
    resource: "database",
    links: [
      {
        column: "parent_id",
        target: "components",
        targetColumn: "id",
        constraint: "components_parent_id_fkey",
      },
    ],
  },
  component_labels: {
    name: "component_labels",
    kind: "view",
    columns: {
      key: {
        type: "text",
        nullable: true,
      },
      value: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: [],
    methods: ["GET"],
    resource: "database",
    links: [],
  },
  component_labels_keys: {
    name: "component_labels_keys",
    kind: "view",
    columns: {
      key: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: [],
    methods: ["GET"],
    resource: "database",
    links: [],
  },
  components_with_logs: {
    name: "components_with_logs",
    kind: "view",
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      name: {
        type: "text",
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
      type: {
        type: "text",
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
        constraint: "components_agent_id_fkey",
      },
    ],
  },
  topologies: {
    name: "topologies",
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
      source: {
        type: "text",
        nullable: false,
      },
      spec: {
        type: "jsonb",
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
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
      schedule: {
        type: "text",
        nullable: true,
      },
      created_by: {
        type: "uuid",
        nullable: true,
      },
      deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
    },
    primaryKey: ["id"],
    methods: ["GET", "POST", "PATCH"],
    resource: "topologies",
    links: [
      {
        column: "agent_id",
        target: "agents",
        targetColumn: "id",
        constraint: "topologies_agent_id_fkey",
      },
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "topologies_created_by_fkey",
      },
    ],
  },
  topologies_with_status: {
    name: "topologies_with_status",
    kind: "view",
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
      source: {
        type: "text",
        nullable: false,
      },
      spec: {
        type: "jsonb",
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
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
      schedule: {
        type: "text",
        nullable: true,
      },
      created_by: {
        type: "uuid",
        nullable: true,
      },
      deleted_at: {
        type: "timestamptz",
        nullable: true,
      },
      job_name: {
        type: "text",
        nullable: true,
      },
      job_success_count: {
        type: "integer",
        nullable: true,
      },
      job_error_count: {
        type: "integer",
        nullable: true,
      },
      job_details: {
        type: "jsonb",
        nullable: true,
      },
      job_hostname: {
        type: "text",
        nullable: true,
      },
      job_duration_millis: {
        type: "integer",
        nullable: true,
      },
      job_resource_type: {
        type: "text",
        nullable: true,
      },
      job_status: {
        type: "text",
        nullable: true,
      },
      job_time_start: {
        type: "timestamptz",
        nullable: true,
      },
      job_time_end: {
        type: "timestamptz",
        nullable: true,
      },
      job_created_at: {
        type: "timestamptz",
        nullable: true,
      },
      job_last_failed: {
        type: "timestamptz",
        nullable: true,
      },
      agent: {
        type: "jsonb",
        nullable: true,
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
        constraint: "topologies_agent_id_fkey",
      },
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "topologies_created_by_fkey",
      },
    ],
  },
  team_components: {
    name: "team_components",
    kind: "table",
    columns: {
      team_id: {
        type: "uuid",
        nullable: false,
      },
      component_id: {
        type: "uuid",
        nullable: false,
      },
      role: {
        type: "text",
        nullable: true,
      },
      selector_id: {
        type: "text",
        nullable: true,
      },
    },
    primaryKey: ["team_id", "component_id"],
    methods: ["GET"],
    resource: "database",
    links: [
      {
        column: "component_id",
        target: "components",
        targetColumn: "id",
        constraint: "team_components_component_id_fkey",
      },
      {
        column: "team_id",
        target: "teams",
        targetColumn: "id",
        constraint: "team_components_team_id_fkey",
      },
    ],
  },
};

export const functions: Functions = {
  related_configs_recursive: {
    name: "related_configs_recursive",
    args: {
      config_id: {
        type: "uuid",
        required: true,
      },
      type_filter: {
        type: "text",
        required: false,
      },
      include_deleted_configs: {
        type: "boolean",
        required: false,
      },
      max_depth: {
        type: "integer",
        required: false,
      },
      incoming_relation: {
        type: "text",
        required: false,
      },
      outgoing_relation: {
        type: "text",
        required: false,
      },
    },
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      name: {
        type: "text",
        nullable: true,
      },
      type: {
        type: "text",
        nullable: true,
      },
      related_ids: {
        type: "text[]",
        nullable: true,
      },
      tags: {
        type: "jsonb",
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
      agent_id: {
        type: "uuid",
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
      status: {
        type: "text",
        nullable: true,
      },
      path: {
        type: "text",
        nullable: true,
      },
    },
    resource: "database",
  },
  get_parents_by_location: {
    name: "get_parents_by_location",
    args: {
      config_id: {
        type: "uuid",
        required: true,
      },
      alias_prefix: {
        type: "text",
        required: false,
      },
      include_deleted: {
        type: "boolean",
        required: false,
      },
    },
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      name: {
        type: "text",
        nullable: true,
      },
      type: {
        type: "text",
        nullable: true,
      },
    },
    resource: "database",
  },
  lookup_analysis_by_component: {
    name: "lookup_analysis_by_component",
    args: {
      id: {
        type: "text",
        required: true,
      },
    },
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      config_id: {
        type: "uuid",
        nullable: false,
      },
      scraper_id: {
        type: "uuid",
        nullable: true,
      },
      created_by: {
        type: "uuid",
        nullable: true,
      },
      source: {
        type: "text",
        nullable: true,
      },
      analyzer: {
        type: "text",
        nullable: false,
      },
      analysis_type: {
        type: "text",
        nullable: true,
      },
      severity: {
        type: "text",
        nullable: true,
      },
      summary: {
        type: "text",
        nullable: true,
      },
      status: {
        type: "text",
        nullable: true,
      },
      message: {
        type: "text",
        nullable: true,
      },
      analysis: {
        type: "jsonb",
        nullable: true,
      },
      first_observed: {
        type: "timestamptz",
        nullable: false,
      },
      last_observed: {
        type: "timestamptz",
        nullable: true,
      },
      is_pushed: {
        type: "boolean",
        nullable: false,
      },
    },
    resource: "database",
  },
  get_playbook_run_actions: {
    name: "get_playbook_run_actions",
    args: {
      run_id: {
        type: "uuid",
        required: true,
      },
    },
    columns: {
      id: {
        type: "uuid",
        nullable: false,
      },
      name: {
        type: "text",
        nullable: true,
      },
      playbook_run_id: {
        type: "uuid",
        nullable: true,
      },
      status: {
        type: "text",
        nullable: true,
      },
      scheduled_time: {
        type: "timestamptz",
        nullable: true,
      },
      start_time: {
        type: "timestamptz",
        nullable: true,
      },
      end_time: {
        type: "timestamptz",
        nullable: true,
      },
      result: {
        type: "jsonb",
        nullable: true,
      },
      agent_id: {
        type: "uuid",
        nullable: true,
      },
      retry_count: {
        type: "integer",
        nullable: true,
      },
      agent: {
        type: "jsonb",
        nullable: true,
      },
      artifacts: {
        type: "jsonb",
        nullable: true,
      },
    },
    resource: "playbook_runs",
  },
};
