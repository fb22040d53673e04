import { listApplications } from "~generated/access";
import { applicationListOptions, applicationListSortKeys } from "~generated/db/reads";
import { listSearch, pagedList } from "~/components/resource/list";

/** The list of applications: its address, who sees it, and how it is read. */
export const applicationList = pagedList({
  title: "Applications",
  access: listApplications.resource,
  search: listSearch,
  read: applicationListOptions,
  sortKeys: applicationListSortKeys,
  sort: { by: "created_at", desc: true },
});
