import { createFileRoute } from "@tanstack/react-router";
import { evaluateView } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { readViewAhead } from "~/components/viewResult/viewRows";
import { viewSearch } from "~/components/viewResult/viewState";
import { ViewPage } from "~/features/views/ViewPage";

/** A custom view (spec 1 §2). */
export const Route = createFileRoute("/_app/views/$id")({
  ...recordRoute({
    search: viewSearch,
    gate: evaluateView,
    readAhead: (client, { id }: { id: string }, search) => readViewAhead(client, id, search),
  }),
  component: function View() {
    const { id } = Route.useParams();
    return <ViewPage key={id} id={id} search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
