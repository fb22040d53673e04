import type { GenericTable } from "~/components/settingsTables/genericTables";
import type { RecordKind } from "~/components/recordEditor/recordKind";
import { canaryKind } from "./canaryKind";
import { incidentRuleKind } from "./incidentRuleKind";
import { loggingBackendKind } from "./loggingBackendKind";
import { teamKind } from "./teamKind";
import { topologyKind } from "./topologyKind";

/**
 * The generic settings tables by the name that their address holds (spec 1 §2). One more table is one more
 * entry, here and in genericTables.
 */
export const recordKinds: Readonly<Record<GenericTable, RecordKind>> = {
  teams: teamKind,
  incident_rules: incidentRuleKind,
  topologies: topologyKind,
  canaries: canaryKind,
  logging_backends: loggingBackendKind,
};
