import { createFileRoute } from "@tanstack/react-router";
import { listRoute } from "~/components/resource/list";
import { AccessGate } from "~/components/access/AccessGate";
import { tokenList } from "~/features/tokens/list";
import { TokensPage } from "~/features/tokens/TokensPage";

export const Route = createFileRoute("/_app/settings/tokens")({
  ...listRoute(tokenList),
  component: function Tokens() {
    return (
      <AccessGate resource={tokenList.access} denied="page">
        <TokensPage search={Route.useSearch()} />
      </AccessGate>
    );
  },
});
