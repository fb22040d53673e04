import { permissionListOptions } from "~generated/db/reads";
import { pagedList } from "~/components/resource/list";
import { filtersOf, permissionsSearch } from "./search";

/** The list of permissions: its address, who sees it, and how it is read. */
export const permissionList = pagedList({
  title: "Permissions",
  access: "permissions",
  search: permissionsSearch,
  read: (page, search) => permissionListOptions({ ...page, ...filtersOf(search) }),
  sortKeys: ["subject_type", "action", "description", "updated_at", "created_at"],
  sort: { by: "created_at", desc: true },
});
