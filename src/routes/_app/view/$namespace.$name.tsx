import { createFileRoute } from "@tanstack/react-router";
import { evaluateView } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { readNamedAhead } from "~/components/viewResult/viewRows";
import { viewSearch } from "~/components/viewResult/viewState";
import { NamedViewPage } from "~/features/views/ViewPage";

/** A custom view by its namespace and name (spec 1 §2). */
export const Route = createFileRoute("/_app/view/$namespace/$name")({
  ...recordRoute({
    search: viewSearch,
    gate: evaluateView,
    readAhead: (client, named: { namespace: string; name: string }, search) =>
      readNamedAhead(client, named, search),
  }),
  component: function View() {
    const { namespace, name } = Route.useParams();
    return (
      <NamedViewPage
        key={`${namespace}/${name}`}
        namespace={namespace}
        name={name}
        search={Route.useSearch()}
        onSearch={useSearchChange()}
      />
    );
  },
});
