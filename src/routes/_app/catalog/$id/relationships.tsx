import { createFileRoute } from "@tanstack/react-router";
import { useSearchChange } from "~/components/address/useSearchChange";
import { RelationshipsTab } from "~/features/configItem/RelationshipsTab";
import { relationshipsSearch } from "~/features/configItem/search";

/** Relationships of a catalog item. */
export const Route = createFileRoute("/_app/catalog/$id/relationships")({
  validateSearch: relationshipsSearch,
  component: function Relationships() {
    const { id } = Route.useParams();
    return <RelationshipsTab id={id} search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
