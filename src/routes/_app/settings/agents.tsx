import { createFileRoute } from "@tanstack/react-router";
import { listRoute } from "~/components/resource/list";
import { ResourcePage } from "~/components/resource/ResourcePage";
import { agentList } from "~/features/agents/list";
import { agents } from "~/features/agents/resource";

export const Route = createFileRoute("/_app/settings/agents")({
  ...listRoute(agentList),
  component: function Agents() {
    return <ResourcePage of={agents} search={Route.useSearch()} />;
  },
});
