import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { listConfigs } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { CatalogPage } from "~/features/catalog/CatalogPage";
import { readCatalogAhead } from "~/features/catalog/list";
import { readStartView } from "~/features/catalog/startView";
import { catalogSearch } from "~/features/catalog/search";

/** Summary and list of the catalog (spec 1 §2). */
export const Route = createFileRoute("/_app/catalog/")({
  ...recordRoute({
    search: catalogSearch,
    gate: listConfigs,
    readAhead: (client, _params, search) => readCatalogAhead(client, search),
  }),
  // Only the plain address: what somebody asks for comes before what they start with.
  beforeLoad: ({ location }) => {
    const start = location.searchStr === "" ? readStartView() : undefined;
    if (start !== undefined && start !== "/catalog") throw redirect({ href: start, replace: true });
  },
  component: Catalog,
});

function Catalog() {
  const router = useRouter();
  const onOpen = useCallback((href: string) => void router.navigate({ href }), [router]);
  return <CatalogPage search={Route.useSearch()} onSearch={useSearchChange()} onOpen={onOpen} />;
}
