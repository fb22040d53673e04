import type { GenericTable } from "~/components/record/genericTables";
import { canaries } from "./canaryTable";
import { incidentRules } from "./incidentRuleTable";
import { loggingBackends } from "./loggingBackendTable";
import type { RecordTable } from "./recordTypes";
import { teams } from "./teamTable";
import { topologies } from "./topologyTable";

/**
 * The generic settings tables by the name that their address holds (spec 1 §2). One more table is one more
 * entry, here and in genericTables.
 */
export const recordTables: Readonly<Record<GenericTable, RecordTable>> = {
  teams,
  incident_rules: incidentRules,
  topologies,
  canaries,
  logging_backends: loggingBackends,
};
