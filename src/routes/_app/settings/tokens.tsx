import { createFileRoute } from "@tanstack/react-router";
import { AccessGate } from "~/components/access/AccessGate";
import { useSearchChange } from "~/components/address/useSearchChange";
import { tokensSearch } from "~/features/tokens/search";
import { TokensPage } from "~/features/tokens/TokensPage";

export const Route = createFileRoute("/_app/settings/tokens")({
  validateSearch: tokensSearch,
  component: Tokens,
});

function Tokens() {
  return (
    <AccessGate resource="database" denied="page">
      <TokensPage search={Route.useSearch()} onSearch={useSearchChange()} />
    </AccessGate>
  );
}
