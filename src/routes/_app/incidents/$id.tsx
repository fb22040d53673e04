import { createFileRoute } from "@tanstack/react-router";
import { listIncidents } from "~generated/access";
import { incidentDetailOptions } from "~generated/db/reads";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { IncidentPage } from "~/features/incidents/IncidentPage";
import { incidentSearch } from "~/features/incidents/search";

/** One incident (spec 1 §2). */
export const Route = createFileRoute("/_app/incidents/$id")({
  ...recordRoute({
    search: incidentSearch,
    gate: listIncidents,
    readAhead: (client, { id }: { id: string }) =>
      client.prefetchQuery(incidentDetailOptions({ id })),
  }),
  component: function Incident() {
    const { id } = Route.useParams();
    return (
      <IncidentPage key={id} id={id} search={Route.useSearch()} onSearch={useSearchChange()} />
    );
  },
});
