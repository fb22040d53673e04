import { createFileRoute } from "@tanstack/react-router";
import { getHealthSummaryOptions } from "~generated/canary/@tanstack/react-query.gen";
import { AccessGate } from "~/components/access/AccessGate";
import { HealthPage } from "~/features/health/HealthPage";
import { healthSearch } from "~/features/health/search";
import { useHealthAddress } from "~/features/health/useHealthAddress";

/** The health page without the sidebar, for wall screens. */
export const Route = createFileRoute("/view/health")({
  validateSearch: healthSearch,
  // The checks need not wait for who is signed in: both calls leave together.
  loader: ({ context }) => void context.queryClient.prefetchQuery(getHealthSummaryOptions()),
  component: Health,
});

function Health() {
  const address = useHealthAddress("/view/health");
  return (
    <AccessGate resource="canaries" denied="page">
      <HealthPage search={Route.useSearch()} {...address} />
    </AccessGate>
  );
}
