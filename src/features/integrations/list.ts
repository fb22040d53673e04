import { listIntegrationsWithStatus } from "~generated/access";
import { integrationListOptions, integrationListSortKeys } from "~generated/db/reads";
import { pagedList } from "~/components/resource/list";
import { integrationSearch } from "./search";

/** The list of integrations: its address, who sees it, and how it is read. */
export const integrationList = pagedList({
  title: "Integrations",
  access: listIntegrationsWithStatus.resource,
  search: integrationSearch,
  read: (page, { type }) => integrationListOptions({ ...page, ...(type && { types: [type] }) }),
  sortKeys: integrationListSortKeys,
  sort: { by: "created_at", desc: true },
  pageSize: 100,
});
