import { createFileRoute } from "@tanstack/react-router";
import { listRoute } from "~/components/resource/list";
import { ResourcePage } from "~/components/resource/ResourcePage";
import { tokenList } from "~/features/tokens/list";
import { tokens } from "~/features/tokens/resource";

export const Route = createFileRoute("/_app/settings/tokens")({
  ...listRoute(tokenList),
  component: function Tokens() {
    return <ResourcePage of={tokens} search={Route.useSearch()} />;
  },
});
