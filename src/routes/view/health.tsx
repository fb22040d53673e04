import { createFileRoute } from "@tanstack/react-router";
import { getHealthSummaryOptions } from "~generated/canary/@tanstack/react-query.gen";
import { AccessGate } from "~/components/access/AccessGate";
import { useSearchChange } from "~/components/address/useSearchChange";
import { useSearchHref } from "~/components/address/useSearchHref";
import { HealthPage } from "~/features/health/HealthPage";
import { healthSearch, type HealthSearch } from "~/features/health/search";

/** The health page without the sidebar, for wall screens. */
export const Route = createFileRoute("/view/health")({
  validateSearch: healthSearch,
  // The checks need not wait for who is signed in: both calls leave together.
  loader: ({ context }) => void context.queryClient.prefetchQuery(getHealthSummaryOptions()),
  component: Health,
});

function Health() {
  const onSearch = useSearchChange<HealthSearch>();
  const hrefOf = useSearchHref<HealthSearch>();
  return (
    <AccessGate resource="canaries" denied="page">
      <HealthPage search={Route.useSearch()} onSearch={onSearch} hrefOf={hrefOf} />
    </AccessGate>
  );
}
