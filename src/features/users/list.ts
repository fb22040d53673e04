import { listIdentities } from "~generated/access";
import { wholeList } from "~/components/resource/list";
import { identityListOptions, peopleByRoleOptions } from "~generated/db/reads";
import { allAccounts } from "./userForm";
import { usersSearch } from "./search";

/** Names and roles stand in no column that the server could search, so all accounts are read. */
export const accountsOptions = () => identityListOptions(allAccounts);

/** The people who can sign in: address, gate and reads of their list. */
export const userList = wholeList({
  title: "Users",
  access: listIdentities.resource,
  search: usersSearch,
  readAhead: (client) => {
    void client.prefetchQuery(accountsOptions());
    void client.prefetchQuery(peopleByRoleOptions({}));
  },
  sortKeys: ["name", "email", "roles", "state", "created_at"],
  sort: { by: "created_at", desc: true },
});
