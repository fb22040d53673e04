import type { SeedRow } from "../db/insert";
import { people } from "../db/people";
import { edgeAgentId, stagingAgentId } from "../db/seedIds";

const admin = people.admin.id;

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
