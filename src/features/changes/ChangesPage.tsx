import type { SearchChange } from "~/components/address/useSearchChange";
import type { ChangesSearch } from "~/components/changes/changesEntries";
import { ChangesPanel } from "~/components/changes/ChangesPanel";
import { ConfigTabs } from "~/components/catalogTabs/ConfigTabs";
import type { ChangesPageSearch } from "./search";

interface Props {
  search: ChangesPageSearch;
  onSearch: SearchChange<ChangesSearch>;
}

/** Changes of all catalog items (spec 1 §2). */
export const ChangesPage = ({ search, onSearch }: Props) => (
  <ChangesPanel
    search={search}
    onSearch={onSearch}
    renderHeader={({ query }) => (
      <ConfigTabs
        tab="changes"
        search={search}
        refresh={{ onRefresh: () => void query.refetch(), isRefreshing: query.isFetching }}
      />
    )}
  />
);
