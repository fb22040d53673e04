import { createFileRoute } from "@tanstack/react-router";
import { getHealthSummaryOptions } from "~generated/canary/@tanstack/react-query.gen";
import { AccessGate } from "~/components/access/AccessGate";
import { HealthPage } from "~/features/health/HealthPage";
import { healthSearch } from "~/features/health/search";
import { useHealthAddress } from "~/features/health/useHealthAddress";

export const Route = createFileRoute("/_app/health")({
  validateSearch: healthSearch,
  // The checks need not wait for who is signed in: both calls leave together.
  loader: ({ context }) => void context.queryClient.prefetchQuery(getHealthSummaryOptions()),
  component: Health,
});

function Health() {
  const address = useHealthAddress("/health");
  return (
    <AccessGate resource="canaries" denied="page">
      <HealthPage search={Route.useSearch()} {...address} />
    </AccessGate>
  );
}
