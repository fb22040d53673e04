import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { connectionNamesOptions, teamsByIdsOptions, type SendEntry } from "~generated/db/reads";
import { useAccess } from "~/api/access";

/** Names of teams and connections that notifications went to, in one read each. */
export function useRecipients(sends: readonly SendEntry[]) {
  const access = useAccess();
  const teamIds = useMemo(
    () => [...new Set(sends.flatMap(({ team_id: id }) => id ?? []))].toSorted(),
    [sends],
  );
  const teams = useQuery({ ...teamsByIdsOptions({ ids: teamIds }), enabled: teamIds.length > 0 });
  const hasConnections = sends.some(({ connection_id: id }) => id !== null);
  const connections = useQuery({
    ...connectionNamesOptions({}),
    enabled: hasConnections && access.can("read", "connections"),
  });
  return useMemo(
    () =>
      new Map([
        ...(teams.data?.rows ?? []).map(({ id, name }) => [id, name] as const),
        ...(connections.data?.rows ?? []).map(({ id, name }) => [id, name] as const),
      ]),
    [teams.data, connections.data],
  );
}
