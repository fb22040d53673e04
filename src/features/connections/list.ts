import { listConnections } from "~generated/access";
import { connectionListOptions, connectionListSortKeys } from "~generated/db/reads";
import { pagedList } from "~/components/resource/list";
import { connectionsSearch } from "./search";

/** The list of connections: its address, who sees it, and how it is read. */
export const connectionList = pagedList({
  title: "Connections",
  access: listConnections.resource,
  search: connectionsSearch,
  read: (page, { type }) => connectionListOptions({ ...page, ...(type && { types: [type] }) }),
  sortKeys: connectionListSortKeys,
  sort: { by: "created_at", desc: true },
});
