import { edgeAgentId, seedViews, stagingAgentId } from "../seedIds";
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
  viewRow(
    seedViews.deployments,
    "deployments",
    "Deployments",
    "k8s-deployment",
    2,
    "Kubernetes::Deployment",
  ),
];

export const propertyRows: readonly SeedRow[] = [
  { name: "incidents.disable", value: "false", created_by: admin },
  { name: "logs.disable", value: "false", created_by: admin },
  { name: "check.retention.age", value: "30d", created_by: systemPersonId },
  { name: "dashboard.default.view", value: "health", created_by: admin },
];
