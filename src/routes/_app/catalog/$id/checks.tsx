import { createFileRoute } from "@tanstack/react-router";
import { useSearchChange } from "~/components/address/useSearchChange";
import { ChecksTab } from "~/features/configItem/ChecksTab";
import { checksSearch } from "~/features/configItem/search";

/** Health checks of a catalog item. */
export const Route = createFileRoute("/_app/catalog/$id/checks")({
  validateSearch: checksSearch,
  component: function Checks() {
    const { id } = Route.useParams();
    return <ChecksTab id={id} search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
