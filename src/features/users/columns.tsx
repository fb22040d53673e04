import { EllipsisVertical } from "lucide-react";
import { DateTime } from "~/ui/time/Age";
import { Badge } from "~/ui/feedback/Badge";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { IconButton } from "~/ui/button/IconButton";
import { Menu } from "~/ui/overlay/Menu";
import type { Action } from "./UserActions";
import type { UserRow } from "./userRows";

const facts: readonly DataColumn<UserRow>[] = [
  { id: "name", header: "Name", isSortable: true, minWidth: 120, cell: ({ name }) => name },
  { id: "email", header: "Email", isSortable: true, hideBelow: 640, cell: ({ email }) => email },
  {
    id: "roles",
    header: "Roles",
    isSortable: true,
    minWidth: 100,
    cell: ({ roles }) => roles.join(", ") || "-",
  },
  {
    id: "state",
    header: "State",
    isSortable: true,
    width: 110,
    phone: "end",
    cell: ({ state, isActive }) => <Badge tone={isActive ? "good" : "unknown"}>{state}</Badge>,
  },
  {
    id: "created_at",
    header: "Created At",
    isSortable: true,
    firstSort: "desc",
    width: 190,
    hideBelow: 900,
    cell: ({ createdAt }) => <DateTime value={createdAt} />,
  },
];

interface Options {
  /** Without it there is no menu in the rows. */
  canWrite: boolean;
  /** Id of the signed-in person. */
  me: string | undefined;
  onEdit: (user: UserRow) => void;
  onAction: (action: Action) => void;
}

/** Columns of the users; those who may change people have a menu in each row. */
export function userColumns({
  canWrite,
  me,
  onEdit,
  onAction,
}: Options): readonly DataColumn<UserRow>[] {
  if (!canWrite) return facts;
  return [
    ...facts,
    {
      id: "actions",
      header: "Actions",
      width: 80,
      isHideable: false,
      phone: "end",
      cell: (user, { tabIndex }) => (
        <Menu
          trigger={
            <IconButton
              icon={EllipsisVertical}
              label={`Actions for ${user.name}`}
              tabIndex={tabIndex}
            />
          }
          groups={[
            {
              id: "actions",
              items: [
                { id: "edit", label: "Edit User", onSelect: () => onEdit(user) },
                {
                  id: "switch",
                  label: user.isActive ? "Deactivate" : "Activate",
                  disabledReason:
                    user.id === me && user.isActive ? "You cannot lock yourself out." : undefined,
                  onSelect: () =>
                    onAction({ kind: user.isActive ? "deactivate" : "activate", user }),
                },
                {
                  id: "delete",
                  label: "Delete",
                  isDanger: true,
                  disabledReason:
                    user.id === me ? "You cannot delete your own account." : undefined,
                  onSelect: () => onAction({ kind: "delete", user }),
                },
              ],
            },
          ]}
        />
      ),
    },
  ];
}
