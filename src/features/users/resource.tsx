import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { resource } from "~/components/resource/resource";
import { peopleByRoleOptions } from "~generated/db/reads";
import { userColumns, userMenu } from "./columns";
import { accountsOptions, userList } from "./list";
import { usersClosed } from "./search";
import { UserDialogs } from "./UserDialogs";
import { userRows } from "./userRows";

const useAccounts = () => useQuery({ ...accountsOptions(), placeholderData: keepPreviousData });

/** The accounts with their people and roles. */
function useUserRows() {
  const accounts = useAccounts();
  const people = useQuery(peopleByRoleOptions({}));
  const rows = useMemo(
    () => accounts.data && people.data && userRows(accounts.data.rows, people.data.rows),
    [accounts.data, people.data],
  );
  return {
    data: rows && { rows, total: rows.length },
    error: accounts.error ?? people.error,
    isPending: accounts.isPending || people.isPending,
    isFetching: accounts.isFetching || people.isFetching,
    refetch: () => Promise.all([accounts.refetch(), people.refetch()]),
  };
}

/** How many accounts there are beyond those that are read. */
function UnreadNote() {
  const { total, rows } = useAccounts().data ?? {};
  const unread = (total ?? 0) - (rows?.length ?? 0);
  return unread > 0 ? <span>The {unread} oldest accounts are not shown.</span> : null;
}

/** Settings → Users: the people who can sign in, with their roles (self-hosted provider only). */
export const users = resource(userList, {
  noun: "User",
  addLabel: "Invite User",
  about: "Nobody has an account yet. Invite the first person.",
  searchLabel: "Search by name, email, role or state",
  Rows: ({ children }) => children(useUserRows()),
  columns: userColumns,
  menu: userMenu,
  Note: UnreadNote,
  closed: usersClosed,
  Dialogs: UserDialogs,
});
