import { createFileRoute } from "@tanstack/react-router";
import { listRoute } from "~/components/resource/list";
import { ResourcePage } from "~/components/resource/ResourcePage";
import { incidentList } from "~/features/incidents/list";
import { incidents } from "~/features/incidents/resource";

/** The incidents (spec 1 §2). */
export const Route = createFileRoute("/_app/incidents/")({
  ...listRoute(incidentList),
  component: function Incidents() {
    return <ResourcePage of={incidents} search={Route.useSearch()} />;
  },
});
