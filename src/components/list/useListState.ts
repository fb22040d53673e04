import type { ListSearch } from "~/components/address/searchParts";
import type { SearchChange } from "~/components/address/useSearchChange";
import type { TablePaging, TableSort } from "~/ui/table/dataTableTypes";
import { keepPageSize, readPageSize } from "./pageSizeStore";

/** How a list may be sorted and how long its pages are. */
export interface ListOrder<Key extends string> {
  /** Columns that can be sorted by. */
  sortKeys: readonly Key[];
  /** Order of an address that names none. */
  sort: { by: NoInfer<Key>; desc: boolean };
  /** Rows of a page without a choice (default: the size that was last chosen anywhere, else 50). */
  pageSize?: number;
}

/** What a read of one page takes. */
export interface PageParams<Key extends string> {
  limit: number;
  offset: number;
  order: `${Key}.${"asc" | "desc"}`;
  text?: string | undefined;
}

/** What an address asks of a list: the page and the order in force, and the read's parameters for both. */
export function listOrder<Key extends string>(
  search: ListSearch,
  { sortKeys, sort, pageSize: usualSize }: ListOrder<Key>,
) {
  const chosen = sortKeys.find((key) => key === search.sortBy);
  const by = chosen ?? sort.by;
  const isUsual = chosen === undefined && search.sortOrder === undefined;
  const desc = isUsual ? sort.desc : search.sortOrder === "desc";
  const pageSize = search.pageSize || usualSize || readPageSize();
  const pageIndex = search.pageIndex ?? 0;
  const params: PageParams<Key> = {
    limit: pageSize,
    offset: pageIndex * pageSize,
    order: `${by}.${desc ? "desc" : "asc"}`,
    text: search.query,
  };
  return { by, desc, pageIndex, pageSize, params };
}

/** How a list reads its address: what to ask the server for, and what its table shows and changes. */
export interface ListState<Key extends string> {
  /** Search text, or undefined. */
  text: string | undefined;
  /** Page, order and text to ask for. */
  params: PageParams<Key>;
  sort: TableSort;
  onSort: (sort: TableSort | null) => void;
  onText: (text: string) => void;
  /** Paging bar for a list of that many rows. */
  paging: (total: number) => TablePaging;
}

interface Props<Key extends string> extends ListOrder<Key> {
  search: ListSearch;
  onSearch: SearchChange<ListSearch>;
}

/** State of a list that is paged and sorted; it lives in the address, the page size also in the browser. */
export function listState<Key extends string>(props: Props<Key>): ListState<Key> {
  const { search, onSearch } = props;
  const { by, desc, pageIndex, pageSize, params } = listOrder(search, props);
  return {
    text: search.query,
    params,
    sort: { by, desc },
    onSort: (sort) =>
      onSearch({
        sortBy: sort?.by,
        sortOrder: sort ? (sort.desc ? "desc" : "asc") : undefined,
        pageIndex: undefined,
      }),
    onText: (text) =>
      onSearch({ query: text.trim() === "" ? undefined : text.trim(), pageIndex: undefined }),
    paging: (total) => ({
      pageIndex,
      pageSize,
      total,
      onChange: (page) => {
        if (page.pageSize !== pageSize) keepPageSize(page.pageSize);
        onSearch({ pageIndex: page.pageIndex || undefined, pageSize: page.pageSize });
      },
    }),
  };
}
