import { createFileRoute } from "@tanstack/react-router";
import { AccessGate } from "~/components/access/AccessGate";
import { useSearchChange } from "~/components/address/useSearchChange";
import { ConnectionsPage } from "~/features/connections/ConnectionsPage";
import { connectionsSearch } from "~/features/connections/search";

export const Route = createFileRoute("/_app/settings/connections")({
  validateSearch: connectionsSearch,
  component: Connections,
});

function Connections() {
  return (
    <AccessGate resource="connections" denied="page">
      <ConnectionsPage search={Route.useSearch()} onSearch={useSearchChange()} />
    </AccessGate>
  );
}
