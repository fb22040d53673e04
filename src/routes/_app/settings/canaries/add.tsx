import { createFileRoute } from "@tanstack/react-router";
import { AccessGate } from "~/components/AccessGate";
import { NewCanaryPage } from "~/features/canaries/CanaryPage";

export const Route = createFileRoute("/_app/settings/canaries/add")({ component: AddCanary });

function AddCanary() {
  return (
    <AccessGate resource="canaries" action="write" denied="page">
      <NewCanaryPage />
    </AccessGate>
  );
}
