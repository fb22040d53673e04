import { createFileRoute } from "@tanstack/react-router";
import { getHealthSummary } from "~generated/access";
import { getHealthSummaryOptions } from "~generated/canary/@tanstack/react-query.gen";
import { useSearchChange, useSearchHref } from "~/components/address/useSearchChange";
import { HealthPage } from "~/features/health/HealthPage";
import { healthSearch, type HealthSearch } from "~/features/health/search";

/** The health page without the sidebar, for wall screens. */
export const Route = createFileRoute("/view/health")({
  validateSearch: healthSearch,
  staticData: { gate: getHealthSummary },
  // The checks need not wait for who is signed in: both calls leave together.
  loader: ({ context }) => void context.queryClient.prefetchQuery(getHealthSummaryOptions()),
  component: Health,
});

function Health() {
  const onSearch = useSearchChange<HealthSearch>();
  const hrefOf = useSearchHref<HealthSearch>();
  return <HealthPage search={Route.useSearch()} onSearch={onSearch} hrefOf={hrefOf} />;
}
