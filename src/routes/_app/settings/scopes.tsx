import { createFileRoute } from "@tanstack/react-router";
import { listRoute } from "~/components/resource/list";
import { ResourcePage } from "~/components/resource/ResourcePage";
import { scopeList } from "~/features/scopes/list";
import { scopes } from "~/features/scopes/resource";

export const Route = createFileRoute("/_app/settings/scopes")({
  ...listRoute(scopeList),
  component: function Scopes() {
    return <ResourcePage of={scopes} search={Route.useSearch()} />;
  },
});
