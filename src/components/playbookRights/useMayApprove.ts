import { useQuery } from "@tanstack/react-query";
import { teamsOfPersonOptions, type WaitingApproval } from "~generated/db/reads";
import { usePlaybookRights, type RightsPlaybook } from "./playbookRights";

type Asked = {
  approval?: WaitingApproval["approval"] | undefined;
  approvals: WaitingApproval["approvals"];
};

type Approvable = Asked & { playbook_id: string; playbook: RightsPlaybook | null };

/** Who approves: somebody by id and address, with the teams that they belong to. */
export interface Approver {
  id: string;
  email?: string | null | undefined;
  teams: readonly { id: string; name: string }[];
}

/** Whether the playbook names somebody, as a person or by a team, who has not approved yet. */
function isAskedToApprove({ approval, approvals }: Asked, approver: Approver): boolean {
  const { people = [], teams = [] } = approval?.approvers ?? {};
  const isPerson = people.some(
    (one) => one === approver.id || one.toLowerCase() === approver.email?.toLowerCase(),
  );
  const mine = approver.teams.filter(({ id, name }) => teams.includes(id) || teams.includes(name));
  const hasApproved = approvals.some(({ person }) => person?.id === approver.id);
  const isTeamOpen = mine.some(({ id }) => !approvals.some(({ team }) => team?.id === id));
  return (isPerson && !hasApproved) || isTeamOpen;
}

/** Tells whether the reader may approve a run: one of its approvers, or somebody with the right to approve. */
export function useMayApprove(): (run: Approvable) => boolean {
  const { can, user } = usePlaybookRights();
  const { data } = useQuery({
    ...teamsOfPersonOptions({ personId: user?.id ?? "" }),
    enabled: user !== undefined,
  });
  const teams = (data?.rows ?? []).flatMap(({ team }) => (team ? [team] : []));
  return (run) => {
    if (user === undefined) return false;
    const named = run.playbook ?? { id: run.playbook_id, name: "" };
    return (
      can("playbook:approve", named) ||
      isAskedToApprove(run, { id: user.id, email: user.email, teams })
    );
  };
}
