import { createFileRoute } from "@tanstack/react-router";
import { AccessGate } from "~/components/AccessGate";
import { CanaryPage } from "~/features/canaries/CanaryPage";

export const Route = createFileRoute("/_app/settings/canaries/$id")({ component: Canary });

function Canary() {
  return (
    <AccessGate resource="canaries" denied="page">
      <CanaryPage id={Route.useParams().id} />
    </AccessGate>
  );
}
