import { listScopes } from "~generated/access";
import { scopeListOptions, scopeListSortKeys } from "~generated/db/reads";
import { listSearch, pagedList } from "~/components/resource/list";

/** The list of scopes: its address, who sees it, and how it is read. */
export const scopeList = pagedList({
  title: "Scopes",
  access: listScopes.resource,
  search: listSearch,
  read: scopeListOptions,
  sortKeys: scopeListSortKeys,
  sort: { by: "created_at", desc: true },
});
