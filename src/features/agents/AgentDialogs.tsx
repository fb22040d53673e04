import { useQuery } from "@tanstack/react-query";
import { agentDetailOptions } from "~generated/db/reads";
import { useAccess } from "~/api/access";
import { whyNot } from "~/components/access/whyNot";
import { localAgent } from "~/components/record/origin";
import { isRecordId, RecordDialog } from "~/components/record/RecordDialog";
import type { AddressProps } from "~/components/resource/resource";
import { AgentEditor } from "./AgentEditor";
import { LIVE_MS, type AgentsSearch } from "./list";
import { NewAgent } from "./NewAgent";

/** Dialog of the agent in the address, or of a new one. */
export function AgentDialogs({
  search,
  onClose,
}: AddressProps<AgentsSearch> & { onClose: () => void }) {
  const readOnlyReason = whyNot(useAccess(), "write", "agents");
  if (search.addAgent === true)
    return <NewAgent readOnlyReason={readOnlyReason} onClose={onClose} />;
  return search.id === undefined ? null : (
    <OpenAgent
      key={search.id}
      id={search.id}
      readOnlyReason={
        search.id === localAgent ? "This agent is the backend itself." : readOnlyReason
      }
      onClose={onClose}
    />
  );
}

interface Props {
  id: string;
  readOnlyReason: string | undefined;
  onClose: () => void;
}

function OpenAgent({ id, readOnlyReason, onClose }: Props) {
  const query = useQuery({
    ...agentDetailOptions({ id }),
    enabled: isRecordId(id),
    refetchInterval: LIVE_MS,
  });
  return (
    <RecordDialog id={id} title="Agent" noun="agent" query={query} onClose={onClose}>
      {(agent) => <AgentEditor agent={agent} readOnlyReason={readOnlyReason} onClose={onClose} />}
    </RecordDialog>
  );
}
