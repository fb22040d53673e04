import { useMutation, useQuery } from "@tanstack/react-query";
import { EllipsisVertical, UserMinus, UserPlus } from "lucide-react";
import { useMemo } from "react";
import { teamMembersOptions, type TeamMemberEntry } from "~generated/db/reads";
import { deleteTeamMemberMutation } from "~generated/db/writes";
import { useAccess } from "~/api/access";
import { notifyError, notifySuccess } from "~/components/messages/notify";
import { PersonCell } from "~/components/people/PersonCell";
import { ExportRows } from "~/components/export/ExportButton";
import { QueryError } from "~/components/errors/QueryError";
import { whyNot } from "~/components/access/whyNot";
import { Button } from "~/ui/button/Button";
import { DataTable } from "~/ui/table/DataTable";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { useOnce } from "~/ui/button/useOnce";
import { IconButton } from "~/ui/button/IconButton";
import { Menu } from "~/ui/overlay/Menu";
import { AddMembers } from "./AddMembers";
import styles from "./TeamMembers.module.css";

interface Props {
  team: { id: string; name: string; deleted_at: string | null };
  /** Whether people are being chosen. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

const idOf = ({ person_id: id }: TeamMemberEntry) => id;
const nameOf = ({ person, person_id: id }: TeamMemberEntry) => person?.name ?? id;

/** People of a team, also of one whose record is kept elsewhere: membership belongs to the console (spec 3 §2). */
export function TeamMembers({ team, isAdding, onAdding }: Props) {
  const access = useAccess();
  const query = useQuery(teamMembersOptions({ teamId: team.id }));
  const reason = team.deleted_at ? "This team is deleted." : whyNot(access, "write", "teams");
  const { mutateAsync } = useMutation(deleteTeamMemberMutation());
  const [remove] = useOnce(async (member: TeamMemberEntry) => {
    const { team_id, person_id } = member;
    try {
      await mutateAsync({ where: { team_id, person_id } });
      notifySuccess(`${nameOf(member)} removed from team successfully`);
    } catch (error) {
      notifyError(error);
    }
  });
  const rows = useMemo(
    () => (query.data?.rows ?? []).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b))),
    [query.data],
  );
  const columns = useMemo(() => memberColumns(reason, remove), [reason, remove]);
  const add = (
    <Button icon={UserPlus} disabledReason={reason} onClick={() => onAdding(true)}>
      Add Members
    </Button>
  );
  return (
    <div className={styles["members"]}>
      <div className={styles["bar"]}>{add}</div>
      <DataTable
        label={`Members of ${team.name}`}
        columns={columns}
        rows={rows}
        rowId={idOf}
        tools={
          <ExportRows
            title={`Members of ${team.name}`}
            columns={columns}
            rowId={idOf}
            rows={rows}
          />
        }
        isLoading={query.isPending}
        isRefreshing={query.isFetching && query.data !== undefined}
        error={
          query.error ? <QueryError title="Error loading team members" query={query} /> : undefined
        }
        empty={
          <EmptyState
            title="No members"
            text="You haven't added any team members to the team yet."
          />
        }
      />
      {isAdding && reason === undefined && query.data && (
        <AddMembers teamId={team.id} present={rows.map(idOf)} onClose={() => onAdding(false)} />
      )}
    </div>
  );
}

function memberColumns(
  reason: string | undefined,
  onRemove: (member: TeamMemberEntry) => void,
): readonly DataColumn<TeamMemberEntry>[] {
  return [
    {
      id: "name",
      header: "Name",
      exported: nameOf,
      cell: (member) =>
        member.person ? <PersonCell person={member.person} /> : <>{nameOf(member)}</>,
    },
    {
      id: "email",
      header: "Email",
      exported: ({ person }) => person?.email,
      cell: ({ person }) => person?.email,
    },
    {
      id: "actions",
      header: "Actions",
      width: 80,
      align: "right",
      cell: (member, { tabIndex }) => (
        <Menu
          trigger={
            <IconButton
              icon={EllipsisVertical}
              label={`Actions for ${nameOf(member)}`}
              tabIndex={tabIndex}
              onClick={(event) => event.stopPropagation()}
            />
          }
          groups={[
            {
              id: "member",
              items: [
                {
                  id: "remove",
                  label: "Remove user",
                  icon: UserMinus,
                  disabledReason: reason,
                  isDanger: true,
                  onSelect: () => onRemove(member),
                },
              ],
            },
          ]}
        />
      ),
    },
  ];
}
