import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useCallback, useMemo, useState } from "react";
import { useAccess } from "~/api/access";
import { ListPage } from "~/components/list/ListPage";
import { lazyPart } from "~/components/parts/lazyPart";
import { RecordDialog } from "~/components/record/RecordDialog";
import { listState } from "~/components/list/useListState";
import type { SearchChange } from "~/components/address/useSearchChange";
import { useSearchHref } from "~/components/address/useSearchHref";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import { identityListOptions, peopleByRoleOptions } from "~generated/db/reads";
import { userColumns } from "./columns";
import type { UsersSearch } from "./search";
import { UserAction, type Action } from "./UserActions";
import { allAccounts } from "./userForm";
import { shownUsers, sortKeys, userRows, type UserRow } from "./userRows";

const InviteDialog = lazyPart(async () => (await import("./InviteDialog")).InviteDialog);
const EditUserDialog = lazyPart(async () => (await import("./EditUserDialog")).EditUserDialog);

interface Props {
  search: UsersSearch;
  onSearch: SearchChange<UsersSearch>;
}

const rowId = ({ id }: UserRow) => id;

/** The people who can sign in, with their roles (self-hosted provider only). */
export function UsersPage({ search, onSearch }: Props) {
  const list = listState({
    search,
    onSearch,
    sortKeys,
    sort: { by: "created_at", desc: true },
  });
  const accounts = useQuery({
    ...identityListOptions(allAccounts),
    placeholderData: keepPreviousData,
  });
  const people = useQuery(peopleByRoleOptions({}));
  const canWrite = useAccess().can("write", "identities");
  const me = useQuery(whoamiOptions()).data?.payload.user.id;
  const [action, setAction] = useState<Action>();

  const { offset, limit } = list.params;
  const { by, desc } = list.sort ?? { by: "created_at", desc: true };
  const rows = useMemo(
    () => accounts.data && people.data && userRows(accounts.data.rows, people.data.rows),
    [accounts.data, people.data],
  );
  const data = useMemo(() => {
    if (!rows) return undefined;
    const shown = shownUsers(rows, list.text, { by, desc });
    return { rows: shown.slice(offset, offset + limit), total: shown.length };
  }, [rows, list.text, by, desc, offset, limit]);
  const query = {
    data,
    error: accounts.error ?? people.error,
    isPending: accounts.isPending || people.isPending,
    isFetching: accounts.isFetching || people.isFetching,
    refetch: () => Promise.all([accounts.refetch(), people.refetch()]),
  };
  const open = useCallback(({ id }: UserRow) => onSearch({ id }, { push: true }), [onSearch]);
  const columns = useMemo(
    () => userColumns({ canWrite, me, onEdit: open, onAction: setAction }),
    [canWrite, me, open],
  );
  const hrefOf = useSearchHref<UsersSearch>();
  const rowHref = useCallback(({ id }: UserRow) => hrefOf({ id, add: undefined }), [hrefOf]);
  const close = () => onSearch({ id: undefined, add: undefined });
  const unread = (accounts.data?.total ?? 0) - (accounts.data?.rows.length ?? 0);

  return (
    <ListPage
      title="Users"
      columns={columns}
      rowId={rowId}
      query={query}
      list={list}
      searchLabel="Search by name, email, role or state"
      filters={unread > 0 && <span>The {unread} oldest accounts are not shown.</span>}
      add={{
        label: "Invite User",
        resource: "identities",
        onAdd: () => onSearch({ add: true }, { push: true }),
      }}
      empty={{ text: "Nobody has an account yet. Invite the first person." }}
      onOpen={open}
      rowHref={rowHref}
      selectedId={search.id ?? null}
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
    </ListPage>
  );
}
