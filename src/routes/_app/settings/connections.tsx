import { createFileRoute } from "@tanstack/react-router";
import { listRoute } from "~/components/resource/list";
import { ResourcePage } from "~/components/resource/ResourcePage";
import { connectionList } from "~/features/connections/list";
import { connections } from "~/features/connections/resource";

export const Route = createFileRoute("/_app/settings/connections")({
  ...listRoute(connectionList),
  component: function Connections() {
    return <ResourcePage of={connections} search={Route.useSearch()} />;
  },
});
