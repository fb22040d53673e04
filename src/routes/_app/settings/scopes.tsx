import { createFileRoute } from "@tanstack/react-router";
import { AccessGate } from "~/components/access/AccessGate";
import { useSearchChange } from "~/components/address/useSearchChange";
import { ScopesPage } from "~/features/scopes/ScopesPage";
import { scopesSearch } from "~/features/scopes/search";

export const Route = createFileRoute("/_app/settings/scopes")({
  validateSearch: scopesSearch,
  component: Scopes,
});

function Scopes() {
  return (
    <AccessGate resource="scopes" denied="page">
      <ScopesPage search={Route.useSearch()} onSearch={useSearchChange()} />
    </AccessGate>
  );
}
