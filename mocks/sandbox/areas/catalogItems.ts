import {
  edgeAgentId,
  localAgentId,
  seedConfigs as config,
  seedScrapers,
  seedTeams,
} from "../db/seedIds";
import type { Ago } from "../db/clock";
import type { SeedRow } from "../db/insert";

interface Item {
  name: string;
  type: string;
  /** From the root down. */
  parents?: readonly string[];
  namespace?: string;
  status?: string;
  health?: string;
  agentId?: string;
  externalIds?: readonly string[];
  /** Dollars of a day. */
  cost?: number;
  properties?: readonly SeedRow[];
  config?: SeedRow;
  deletedAt?: string;
}

const classes: Readonly<Record<string, string>> = {
  DBInstance: "Database",
  Instance: "VirtualMachine",
  Bucket: "ObjectStorage",
};

function costsOf(day: number | null): SeedRow {
  const over = (days: number) => (day === null ? null : day * days);
  return {
    cost_per_minute: over(1 / 1440),
    cost_total_1d: day,
    cost_total_7d: over(7),
    cost_total_30d: over(30),
  };
}

/** Every row names the same columns, so that all go in at once and parents need not come first. */
function configRow(id: string, item: Item): SeedRow {
  const { name, type, parents = [], namespace, status = "Running", health = "healthy" } = item;
  const kind = type.split("::").at(-1) ?? type;
  const isCloud = type.startsWith("AWS");
  const place = namespace ? { namespace } : {};
  return {
    id,
    agent_id: item.agentId ?? localAgentId,
    scraper_id: isCloud
      ? seedScrapers.cloud
      : item.agentId
        ? seedScrapers.edge
        : seedScrapers.kubernetes,
    name,
    type,
    config_class: classes[kind] ?? kind,
    status,
    health,
    ready: health === "healthy",
    external_id: item.externalIds ?? [
      `kubernetes/eu-1/${namespace ?? "-"}/${kind.toLowerCase()}/${name}`,
    ],
    tags: isCloud
      ? { account: "production", region: "eu-west-1" }
      : { cluster: item.agentId ? "edge-lisbon" : "eu-1", ...place },
    labels: { "app.kubernetes.io/name": name, env: "production" },
    parent_id: parents.at(-1) ?? null,
    path: parents.join("."),
    properties: item.properties ?? null,
    config: item.config ?? { kind, metadata: { name, ...place } },
    source: isCloud ? "aws" : "kubernetes",
    last_scraped_time: "now",
    ...costsOf(item.cost ?? null),
    deleted_at: item.deletedAt ?? null,
    delete_reason: item.deletedAt ? "scraper" : null,
  };
}

/** The backend keeps what a team's ticket system offers as an item, under the team's id; no scraper finds it. */
const ticketRow = (id: string, type: string, name: string, kept: SeedRow): SeedRow => ({
  ...configRow(id, { name, type, externalIds: [seedTeams.payments], config: kept }),
  scraper_id: null,
  status: null,
  health: null,
  ready: null,
  tags: null,
  labels: null,
  source: null,
});

const POD = "Kubernetes::Pod";
const DEPLOYMENT = "Kubernetes::Deployment";
const NAMESPACE = "Kubernetes::Namespace";
const NODE_ID = "kubernetes/eu-1/-/node/ip-10-0-4-17";

const cluster = { parents: [config.cluster] };
const within = (namespace: string, id: string, ...rest: readonly string[]) => ({
  parents: [config.cluster, id, ...rest],
  namespace,
});
const checkout = within("checkout", config.checkoutNamespace);
const payments = within("payments", config.paymentsNamespace);
const identity = within("identity", config.identityNamespace);
const region = { parents: [config.account, config.region] };

const checkoutDeployment = {
  apiVersion: "apps/v1",
  kind: "Deployment",
  metadata: {
    name: "checkout-api",
    namespace: "checkout",
    labels: { "app.kubernetes.io/name": "checkout-api" },
  },
  spec: {
    replicas: 3,
    selector: { matchLabels: { "app.kubernetes.io/name": "checkout-api" } },
    template: {
      spec: {
        containers: [
          {
            name: "api",
            image: "registry.example.org/checkout-api:2.14.1",
            ports: [{ containerPort: 8080 }],
            resources: { limits: { cpu: "500m", memory: "512Mi" } },
          },
        ],
      },
    },
  },
  status: { replicas: 3, readyReplicas: 3 },
};

const ledgerDeployment = {
  apiVersion: "apps/v1",
  kind: "Deployment",
  metadata: { name: "ledger", namespace: "payments" },
  spec: {
    replicas: 2,
    template: {
      spec: { containers: [{ name: "ledger", image: "registry.example.org/ledger:1.9.0" }] },
    },
  },
};

