import { createFileRoute } from "@tanstack/react-router";
import { useSearchChange } from "~/components/address/useSearchChange";
import { ChangesPanel } from "~/components/changes/ChangesPanel";
import { itemChangesSearch } from "~/features/configItem/search";

/** Changes of a catalog item and of what is related to it. */
export const Route = createFileRoute("/_app/catalog/$id/changes")({
  validateSearch: itemChangesSearch,
  component: function Changes() {
    const { id } = Route.useParams();
    return <ChangesPanel configId={id} search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
