import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import { lazyPart } from "~/components/parts/lazyPart";
import { useAccess } from "~/api/access";
import { RecordDialog } from "~/components/record/RecordDialog";
import { resource } from "~/components/resource/resource";
import { ResourceList } from "~/components/resource/ResourcePage";
import { useSearchChange } from "~/components/address/useSearchChange";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import { peopleByRoleOptions } from "~generated/db/reads";
import { userColumns, userMenu } from "./columns";
import { accountsOptions, userList } from "./list";
import type { UsersSearch } from "./search";
import { UserAction, type Action } from "./UserActions";
import { userRows } from "./userRows";

const InviteDialog = lazyPart(async () => (await import("./InviteDialog")).InviteDialog);
const EditUserDialog = lazyPart(async () => (await import("./EditUserDialog")).EditUserDialog);

const users = resource(userList, {
  noun: "User",
  addLabel: "Invite User",
  about: "Nobody has an account yet. Invite the first person.",
  searchLabel: "Search by name, email, role or state",
  columns: userColumns,
});

/** The people who can sign in, with their roles (self-hosted provider only). */
export function UsersPage({ search }: { search: UsersSearch }) {
  const onSearch = useSearchChange<UsersSearch>();
  const accounts = useQuery({ ...accountsOptions(), placeholderData: keepPreviousData });
  const people = useQuery(peopleByRoleOptions({}));
  const canWrite = useAccess().can("write", "identities");
  const me = useQuery(whoamiOptions()).data?.payload.user.id;
  const [action, setAction] = useState<Action>();
  const rows = useMemo(
    () => accounts.data && people.data && userRows(accounts.data.rows, people.data.rows),
    [accounts.data, people.data],
  );
  const query = {
    data: rows && { rows, total: rows.length },
    error: accounts.error ?? people.error,
    isPending: accounts.isPending || people.isPending,
    isFetching: accounts.isFetching || people.isFetching,
    refetch: () => Promise.all([accounts.refetch(), people.refetch()]),
  };
  const menu = useMemo(
    () =>
      canWrite
        ? userMenu({
            me,
            onEdit: ({ id }) => onSearch({ id }, { push: true }),
            onAction: setAction,
          })
        : undefined,
    [canWrite, me, onSearch],
  );
  const close = () => onSearch({ id: undefined, add: undefined });
  const unread = (accounts.data?.total ?? 0) - (accounts.data?.rows.length ?? 0);
  return (
    <ResourceList
      of={users}
      search={search}
      query={query}
      moreColumns={menu}
      note={unread > 0 && <span>The {unread} oldest accounts are not shown.</span>}
    >
      <Suspense fallback={null}>
        {search.add === true && canWrite && <InviteDialog onClose={close} />}
        {search.id !== undefined && (
          <RecordDialog
            key={search.id}
            id={search.id}
            title="Edit User"
            noun="user"
            size="small"
            query={{ ...query, data: rows && { rows: rows.filter(({ id }) => id === search.id) } }}
            onClose={close}
          >
            {(user) => <EditUserDialog key={user.id} user={user} onClose={close} />}
          </RecordDialog>
        )}
      </Suspense>
      {action && <UserAction action={action} onEnd={() => setAction(undefined)} />}
    </ResourceList>
  );
}
