import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { searchCatalogChangesOptions } from "~generated/catalog/@tanstack/react-query.gen";
import type { CatalogChange } from "~generated/catalog/types.gen";
import { readableRows } from "~/api/readable";
import { readOnce } from "~/api/readOnce";
import type { SearchChange } from "~/components/address/useSearchChange";
import { useWithout } from "~/components/address/useWithout";
import { listOrder, listState } from "~/components/list/useListState";
import { usePreferences } from "~/components/preferences/preferences";
import type { TablePage } from "~/ui/table/dataTableTypes";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import type { ChangesSearch } from "./changesEntries";
import { changesFilters, changesQuery, placeKeys } from "./changesFilters";

const order = {
  sortKeys: ["created_at", "name", "change_type", "summary", "source", "count"],
  sort: { by: "created_at", desc: true },
} as const;

const noRows: readonly CatalogChange[] = [];

interface Asked {
  configId?: string | undefined;
  timeZone?: string | undefined;
  showDeleted?: boolean;
}

/** The read of the page of changes that an address asks for. */
function changesOptions(search: ChangesSearch, { configId, timeZone, showDeleted }: Asked) {
  const { pageIndex, pageSize, by, desc } = listOrder(search, order);
  return searchCatalogChangesOptions({
    body: {
      ...changesQuery(changesFilters(search, showDeleted), { configId, timeZone }),
      sort_by: `${desc ? "-" : ""}${by}`,
      page_size: pageSize,
      ...(pageIndex > 0 && { page: pageIndex + 1 }),
    },
  });
}

/**
 * Changes that the address asks for: filters, the page of them, and what the table changes. `rows` is the page as it came,
 * with entries that no table can show in their place; `readable` is without them.
 */
export function useChanges(
  search: ChangesSearch,
  onSearch: SearchChange<ChangesSearch>,
  configId: string | undefined,
) {
  const { timeZone } = useDateTimeSettings();
  const { showDeleted } = usePreferences();
  const asked = useWithout(search, placeKeys);
  const filters = useMemo(() => changesFilters(asked, showDeleted), [asked, showDeleted]);
  const list = listState({ ...order, search, onSearch });
  const query = useQuery({
    ...changesOptions(search, { configId, timeZone, showDeleted }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const rows = data?.changes ?? noRows;
  const readable = useMemo(() => readableRows(rows), [rows]);
  const client = useQueryClient();
  const readPage = async (page: TablePage) => {
    const options = changesOptions({ ...search, ...page }, { configId, timeZone, showDeleted });
    const answer = await readOnce(client, options);
    return { rows: answer.changes ?? noRows, total: answer.total ?? 0 };
  };
  return {
    filters,
    list,
    query,
    rows,
    readable,
    total: data?.total ?? 0,
    timeZone,
    readPage,
  };
}
