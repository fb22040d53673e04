import { listPermissionsSummary } from "~generated/access";
import { permissionListOptions, permissionListSortKeys } from "~generated/db/reads";
import { pagedList } from "~/components/resource/list";
import { filtersOf, permissionsSearch } from "./search";

/** The list of permissions: its address, who sees it, and how it is read. */
export const permissionList = pagedList({
  title: "Permissions",
  access: listPermissionsSummary.resource,
  search: permissionsSearch,
  read: (page, search) => permissionListOptions({ ...page, ...filtersOf(search) }),
  sortKeys: permissionListSortKeys,
  sort: { by: "created_at", desc: true },
});
