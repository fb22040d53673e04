import type { ListSearch } from "~/components/address/searchParts";
import { listState, type ListState } from "~/components/list/useListState";
import type { SearchChange } from "~/components/address/useSearchChange";

interface Props<Key extends string> {
  search: ListSearch;
  onSearch: SearchChange<ListSearch>;
  sortKeys: readonly Key[];
  sort: { by: Key; desc: boolean };
}

/** Lists of records start with the newest (spec 1 §3). */
export const newestFirst = { by: "created_at", desc: true } as const;

/** State of a list of records: 100 on a page (spec 1 §9). */
export const recordList = <Key extends string>(props: Props<Key>): ListState<Key> =>
  listState({ ...props, pageSize: 100 });
