import {
  edgeAgentId,
  localAgentId,
  seedComponents as component,
  seedConfigs as config,
  seedViews,
  stagingAgentId,
} from "../seedIds";
import { people, systemPersonId } from "../people";

/** Rows of the small tables, keyed by column; a column that is left out takes its default. */
export type SeedRow = Readonly<Record<string, unknown>>;

const admin = people.admin.id;

export const peopleRows: readonly SeedRow[] = Object.values(people).map(
  ({ id, name, email, title, role }) => ({ id, name, email, title, properties: { role } }),
);

export const agentRows: readonly SeedRow[] = [
  {
    id: edgeAgentId,
    name: "edge-lisbon",
    hostname: "edge-lisbon-1",
    description: "Stores in the south",
    version: "1.4.2",
    properties: { cluster: "edge-lisbon" },
    created_by: admin,
  },
  {
    id: stagingAgentId,
    name: "staging",
    hostname: "staging-1",
    description: "The staging cluster",
    version: "1.4.3",
    properties: { cluster: "staging" },
    created_by: admin,
  },
];

interface Item {
  id: string;
  name: string;
  type: string;
  parents?: readonly string[];
  namespace?: string;
  status?: string;
  health?: string;
  agentId?: string;
}

function configRow(item: Item): SeedRow {
  const { id, name, type, parents = [], namespace, status = "Running", health = "healthy" } = item;
  const kind = type.split("::").at(-1) ?? type;
  return {
    id,
    agent_id: item.agentId ?? localAgentId,
    name,
    type,
    config_class: kind === "DBInstance" ? "Database" : kind,
    status,
    health,
    ready: health === "healthy",
    external_id: [`kubernetes/eu-1/${namespace ?? "-"}/${kind.toLowerCase()}/${name}`],
    tags: { cluster: "eu-1", ...(namespace ? { namespace } : {}) },
    labels: { "app.kubernetes.io/name": name, env: "production" },
    parent_id: parents.at(-1) ?? null,
    path: parents.join("."),
    config: { kind, metadata: { name, ...(namespace ? { namespace } : {}) } },
    source: "kubernetes",
  };
}

const cluster = [config.cluster];
const checkout = [config.cluster, config.checkoutNamespace];
const payments = [config.cluster, config.paymentsNamespace];
const identity = [config.cluster, config.identityNamespace];
const DEPLOYMENT = "Kubernetes::Deployment";

export const configRows: readonly SeedRow[] = [
  configRow({ id: config.cluster, name: "eu-1", type: "Kubernetes::Cluster" }),
  configRow({
    id: config.checkoutNamespace,
    name: "checkout",
    type: "Kubernetes::Namespace",
    parents: cluster,
  }),
  configRow({
    id: config.paymentsNamespace,
    name: "payments",
    type: "Kubernetes::Namespace",
    parents: cluster,
  }),
  configRow({
    id: config.identityNamespace,
    name: "identity",
    type: "Kubernetes::Namespace",
    parents: cluster,
  }),
  configRow({
    id: config.checkoutApi,
    name: "checkout-api",
    type: DEPLOYMENT,
    parents: checkout,
    namespace: "checkout",
  }),
  configRow({
    id: config.storefront,
    name: "storefront",
    type: DEPLOYMENT,
    parents: checkout,
    namespace: "checkout",
  }),
  configRow({
    id: config.gateway,
    name: "payment-gateway",
    type: DEPLOYMENT,
    parents: payments,
    namespace: "payments",
    health: "warning",
  }),
  configRow({
    id: config.ledger,
    name: "ledger",
    type: DEPLOYMENT,
    parents: payments,
    namespace: "payments",
  }),
  configRow({
    id: config.signIn,
    name: "sign-in",
    type: DEPLOYMENT,
    parents: identity,
    namespace: "identity",
  }),
  configRow({
    id: config.checkoutService,
    name: "checkout-api",
    type: "Kubernetes::Service",
    parents: checkout,
    namespace: "checkout",
  }),
  configRow({
    id: config.checkoutPod,
    name: "checkout-api-6f7c9d5b8-x2x7k",
    type: "Kubernetes::Pod",
    parents: [...checkout, config.checkoutApi],
    namespace: "checkout",
  }),
  configRow({
    id: config.ledgerDatabase,
    name: "ledger-db",
    type: "AWS::RDS::DBInstance",
    status: "available",
    health: "unhealthy",
  }),
  configRow({ id: config.node, name: "ip-10-0-4-17", type: "Kubernetes::Node", parents: cluster }),
  {
    ...configRow({
      id: config.deletedPod,
      name: "checkout-api-6f7c9d5b8-gone1",
      type: "Kubernetes::Pod",
      parents: [...checkout, config.checkoutApi],
      namespace: "checkout",
      status: "Deleted",
      health: "unknown",
    }),
    deleted_at: "yesterday",
    delete_reason: "scraper",
  },
];

function componentRow(
  id: string,
  name: string,
  icon: string,
  health: string,
  parent?: string,
): SeedRow {
  return {
    id,
    external_id: name.toLowerCase(),
    name,
    type: parent ? "Service" : "Entity",
    icon,
    status: health,
    health,
    parent_id: parent ?? null,
    path: parent ?? "",
    labels: { app: name.toLowerCase() },
    properties: [{ name: "region", text: "eu-west-1", headline: true }],
    created_by: systemPersonId,
  };
}

export const componentRows: readonly SeedRow[] = [
  componentRow(component.shop, "Shop", "group", "warning"),
  componentRow(component.checkout, "Checkout", "k8s-deployment", "healthy", component.shop),
  componentRow(component.payments, "Payments", "k8s-deployment", "unhealthy", component.shop),
  componentRow(component.identity, "Identity", "shield", "healthy", component.shop),
  componentRow(component.edge, "Edge", "network", "warning", component.shop),
  componentRow(component.ledger, "Ledger", "postgres", "unhealthy", component.payments),
  componentRow(component.storefront, "Storefront", "http", "healthy", component.checkout),
  componentRow(component.warehouse, "Warehouse", "database", "healthy", component.shop),
];

function viewRow(
  id: string,
  name: string,
  title: string,
  icon: string,
  ordinal: number,
  type: string,
): SeedRow {
  return {
    id,
    name,
    namespace: "default",
    source: "UI",
    created_by: admin,
    spec: {
      display: { title, icon, sidebar: true, ordinal },
      queries: { items: { configs: { types: [type] } } },
      columns: [
        { name: "name", type: "string", primaryKey: true },
        { name: "status", type: "string", filter: { type: "multiselect" } },
        { name: "health", type: "health", filter: { type: "multiselect" } },
      ],
      panels: [{ name: "Total", type: "number", query: "select count(*) as value from items" }],
    },
  };
}

export const viewRows: readonly SeedRow[] = [
  viewRow(seedViews.pods, "pods", "Pods", "k8s-pod", 1, "Kubernetes::Pod"),
  viewRow(seedViews.deployments, "deployments", "Deployments", "k8s-deployment", 2, DEPLOYMENT),
];

export const propertyRows: readonly SeedRow[] = [
  { name: "incidents.disable", value: "false", created_by: admin },
  { name: "logs.disable", value: "false", created_by: admin },
  { name: "check.retention.age", value: "30d", created_by: systemPersonId },
  { name: "dashboard.default.view", value: "health", created_by: admin },
];
