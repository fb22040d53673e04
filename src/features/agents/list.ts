import * as v from "valibot";
import { listAgentsSummary } from "~generated/access";
import { agentListOptions, agentListSortKeys } from "~generated/db/reads";
import { flag, listEntries, optionalText } from "~/components/address/searchParts";
import { pagedList } from "~/components/resource/list";

/** Whether an agent is there is known to the minute. */
export const LIVE_MS = 15_000;

/** What the address of the agents page holds (facts 6.8). */
const agentsSearch = v.object({
  ...listEntries,
  /** Agent that is open. */
  id: optionalText,
  /** Whether the form for a new agent is open. */
  addAgent: flag,
});
export type AgentsSearch = v.InferOutput<typeof agentsSearch>;

/** The list of agents without the local one, which is the backend itself. */
export const agentList = pagedList({
  title: "Agents",
  access: listAgentsSummary.resource,
  search: agentsSearch,
  read: (page) => ({ ...agentListOptions(page), refetchInterval: LIVE_MS }),
  sortKeys: agentListSortKeys,
  sort: { by: "created_at", desc: true },
});
