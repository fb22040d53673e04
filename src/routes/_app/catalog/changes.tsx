import { createFileRoute } from "@tanstack/react-router";
import { searchCatalogChanges } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { ChangesPage } from "~/features/changes/ChangesPage";
import { changesSearch } from "~/features/changes/search";

/** Changes of the catalog (spec 1 §2). */
export const Route = createFileRoute("/_app/catalog/changes")({
  ...recordRoute({ search: changesSearch, gate: searchCatalogChanges }),
  component: function Changes() {
    return <ChangesPage search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
