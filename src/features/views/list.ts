import { listViews } from "~generated/access";
import { viewListOptions, viewListSortKeys } from "~generated/db/reads";
import { listSearch, pagedList } from "~/components/resource/list";

/** The list of custom views: its address, who sees it, and how it is read. */
export const viewList = pagedList({
  title: "Views",
  access: listViews.resource,
  search: listSearch,
  read: viewListOptions,
  sortKeys: viewListSortKeys,
  sort: { by: "created_at", desc: true },
});
