import { createFileRoute } from "@tanstack/react-router";
import { searchCatalogChanges } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { AroundPage } from "~/features/around/AroundPage";
import { aroundSearch } from "~/features/around/search";

/** What happened around a moment, in every area. */
export const Route = createFileRoute("/_app/around")({
  ...recordRoute({ search: aroundSearch, gate: searchCatalogChanges }),
  component: function Around() {
    return <AroundPage search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
