import type { AgentListEntry } from "~generated/db/reads";
import { textCell } from "~/components/columns/columns";
import { lazyPart } from "~/components/parts/lazyPart";
import { resource } from "~/components/resource/resource";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { DateTime } from "~/ui/time/Age";
import { AgentStatus } from "./AgentStatus";
import { agentList } from "./list";

const count = (
  id: string,
  header: string,
  width: number,
  figure: (agent: AgentListEntry) => number | null,
): DataColumn<AgentListEntry> => ({
  id,
  header,
  width,
  align: "right",
  firstSort: "desc",
  hideBelow: 900,
  phone: "hidden",
  cell: (agent) => figure(agent)?.toLocaleString("en") ?? null,
});

const AgentDialogs = lazyPart(async () => (await import("./AgentDialogs")).AgentDialogs);

/** Settings → Agents: remote instances that push what they see to this one. */
export const agents = resource(agentList, {
  noun: "Agent",
  about:
    "An agent runs in another cluster, region or data centre and pushes what it finds there to this console.",
  searchLabel: "Search by name, description or host",
  columns: [
    {
      id: "name",
      header: "Name",
      minWidth: 180,
      cell: ({ name, description }) => (
        <span title={description ?? undefined}>{textCell(name)}</span>
      ),
    },
    count("config_count", "Configs", 92, (agent) => agent.config_count),
    count("checks_count", "Checks", 92, (agent) => agent.checks_count),
    count("config_scrapper_count", "Scrapers", 100, (agent) => agent.config_scrapper_count),
    count("playbook_runs_count", "Playbook Runs", 130, (agent) => agent.playbook_runs_count),
    {
      id: "status",
      header: "Status",
      width: 100,
      phone: "end",
      cell: ({ last_seen: seen }) => <AgentStatus lastSeen={seen} />,
    },
    {
      id: "last_received",
      header: "Last Pushed",
      width: 120,
      isMoment: true,
      firstSort: "desc",
      hideBelow: 700,
      phone: "hidden",
      cell: ({ last_received: at }) => <DateTime value={at} />,
    },
    { like: "created", header: "Created At", width: 118 },
    { like: "updated", header: "Updated At", width: 118 },
    "creator",
  ],
  adding: { addAgent: true },
  closed: { id: undefined, addAgent: undefined },
  Dialogs: (props) =>
    props.search.addAgent || props.search.id !== undefined ? <AgentDialogs {...props} /> : null,
});
