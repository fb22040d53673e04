import { useQuery } from "@tanstack/react-query";
import { pendingPlaybookRunsOptions } from "~generated/db/reads";
import { listPlaybookRuns } from "~generated/access";
import { useAccess } from "~/api/access";
import { useMayApprove } from "./useMayApprove";

/** Milliseconds between two looks for runs that wait. */
const every = 30_000;
const most = 200;

/** Runs that wait for approval: those that the reader may approve, and how many there are altogether. */
export function useApprovals() {
  const access = useAccess();
  const mayApprove = useMayApprove();
  const query = useQuery({
    ...pendingPlaybookRunsOptions({ limit: most, offset: 0 }),
    enabled: access.can(listPlaybookRuns.action, listPlaybookRuns.resource),
    refetchInterval: every,
  });
  const rows = query.data?.rows ?? [];
  return { query, rows, mine: rows.filter(mayApprove), total: query.data?.total ?? rows.length };
}
