import { createFileRoute } from "@tanstack/react-router";
import { evaluateView } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { readNamedAhead } from "~/components/viewResult/viewRows";
import { viewSearch } from "~/components/viewResult/viewState";
import { NamedViewPage } from "~/features/views/ViewPage";

/** A custom view by its name (spec 1 §2); the first match wins. */
export const Route = createFileRoute("/_app/view/$name")({
  ...recordRoute({
    search: viewSearch,
    gate: evaluateView,
    readAhead: (client, { name }: { name: string }, search) =>
      readNamedAhead(client, { name }, search),
  }),
  component: function View() {
    const { name } = Route.useParams();
    return (
      <NamedViewPage
        key={name}
        name={name}
        search={Route.useSearch()}
        onSearch={useSearchChange()}
      />
    );
  },
});