/** The catalog: a cluster with three services, the cloud account below it, and what a remote agent pushed. */
const rows: readonly SeedRow[] = [
  configRow(config.cluster, { name: "eu-1", type: "Kubernetes::Cluster", cost: 96 }),
  configRow(config.checkoutNamespace, { name: "checkout", type: NAMESPACE, ...cluster }),
  configRow(config.paymentsNamespace, { name: "payments", type: NAMESPACE, ...cluster }),
  configRow(config.identityNamespace, { name: "identity", type: NAMESPACE, ...cluster }),
  configRow(config.checkoutApi, {
    name: "checkout-api",
    type: DEPLOYMENT,
    ...checkout,
    config: checkoutDeployment,
    cost: 7.2,
    properties: [
      { name: "replicas", text: "3 of 3", headline: true },
      { name: "memory", value: 402_653_184, unit: "bytes", max: 536_870_912 },
      {
        name: "repository",
        icon: "git",
        links: [{ label: "Open", url: "https://git.example.org/checkout/api" }],
      },
    ],
  }),
  configRow(config.storefront, { name: "storefront", type: DEPLOYMENT, ...checkout, cost: 4.8 }),
  configRow(config.gateway, {
    name: "payment-gateway",
    type: DEPLOYMENT,
    ...payments,
    health: "warning",
    cost: 6.1,
  }),
  configRow(config.ledger, {
    name: "ledger",
    type: DEPLOYMENT,
    ...payments,
    config: ledgerDeployment,
    properties: [
      {
        name: "repository",
        icon: "git",
        links: [{ label: "Open", url: "https://git.example.org/payments/ledger" }],
      },
    ],
  }),
  configRow(config.signIn, { name: "sign-in", type: DEPLOYMENT, ...identity }),
  configRow(config.checkoutService, {
    name: "checkout-api",
    type: "Kubernetes::Service",
    ...checkout,
  }),
  configRow(config.checkoutPod, {
    name: "checkout-api-6f7c9d5b8-x2x7k",
    type: POD,
    ...within("checkout", config.checkoutNamespace, config.checkoutApi),
  }),
  configRow(config.account, {
    name: "production",
    type: "AWS::::Account",
    externalIds: ["123456789012"],
  }),
  configRow(config.region, {
    name: "eu-west-1",
    type: "AWS::Region",
    parents: [config.account],
    externalIds: ["123456789012/eu-west-1"],
  }),
  configRow(config.ledgerDatabase, {
    name: "ledger-db",
    type: "AWS::RDS::DBInstance",
    ...region,
    status: "available",
    health: "unhealthy",
    externalIds: ["arn:aws:rds:eu-west-1:123456789012:db:ledger-db"],
    cost: 31.4,
    properties: [{ name: "storage", value: 96, unit: "percent", max: 100, headline: true }],
  }),
  configRow(config.node, { name: "ip-10-0-4-17", type: "Kubernetes::Node", ...cluster }),
  configRow(config.deletedPod, {
    name: "checkout-api-6f7c9d5b8-gone1",
    type: POD,
    ...within("checkout", config.checkoutNamespace, config.checkoutApi),
    status: "Deleted",
    health: "unknown",
    deletedAt: "yesterday",
  }),
  // The machine below the node: another item for the same thing, so the two are aliases.
  configRow(config.machine, {
    name: "i-0a1b2c3d4e5f",
    type: "AWS::EC2::Instance",
    ...region,
    status: "running",
    externalIds: ["i-0a1b2c3d4e5f", NODE_ID],
    cost: 9.6,
  }),
  configRow(config.bucket, {
    name: "shop-images",
    type: "AWS::S3::Bucket",
    ...region,
    status: "available",
    externalIds: ["arn:aws:s3:::shop-images"],
    cost: 2.25,
  }),
  configRow(config.firewall, {
    name: "ledger-db-access",
    type: "AWS::EC2::SecurityGroup",
    ...region,
    status: "available",
    externalIds: ["sg-0f1e2d3c"],
  }),
  configRow(config.crashingPod, {
    name: "payment-gateway-7d9f4c-qv8zl",
    type: POD,
    ...within("payments", config.paymentsNamespace, config.gateway),
    status: "CrashLoopBackOff",
    health: "unhealthy",
  }),
  configRow(config.pendingPod, {
    name: "sign-in-5b6d7f-m4k2p",
    type: POD,
    ...within("identity", config.identityNamespace, config.signIn),
    status: "Pending",
    health: "unknown",
  }),
  configRow(config.migration, {
    name: "ledger-migrate",
    type: "Kubernetes::Job",
    ...payments,
    status: "Failed",
    health: "unhealthy",
  }),
  configRow(config.storeTerminals, {
    name: "store-terminals",
    type: DEPLOYMENT,
    namespace: "edge",
    agentId: edgeAgentId,
    externalIds: ["kubernetes/edge-lisbon/edge/deployment/store-terminals"],
  }),
  ticketRow(config.jiraProjects, "jira", "PAY", {
    projects: {
      Payments: {
        key: "PAY",
        name: "Payments",
        issue_types: ["Bug", "Incident", "Task"],
        priorities: ["Highest", "High", "Medium", "Low"],
      },
      Operations: {
        key: "OPS",
        name: "Operations",
        issue_types: ["Incident", "Change"],
        priorities: ["Highest", "High", "Medium", "Low"],
      },
    },
  }),
  ticketRow(config.plannerPlans, "ms_planner", "Planner", {
    plans: {
      Payments: {
        id: "xqQg5FS2LkCp935s-FIFm2QAFkHM",
        name: "Payments",
        buckets: [
          { id: "hsOf2dhOJkC6Fey9VjDg1WUAC9WE", name: "To do" },
          { id: "kzPq8aLmTESmWQ2c7hNdvGUAHc4A", name: "Doing" },
        ],
        priorities: ["urgent", "important", "medium", "low"],
      },
    },
  }),
];

/** Hours that an item is old: pods and jobs come and go, what they stand on is older. */
const ageOf = ({ type, health }: SeedRow, place: number): number =>
  type === POD || type === "Kubernetes::Job"
    ? health === "healthy"
      ? 26
      : 5
    : (12 + ((place * 37) % 190)) * 24;

/** The seeded items. */
export const configRows = (ago: Ago): readonly SeedRow[] =>
  rows.map((row, place) => ({ ...row, created_at: ago(ageOf(row, place)) }));
