import { useQuery } from "@tanstack/react-query";
import { pendingPlaybookRunsOptions, waitingApprovalsOptions } from "~generated/db/reads";
import { listPlaybookRuns } from "~generated/access";
import { useAccess } from "~/api/access";
import { useMayApprove } from "~/components/playbookRights/useMayApprove";

/** Milliseconds between two looks for runs that wait; none while the page is hidden. */
const every = 30_000;
const most = 200;

const useMayLook = () => useAccess().can(listPlaybookRuns.action, listPlaybookRuns.resource);

/** Runs that wait for approval: those that the reader may approve, and how many there are altogether. */
export function useApprovals() {
  const mayApprove = useMayApprove();
  const query = useQuery({
    ...pendingPlaybookRunsOptions({ limit: most, offset: 0 }),
    enabled: useMayLook(),
    refetchInterval: every,
    refetchIntervalInBackground: false,
  });
  const rows = query.data?.rows ?? [];
  const mine = rows.filter((run) => mayApprove({ ...run, approval: run.spec.approval }));
  return { query, rows, mine, total: query.data?.total ?? rows.length };
}

/** How many runs wait for the reader's approval; 0 while that is not known, and for those who may not see runs. */
export function useApprovalCount(): number {
  const mayApprove = useMayApprove();
  const { data } = useQuery({
    ...waitingApprovalsOptions({ limit: most, offset: 0 }),
    enabled: useMayLook(),
    refetchInterval: every,
    refetchIntervalInBackground: false,
  });
  return (data?.rows ?? []).filter(mayApprove).length;
}
