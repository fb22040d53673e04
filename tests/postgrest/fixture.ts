import { relations } from "~generated/db/relations";
import type { Database } from "~mocks/sandbox/db/driver";
import { openTables } from "~mocks/sandbox/testSandbox";
import type { Catalog, Column, Relation } from "~mocks/sandbox/postgrest/catalog";
import type { Functions } from "~mocks/sandbox/postgrest/functions";
import { handlePostgrest } from "~mocks/sandbox/postgrest/respond";
import { harbourRelations, harbourStatements } from "./harbour";
import { harbourCallStatements, harbourFunctions } from "./harbourCalls";
import { libraryFunctions, libraryRelations, libraryStatements } from "./library";

/** Ids of the fixture: a kind and a number. */
const id = (kind: number, number: number) => `0000000${kind}-0000-4000-8000-00000000000${number}`;
export const ann = id(1, 1);
export const bob = id(1, 2);
export const shop = id(2, 1);
export const pay = id(2, 2);
export const order = id(3, 1);
export const comma = id(3, 2);
export const quoted = id(3, 3);
export const percent = id(3, 4);
export const gone = id(3, 5);
export const web = id(4, 1);
export const db1 = id(4, 2);
export const front = id(5, 1);
export const back = id(5, 2);
export const nil = "00000000-0000-0000-0000-000000000000";

/** Names of the fixture's checks: with a slash, with what lists separate by, with quotes, with what URLs escape. */
export const ORDER = "checkout/create order";
export const COMMA = "a,b (c)";
export const QUOTED = 'he said "hi"';
export const PERCENT = "100% Ünïcode & more";

const text: Column = { type: "text", nullable: true };
const uuid: Column = { type: "uuid", nullable: true };
const all = ["GET", "POST", "PATCH", "DELETE"] as const;

const checkFields = {
  id: uuid,
  name: text,
  status: text,
  labels: { type: "jsonb", nullable: true },
} as const;

/** A relation that every verb may use, beside what the contract says of it. */
const writable = (name: string): Relation => {
  const relation = relations[name];
  if (!relation) throw new Error(`The contract has no ${name}`);
  return { ...relation, methods: all };
};

/** The contract's relations, with more verbs and links than its first areas need. */
export const catalog: Catalog = {
  ...relations,
  ...libraryRelations,
  ...harbourRelations,
  canaries: writable("canaries"),
  checks: writable("checks"),
  check_statuses: writable("check_statuses"),
  config_items: writable("config_items"),
  properties: writable("properties"),
  components: {
    ...writable("components"),
    links: [
      {
        column: "parent_id",
        target: "components",
        targetColumn: "id",
        constraint: "components_parent_id_fkey",
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
    ],
  },
  agents: {
    ...writable("agents"),
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "agents_created_by_fkey",
      },
      {
        column: "person_id",
        target: "people",
        targetColumn: "id",
        constraint: "agents_person_id_fkey",
      },
    ],
  },
  views: {
    name: "views",
    kind: "table",
    columns: {
      id: uuid,
      name: { type: "text", nullable: false },
      spec: { type: "jsonb", nullable: false },
      source: { type: "text", nullable: false },
      created_by: uuid,
    },
    primaryKey: ["id"],
    methods: all,
    resource: "database",
    links: [
      {
        column: "created_by",
        target: "people",
        targetColumn: "id",
        constraint: "views_created_by_fkey",
      },
    ],
  },
};

export const functions: Functions = {
  ...libraryFunctions,
  ...harbourFunctions,
  checks_in: {
    name: "checks_in",
    args: {
      space: { type: "text", required: true },
      deleted: { type: "boolean", required: false },
    },
    columns: checkFields,
    resource: "canaries",
  },
};

const STATEMENTS = [
  `insert into people (id, name, email, title) values
    ('${ann}', 'Ann', 'ann@example.org', 'lead'), ('${bob}', 'Bob', 'bob@example.org', null)`,
  `insert into canaries (id, name, namespace, labels, spec, source, created_by) values
    ('${shop}', 'shop', 'default', '{"app.kubernetes.io/name": "web", "team": "shop", "size": 5}',
      '{"schedule": "@every 1m", "http": [{"name": "home", "responseCodes": [200, 204]}]}', 'UI', '${ann}'),
    ('${pay}', 'pay', 'payments', null, '{"schedule": "@every 5m"}', 'UI', null)`,
  `insert into checks (id, canary_id, type, name, status, labels, severity, created_at, deleted_at) values
    ('${order}', '${shop}', 'http', 'checkout/create order', 'healthy', '{"team": "shop", "tier": "web"}', 'high',
      '2025-10-16T12:51:51.123456+00:00', null),
    ('${comma}', '${shop}', 'tcp', 'a,b (c)', 'unhealthy', '{"team": "core"}', 'low', '2025-10-17T00:00:00Z', null),
    ('${quoted}', '${pay}', 'http', 'he said "hi"', 'healthy', null, null, null, null),
    ('${percent}', '${pay}', 'dns', '100% Ünïcode & more', null, '{}', null, null, null),
    ('${gone}', '${pay}', 'http', 'gone', 'healthy', null, null, null, '2025-10-18T00:00:00Z')`,
  `insert into check_statuses (check_id, time, status, duration)
    select '${order}', timestamptz '2025-10-16T12:00:00Z' + n * interval '1 minute', n % 5 <> 0, n * 10
    from generate_series(1, 10) n`,
  `insert into config_items (id, name, type, config_class, external_id, tags, cost_per_minute, health) values
    ('${web}', 'web', 'Kubernetes::Pod', 'Pod', '{k8s/web,"a b"}', '{"namespace": "shop"}', 1.5, 'healthy'),
    ('${db1}', 'db', 'AWS::RDS::DBInstance', 'Database', '{aws/db}', null, null, 'unhealthy')`,
  `insert into components (id, name, external_id, status, parent_id, config_id) values
    ('${front}', 'front', 'front', 'healthy', null, null), ('${back}', 'back', 'back', 'warning', '${front}', '${web}')`,
  `insert into check_component_relationships (component_id, check_id, canary_id, selector_id)
    values ('${front}', '${order}', '${shop}', 's'), ('${back}', '${order}', '${shop}', 's')`,
  `insert into check_config_relationships (config_id, check_id, canary_id, selector_id)
    values ('${web}', '${order}', '${shop}', 's')`,
  `insert into views (name, spec, source) values ('pods', '{"display": {"sidebar": true, "title": "Pods"}}', 'UI')`,
  `create function checks_in(space text, deleted boolean default false) returns setof checks language sql stable as $$
    select checks.* from checks join canaries on canaries.id = canary_id
    where canaries.namespace = space and (deleted or checks.deleted_at is null)
  $$`,
];

/** A database in memory with the schema of the sandbox and a handful of rows. */
export async function openFixture(): Promise<Database> {
  const db = await openTables();
  await fillFixture(db);
  return db;
}

const BESIDE = [...libraryStatements, ...harbourStatements, ...harbourCallStatements];

/** The rows, and the library and the harbour beside the contract's tables. */
export async function fillFixture(db: Database): Promise<void> {
  for (const statement of [...STATEMENTS, ...BESIDE]) await db.query(statement);
}

/** The moment from which date maths count in the tests. */
export const now = new Date("2025-10-18T12:00:00Z");

/** Answers one request on the fixture. */
export function answer(db: Database, request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.slice("/api/db/".length);
  return handlePostgrest(request, path, { db, catalog, functions, now: () => now });
}
