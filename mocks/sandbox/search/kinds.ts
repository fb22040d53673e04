/** How a column is compared. */
export type FieldType = "text" | "number" | "time" | "list";

/** A kind of resource that can be searched. */
export interface Kind {
  /** Resource of the role matrix, and object of a token's scope. */
  access: { resource: string; object: string };
  from: string;
  /** Columns of the answer, as SQL over `from`. */
  id: string;
  name: string;
  namespace: string;
  type: string;
  agent: string | null;
  icon: string;
  tags: string | null;
  deleted: string | null;
  /** The parent that `scope` means: its id, and the table with name and namespace. */
  scope: { column: string; table: string } | null;
  fields: Readonly<Record<string, readonly [sql: string, type: FieldType]>>;
  /** Documents whose keys are fields: `labels.app`. */
  documents: Readonly<Record<string, string>>;
}

const times = (alias: string): Kind["fields"] => ({
  created_at: [`${alias}.created_at`, "time"],
  created: [`${alias}.created_at`, "time"],
  updated_at: [`${alias}.updated_at`, "time"],
  updated: [`${alias}.updated_at`, "time"],
  deleted_at: [`${alias}.deleted_at`, "time"],
  deleted: [`${alias}.deleted_at`, "time"],
});

const agent = (alias: string): Kind["fields"] => ({
  agent_id: [`${alias}.agent_id::text`, "text"],
  agent: [`${alias}.agent_id::text`, "text"],
});

const texts = (alias: string, ...names: string[]): Kind["fields"] =>
  Object.fromEntries(names.map((name) => [name, [`${alias}.${name}::text`, "text"] as const]));

const costs = Object.fromEntries(
  ["cost_per_minute", "cost_total_1d", "cost_total_7d", "cost_total_30d"].map((name) => [
    name,
    [`c.${name}`, "number"] as const,
  ]),
);

export const kinds = {
  configs: {
    access: { resource: "database", object: "catalog" },
    from: "config_items c",
    id: "c.id",
    name: "c.name",
    namespace: "c.tags ->> 'namespace'",
    type: "c.type",
    agent: "c.agent_id",
    icon: "c.icon",
    tags: "c.tags",
    deleted: "c.deleted_at",
    scope: { column: "c.scraper_id", table: "config_scrapers" },
    fields: {
      ...texts("c", "id", "name", "source", "type", "status", "health", "config_class"),
      config_type: ["c.type", "text"],
      external_id: ["c.external_id", "list"],
      namespace: ["c.tags ->> 'namespace'", "text"],
      last_scraped_time: ["c.last_scraped_time", "time"],
      scraped: ["c.last_scraped_time", "time"],
      ...costs,
      ...agent("c"),
      ...times("c"),
    },
    documents: {
      labels: "c.labels",
      tags: "c.tags",
      config: "c.config",
      properties: "c.properties",
    },
  },
  components: {
    access: { resource: "topologies", object: "topology" },
    from: "components c",
    id: "c.id",
    name: "c.name",
    namespace: "c.namespace",
    type: "c.type",
    agent: "c.agent_id",
    icon: "c.icon",
    tags: "c.labels",
    deleted: "c.deleted_at",
    scope: { column: "c.topology_id", table: "topologies" },
    fields: {
      ...texts("c", "id", "name", "namespace", "topology_id", "type", "status", "health"),
      component_type: ["c.type", "text"],
      ...agent("c"),
      ...times("c"),
    },
    documents: { labels: "c.labels", summary: "c.summary", properties: "c.properties" },
  },
  checks: {
    access: { resource: "canaries", object: "canaries" },
    from: "checks c",
    id: "c.id",
    name: "c.name",
    namespace: "c.namespace",
    type: "c.type",
    agent: "c.agent_id",
    icon: "c.icon",
    tags: "c.labels",
    deleted: "c.deleted_at",
    scope: { column: "c.canary_id", table: "canaries" },
    fields: {
      ...texts("c", "id", "name", "namespace", "canary_id", "type", "status"),
      check_type: ["c.type", "text"],
      health: ["c.status", "text"],
      ...agent("c"),
      ...times("c"),
    },
    documents: { labels: "c.labels", spec: "c.spec" },
  },
  canaries: {
    access: { resource: "canaries", object: "canaries" },
    from: "canaries c",
    id: "c.id",
    name: "c.name",
    namespace: "c.namespace",
    type: "''",
    agent: "c.agent_id",
    icon: "null",
    tags: "c.labels",
    deleted: "c.deleted_at",
    scope: null,
    fields: { ...texts("c", "id", "name", "namespace"), ...agent("c"), ...times("c") },
    documents: { labels: "c.labels", spec: "c.spec" },
  },
  playbooks: {
    access: { resource: "playbooks", object: "playbooks" },
    from: "playbooks c",
    id: "c.id",
    name: "c.name",
    namespace: "c.namespace",
    type: "''",
    agent: null,
    icon: "c.icon",
    tags: null,
    deleted: "c.deleted_at",
    scope: null,
    fields: { ...texts("c", "id", "name", "namespace"), ...times("c") },
    documents: {},
  },
  connections: {
    access: { resource: "connections", object: "connection" },
    from: "connections c",
    id: "c.id",
    name: "c.name",
    namespace: "c.namespace",
    type: "c.type",
    agent: null,
    icon: "null",
    tags: null,
    deleted: "c.deleted_at",
    scope: null,
    fields: { ...texts("c", "id", "name", "namespace", "type"), ...times("c") },
    documents: {},
  },
  config_changes: {
    access: { resource: "database", object: "catalog" },
    from: "config_changes change join config_items c on c.id = change.config_id",
    id: "change.id",
    name: "c.name",
    namespace: "c.tags ->> 'namespace'",
    type: "c.type",
    agent: "c.agent_id",
    icon: "c.icon",
    tags: "c.tags",
    deleted: "c.deleted_at",
    scope: null,
    fields: {
      ...texts("change", "id", "config_id", "severity", "change_type", "summary"),
      ...texts("c", "name", "type"),
      count: ["change.count", "number"],
      created_at: ["change.created_at", "time"],
      created: ["change.created_at", "time"],
      first_observed: ["change.first_observed", "time"],
      ...agent("c"),
    },
    documents: { tags: "c.tags", details: "change.details" },
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;
