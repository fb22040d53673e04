import type { TablePaging, TableSort } from "~/ui/table/dataTableTypes";
import { keepPageSize, readPageSize } from "./pageSizeStore";
import type { ListSearch } from "~/components/address/searchParts";
import type { SearchChange } from "~/components/address/useSearchChange";

/** How a list reads its address: what to ask the server for, and what its table shows and changes. */
export interface ListState<Key extends string> {
  /** Search text, or undefined. */
  text: string | undefined;
  /** Page to ask for. */
  page: { limit: number; offset: number };
  /** Order to ask for; undefined leaves the read's own. */
  order: `${Key}.${"asc" | "desc"}` | undefined;
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
  onText: (text: string) => void;
  /** Paging bar for a list of that many rows. */
  paging: (total: number) => TablePaging;
}

interface Props<Key extends string> {
  search: ListSearch;
  onSearch: SearchChange<ListSearch>;
  /** Columns that the server can sort by. */
  sortKeys: readonly Key[];
  defaultSort: { by: Key; desc: boolean };
  /** Rows of a page without a choice (default: the size that was last chosen anywhere, else 50). */
  pageSize?: number;
}

/** State of a list that the server pages and sorts; it lives in the address, the page size also in the browser. */
export function listState<Key extends string>(props: Props<Key>): ListState<Key> {
  const { search, onSearch, sortKeys, defaultSort } = props;
  const chosen = sortKeys.find((key) => key === search.sortBy);
  const by = chosen ?? defaultSort.by;
  const isDefaultOrder = chosen === undefined && search.sortOrder === undefined;
  const desc = isDefaultOrder ? defaultSort.desc : search.sortOrder === "desc";
  const pageSize = search.pageSize || props.pageSize || readPageSize();
  const pageIndex = search.pageIndex ?? 0;
  return {
    text: search.query,
    page: { limit: pageSize, offset: pageIndex * pageSize },
    order: `${by}.${desc ? "desc" : "asc"}`,
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
