import { scopeListOptions } from "~generated/db/reads";
import { listSearch, pagedList } from "~/components/resource/list";

/** The list of scopes: its address, who sees it, and how it is read. */
export const scopeList = pagedList({
  title: "Scopes",
  access: "scopes",
  search: listSearch,
  read: scopeListOptions,
  sortKeys: ["name", "created_at", "updated_at"],
  sort: { by: "created_at", desc: true },
});
