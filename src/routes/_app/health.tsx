import { createFileRoute } from "@tanstack/react-router";
import { getHealthSummary } from "~generated/access";
import { getHealthSummaryOptions } from "~generated/canary/@tanstack/react-query.gen";
import { useSearchChange, useSearchHref } from "~/components/address/useSearchChange";
import { HealthPage } from "~/features/health/HealthPage";
import { healthSearch, type HealthSearch } from "~/features/health/search";

export const Route = createFileRoute("/_app/health")({
  validateSearch: healthSearch,
  staticData: { gate: getHealthSummary },
  // A link to a check needs its details beside the list. Who draws them asks again for what does not come.
  beforeLoad: ({ search }) => {
    if (search.checkId !== undefined)
      import("~/features/health/CheckDrawer").catch(() => undefined);
  },
  // The checks need not wait for who is signed in: both calls leave together.
  loader: ({ context }) => void context.queryClient.prefetchQuery(getHealthSummaryOptions()),
  component: Health,
});

function Health() {
  const onSearch = useSearchChange<HealthSearch>();
  const hrefOf = useSearchHref<HealthSearch>();
  return <HealthPage search={Route.useSearch()} onSearch={onSearch} hrefOf={hrefOf} />;
}
