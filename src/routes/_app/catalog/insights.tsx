import { createFileRoute } from "@tanstack/react-router";
import { listConfigAnalysisItems } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { InsightsPage } from "~/features/insights/InsightsPage";
import { insightsSearch } from "~/features/insights/search";

/** Insights of the catalog (spec 1 §2). */
export const Route = createFileRoute("/_app/catalog/insights")({
  ...recordRoute({ search: insightsSearch, gate: listConfigAnalysisItems }),
  component: function Insights() {
    return <InsightsPage search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
