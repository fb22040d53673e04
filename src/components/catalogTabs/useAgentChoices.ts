import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { agentChoicesOptions } from "~generated/db/reads";
import { readFault } from "~/components/errors/readFault";
import { localAgent } from "~/components/record/origin";

/** Agents that items are narrowed by, the local one under its word; and why some are missing. */
export function useAgentChoices() {
  const read = useQuery(agentChoicesOptions());
  const rows = read.data?.rows;
  const options = useMemo(
    () => [
      { value: "local", label: "Local" },
      ...(rows ?? []).flatMap(({ id, name }) =>
        id === localAgent ? [] : [{ value: id, label: name ?? id }],
      ),
    ],
    [rows],
  );
  return { options, fault: readFault("agents", read) };
}
