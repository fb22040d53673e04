import type { QueryClient } from "@tanstack/react-query";
import {
  incidentRuleDetailOptions,
  logBackendDetailOptions,
  teamDetailOptions,
  topologyDetailOptions,
} from "~generated/db/reads";
import type { Action } from "~/api/access";
import type { Gate } from "~/components/gate/RouteGate";
import { isGenericTable, type GenericTable } from "~/components/settingsTables/genericTables";
import { recordLists } from "./lists";

/** What it takes to read or write a generic settings table. */
export const recordGate = (table: string, action: Action = "read"): readonly Gate[] =>
  isGenericTable(table) ? [{ resource: recordLists[table].access, action }] : [];

const reads: Readonly<Record<GenericTable, (client: QueryClient, id: string) => unknown>> = {
  teams: (client, id) => client.prefetchQuery(teamDetailOptions({ id })),
  incident_rules: (client, id) => client.prefetchQuery(incidentRuleDetailOptions({ id })),
  topologies: (client, id) => client.prefetchQuery(topologyDetailOptions({ id })),
  logging_backends: (client, id) => client.prefetchQuery(logBackendDetailOptions({ id })),
  // Their page is another one.
  canaries: () => {},
};

/** Starts the read of a record of such a table. */
export function readRecordAhead(client: QueryClient, table: string, id: string): void {
  if (isGenericTable(table)) void reads[table](client, id);
}
