import type { SeedRow } from "../db/insert";
import { seedViews } from "../db/seedIds";
import { people } from "../db/people";

const admin = people.admin.id;

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

const clusterOverview = {
  description: "How the cluster is, by namespace",
  display: { title: "Cluster overview", icon: "kubernetes" },
  templating: [
    { key: "cluster", label: "Cluster", values: ["eu-1", "edge-lisbon"], default: "eu-1" },
    {
      key: "namespace",
      label: "Namespace",
      valueFrom: { config: { types: ["Kubernetes::Namespace"] } },
      dependsOn: ["cluster"],
    },
  ],
  cache: { maxAge: "5m" },
  queries: {
    items: { configs: { tagSelector: "cluster=$(.var.cluster)" } },
    changes: { changes: { tagSelector: "cluster=$(.var.cluster)" } },
  },
  panels: [
    {
      name: "Items",
      type: "number",
      query: "select count(*) as value from items",
      number: { unit: "items", precision: 0 },
    },
    {
      name: "Health",
      type: "piechart",
      query: "select health, count(*) as count from items group by health",
      piechart: { showLabels: true, colors: { healthy: "#46a758", unhealthy: "#e5484d" } },
    },
    {
      name: "Healthy",
      type: "gauge",
      query: "select 100.0 * avg((health = 'healthy')::int) as value from items",
      gauge: {
        min: "0",
        max: "100",
        unit: "%",
        thresholds: [
          { percent: 0, color: "red" },
          { percent: 90, color: "green" },
        ],
      },
    },
    {
      name: "Changes by type",
      type: "table",
      query: "select change_type, count(*) as value from changes group by change_type",
    },
    { name: "Note", type: "text", query: "select 'Scraped every 15 minutes' as value" },
  ],
};

/** Two in the sidebar, one of a custom resource with variables and every kind of panel, one that cannot run. */
export const viewRows: readonly SeedRow[] = [
  viewRow(seedViews.pods, "pods", "Pods", "k8s-pod", 1, "Kubernetes::Pod"),
  viewRow(
    seedViews.deployments,
    "deployments",
    "Deployments",
    "k8s-deployment",
    2,
    "Kubernetes::Deployment",
  ),
  {
    id: seedViews.overview,
    name: "cluster-overview",
    namespace: "platform",
    source: "KubernetesCRD",
    labels: { team: "platform" },
    last_ran: "now",
    spec: clusterOverview,
  },
  {
    id: seedViews.broken,
    name: "costs",
    namespace: "default",
    source: "UI",
    created_by: admin,
    error: 'query items: column "cost" does not exist',
    spec: {
      display: { title: "Costs", icon: "coins", sidebar: false },
      queries: { items: { configs: { types: ["AWS::RDS::DBInstance"] } } },
      columns: [
        { name: "name", type: "string", primaryKey: true },
        { name: "cost", type: "decimal" },
      ],
    },
  },
];
