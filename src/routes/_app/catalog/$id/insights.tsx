import { createFileRoute } from "@tanstack/react-router";
import { useSearchChange } from "~/components/address/useSearchChange";
import { InsightsPanel } from "~/components/insights/InsightsPanel";
import { itemInsightsSearch } from "~/features/configItem/search";

/** Insights about a catalog item. */
export const Route = createFileRoute("/_app/catalog/$id/insights")({
  validateSearch: itemInsightsSearch,
  component: function Insights() {
    const { id } = Route.useParams();
    return <InsightsPanel configId={id} search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
