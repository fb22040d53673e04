import type { QueryClient } from "@tanstack/react-query";
import { summarizeCatalogOptions } from "~generated/catalog/@tanstack/react-query.gen";
import { preferences } from "~/components/preferences/preferences";
import { showsSummary, summaryQuery } from "./summary";
import { configListOptions, configListSortKeys } from "~generated/db/reads";
import { listOrder } from "~/components/list/useListState";
import type { ListSearch } from "~/components/address/searchParts";
import type { CatalogSearch } from "./search";
import { catalogWhere } from "./where";

type SortKey = (typeof configListSortKeys)[number];

/** Milliseconds after which what is shown is read again: the catalog changes by itself. */
export const LOOK_AGAIN = 30_000;

/** Order and pages of the catalog's list. */
export const catalogOrder = {
  sortKeys: configListSortKeys,
  sort: { by: "name" as SortKey, desc: false },
} as const;

/** The part of the address that every list has; its search text goes its own way here. */
export const pageSearch = (search: CatalogSearch): ListSearch => ({
  query: undefined,
  pageIndex: search.pageIndex,
  pageSize: search.pageSize,
  sortBy: search.sortBy,
  sortOrder: search.sortOrder,
});

/** The minute in which a search is read: times such as now-2d stay the same while a page is drawn again. */
export const searchedAt = () => new Date(Math.floor(Date.now() / 60_000) * 60_000);

/** One page of the list that the address asks for, and what is wrong with its search text. */
export function catalogList(search: CatalogSearch, now: Date) {
  const { filter, order, issue } = catalogWhere(search, now);
  const chosen = configListSortKeys.find((key) => key === order?.field);
  const { params } = listOrder(pageSearch(search), catalogOrder);
  const ordered =
    search.sortBy === undefined && chosen
      ? { ...params, order: `${chosen}.${order?.desc ? "desc" : "asc"}` as const }
      : params;
  return { options: configListOptions({ ...filter, ...pageOf(ordered) }), filter, issue };
}

const pageOf = ({ limit, offset, order }: ReturnType<typeof listOrder<SortKey>>["params"]) => ({
  limit,
  offset,
  order,
});

/** Starts the read of the page in the address. */
export function readCatalogAhead(client: QueryClient, asked: CatalogSearch): void {
  const search = { ...asked, showDeleted: asked.showDeleted ?? preferences.read().showDeleted };
  if (!showsSummary(search)) {
    if (search.groupBy === undefined)
      void client.prefetchQuery(catalogList(search, searchedAt()).options);
    return;
  }
  void client.prefetchQuery(summarizeCatalogOptions({ body: summaryQuery(search) }));
}
