import type { SearchChange } from "~/components/address/useSearchChange";
import { ConfigTabs } from "~/components/catalogTabs/ConfigTabs";
import type { InsightsSearch } from "~/components/insights/insightsEntries";
import { InsightsPanel } from "~/components/insights/InsightsPanel";
import type { InsightsPageSearch } from "./search";

interface Props {
  search: InsightsPageSearch;
  onSearch: SearchChange<InsightsSearch>;
}

/** Insights about all catalog items (spec 1 §2). */
export const InsightsPage = ({ search, onSearch }: Props) => (
  <InsightsPanel
    search={search}
    onSearch={onSearch}
    renderHeader={({ refresh }) => <ConfigTabs tab="insights" search={search} refresh={refresh} />}
  />
);
