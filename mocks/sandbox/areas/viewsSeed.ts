import type { SeedRow } from "../db/insert";
import { people } from "../db/people";
import { seedViews } from "../db/seedIds";
import { clusterOverview } from "./viewsOverview";

const admin = people.admin.id;

const podAge = "(extract(epoch from now() - created_at) * 1e9)::bigint";

/** Pods with where they run and how long they have. */
const pods = {
  description: "Every pod, with what is wrong with it",
  display: {
    title: "Pods",
    icon: "k8s-pod",
    sidebar: true,
    ordinal: 1,
    plugins: [
      {
        configTab: { types: ["Kubernetes::Namespace"] },
        variables: { namespace: "$(.config.name)" },
      },
    ],
  },
  templating: [
    {
      key: "namespace",
      label: "Namespace",
      values: ["*", "checkout", "payments", "identity"],
      default: "*",
    },
  ],
  queries: { items: { configs: { types: ["Kubernetes::Pod"], namespace: "$(.var.namespace)" } } },
  merge: `select *, ${podAge} as age from items`,
  columns: [
    { name: "id", type: "string", primaryKey: true, hidden: true },
    {
      name: "name",
      type: "string",
      icon: "k8s-pod",
      description: "The pod as the catalog knows it",
      url: { config: "row.id" },
    },
    { name: "health", type: "health", filter: { type: "multiselect" } },
    { name: "status", type: "status", filter: { type: "multiselect" } },
    { name: "namespace", type: "badge", filter: { type: "multiselect" } },
    { name: "age", type: "duration", description: "Time since the pod was made" },
    { name: "updated_at", type: "datetime" },
  ],
  panels: [
    { name: "Total", type: "number", query: "select count(*) as value from items" },
    {
      name: "Health",
      type: "piechart",
      query: "select health, count(*) as count from items group by health order by health",
    },
    {
      name: "Oldest",
      type: "duration",
      query: `select max(${podAge}) as value from items`,
    },
    {
      name: "By namespace",
      type: "table",
      query: "select namespace, count(*) as value from items group by namespace order by 2 desc",
    },
  ],
};

/** One column of every type, from what the catalog holds of a deployment. */
const deployments = {
  display: { title: "Deployments", icon: "k8s-deployment", sidebar: true, ordinal: 2 },
  queries: { items: { configs: { types: ["Kubernetes::Deployment"] } } },
  merge: `select items.*, ${podAge} as age,
      (config #>> '{spec,replicas}')::int as replicas,
      config #>> '{spec,template,spec,containers,0,resources,limits,cpu}' as cpu,
      config #>> '{spec,template,spec,containers,0,resources,limits,memory}' as memory_limit,
      (select entry -> 'value' from jsonb_array_elements(properties) entry where entry ->> 'name' = 'memory') as memory,
      (select entry -> 'max' from jsonb_array_elements(properties) entry where entry ->> 'name' = 'memory') as memory_max,
      (select entry #>> '{links,0,url}' from jsonb_array_elements(properties) entry
        where entry ->> 'name' = 'repository') as repository
    from items`,
  mapping: { cost: "row.cost_total_30d" },
  columns: [
    { name: "id", type: "string", primaryKey: true, hidden: true },
    { name: "name", type: "string", icon: "k8s-deployment", url: { config: "row.id" } },
    { name: "health", type: "health", filter: { type: "multiselect" } },
    { name: "status", type: "status", filter: { type: "multiselect" } },
    {
      name: "namespace",
      type: "badge",
      filter: { type: "multiselect" },
      url: {
        view: {
          namespace: "default",
          name: "pods",
          filter: { namespace: "row.namespace" },
        },
      },
    },
    { name: "ready", type: "boolean" },
    { name: "replicas", type: "number" },
    { name: "cpu", type: "millicore", description: "Limit of the first container" },
    {
      name: "memory",
      type: "gauge",
      unit: "bytes",
      description: "In use, of the limit",
      gauge: {
        max: "row.memory_max",
        thresholds: [
          { percent: 0, color: "green" },
          { percent: 75, color: "orange" },
          { percent: 90, color: "red" },
        ],
      },
    },
    { name: "memory_limit", type: "bytes" },
    { name: "cost", type: "decimal", unit: "$", description: "Over the last 30 days" },
    { name: "age", type: "duration" },
    { name: "created_at", type: "datetime" },
    { name: "repository", type: "url" },
  ],
  panels: [
    { name: "Total", type: "number", query: "select count(*) as value from items" },
    {
      name: "Cost by namespace",
      type: "bargauge",
      description: "Dollars over 30 days",
      query: `select namespace, coalesce(sum(cost_total_30d), 0) as value from items
        group by namespace order by 2 desc`,
      bargauge: { max: "5000", unit: "$", precision: 0 },
    },
  ],
};

/** Two in the sidebar, one of a custom resource with variables and every kind of panel, one that cannot run. */
export const viewRows: readonly SeedRow[] = [
  {
    id: seedViews.pods,
    name: "pods",
    namespace: "default",
    source: "UI",
    created_by: admin,
    spec: pods,
  },
  {
    id: seedViews.deployments,
    name: "deployments",
    namespace: "default",
    source: "UI",
    created_by: admin,
    spec: deployments,
  },
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
    error: 'Panel Sum: column "cost" does not exist',
    spec: {
      display: { title: "Costs", icon: "coins", sidebar: false },
      queries: { items: { configs: { types: ["AWS::RDS::DBInstance"] } } },
      panels: [
        { name: "Databases", type: "number", query: "select count(*) as value from items" },
        { name: "Sum", type: "number", query: "select sum(cost) as value from items" },
      ],
      columns: [
        { name: "name", type: "string", primaryKey: true },
        { name: "cost", type: "decimal" },
      ],
    },
  },
];
