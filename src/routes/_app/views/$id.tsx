import { createFileRoute } from "@tanstack/react-router";
import { evaluateView } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { viewOptions } from "~/components/view/useView";
import { variablesIn, viewSearch } from "~/components/view/viewState";
import { ViewPage } from "~/features/views/ViewPage";

/** A custom view (spec 1 §2). */
export const Route = createFileRoute("/_app/views/$id")({
  ...recordRoute({
    search: viewSearch,
    gate: evaluateView,
    readAhead: (client, { id }: { id: string }, search) =>
      client.prefetchQuery(viewOptions(id, variablesIn(search))),
  }),
  component: function View() {
    const { id } = Route.useParams();
    return <ViewPage key={id} id={id} search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
