import { createFileRoute } from "@tanstack/react-router";
import { useSearchChange } from "~/components/address/useSearchChange";
import { viewSearch } from "~/components/viewResult/viewState";
import { ViewTab } from "~/features/configItem/ViewTab";

/** A view shown inside a catalog item (spec 1 §2). */
export const Route = createFileRoute("/_app/catalog/$id/view/$viewId")({
  validateSearch: viewSearch,
  component: function View() {
    const { id, viewId } = Route.useParams();
    return (
      <ViewTab
        key={viewId}
        id={id}
        viewId={viewId}
        search={Route.useSearch()}
        onSearch={useSearchChange()}
      />
    );
  },
});
