import { integrationListOptions } from "~generated/db/reads";
import { pagedList } from "~/components/resource/list";
import { integrationSearch } from "./search";

/** The list of integrations: its address, who sees it, and how it is read. */
export const integrationList = pagedList({
  title: "Integrations",
  access: "integrations",
  search: integrationSearch,
  read: (page, { type }) => integrationListOptions({ ...page, ...(type && { types: [type] }) }),
  sortKeys: [
    "name",
    "integration_type",
    "source",
    "job_status",
    "job_time_start",
    "job_last_failed",
    "created_at",
    "updated_at",
  ],
  sort: { by: "created_at", desc: true },
  pageSize: 100,
});
