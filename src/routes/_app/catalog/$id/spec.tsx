import { createFileRoute } from "@tanstack/react-router";
import { useSearchChange } from "~/components/address/useSearchChange";
import { SpecTab } from "~/features/configItem/SpecTab";
import { specSearch } from "~/features/configItem/search";

/** Spec of a catalog item. */
export const Route = createFileRoute("/_app/catalog/$id/spec")({
  validateSearch: specSearch,
  component: function Spec() {
    const { id } = Route.useParams();
    return <SpecTab id={id} search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
