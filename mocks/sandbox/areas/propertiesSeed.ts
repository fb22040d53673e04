import type { SeedRow } from "../db/insert";
import { people, systemPersonId } from "../db/people";

const admin = people.admin.id;

export const propertyRows: readonly SeedRow[] = [
  { name: "incidents.disable", value: "false", created_by: admin },
  { name: "logs.disable", value: "false", created_by: admin },
  { name: "check.retention.age", value: "30d", created_by: systemPersonId },
  { name: "dashboard.default.view", value: "health", created_by: admin },
];
