import { EllipsisVertical } from "lucide-react";
import { useSearchChange } from "~/components/address/useSearchChange";
import { useMyId } from "~/components/people/author";
import { DateTime } from "~/ui/time/Age";
import { Badge } from "~/ui/feedback/Badge";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { IconButton } from "~/ui/button/IconButton";
import { Menu } from "~/ui/overlay/Menu";
import type { UsersSearch } from "./search";
import { onlyAdminReason } from "./onlyAdmin";
import type { UserRow } from "./userRows";

/** Columns of the users. */
export const userColumns: readonly DataColumn<UserRow>[] = [
  {
    id: "name",
    header: "Name",
    minWidth: 120,
    value: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    id: "email",
    header: "Email",
    hideBelow: 640,
    value: ({ email }) => email,
    cell: ({ email }) => email,
  },
  {
    id: "roles",
    header: "Roles",
    minWidth: 100,
    value: ({ roles }) => roles.join(", "),
    cell: ({ roles }) => roles.join(", ") || "-",
  },
  {
    id: "state",
    header: "State",
    width: 110,
    phone: "end",
    value: ({ state }) => state,
    cell: ({ state, isActive }) => <Badge tone={isActive ? "good" : "unknown"}>{state}</Badge>,
  },
  {
    id: "created_at",
    header: "Created At",
    firstSort: "desc",
    width: 190,
    hideBelow: 900,
    isMoment: true,
    value: ({ createdAt }) => Date.parse(createdAt),
    cell: ({ createdAt }) => <DateTime value={createdAt} />,
  },
];

function UserMenu({ user, tabIndex }: { user: UserRow; tabIndex: 0 | -1 }) {
  const me = useMyId();
  const onlyAdmin = user.isOnlyAdmin ? onlyAdminReason : undefined;
  const onSearch = useSearchChange<UsersSearch>();
  const open = (ask?: UsersSearch["ask"]) => onSearch({ id: user.id, ask }, { push: true });
  return (
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
            { id: "edit", label: "Edit User", onSelect: () => open() },
            {
              id: "switch",
              label: user.isActive ? "Deactivate" : "Activate",
              disabledReason:
                user.id === me && user.isActive
                  ? "You cannot lock yourself out."
                  : user.isActive
                    ? onlyAdmin
                    : undefined,
              onSelect: () => open(user.isActive ? "deactivate" : "activate"),
            },
            {
              id: "delete",
              label: "Delete",
              isDanger: true,
              disabledReason: user.id === me ? "You cannot delete your own account." : onlyAdmin,
              onSelect: () => open("delete"),
            },
          ],
        },
      ]}
    />
  );
}

/** Column with a menu in each row, for those who may change people. */
export const userMenu: DataColumn<UserRow> = {
  id: "actions",
  header: "Actions",
  width: 80,
  isHideable: false,
  phone: "end",
  cell: (user, { tabIndex }) => <UserMenu user={user} tabIndex={tabIndex} />,
};
