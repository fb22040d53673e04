import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { AccessGate } from "~/components/access/AccessGate";
import { useSearchChange } from "~/components/address/useSearchChange";
import { CatalogPage } from "~/features/catalog/CatalogPage";
import { catalogSearch, type CatalogSearch } from "~/features/catalog/search";

/** Summary and list of the catalog (spec 1 §2). */
export const Route = createFileRoute("/_app/catalog/")({
  validateSearch: catalogSearch,
  component: Catalog,
});

function Catalog() {
  const router = useRouter();
  const onSearch = useSearchChange<CatalogSearch>();
  const onOpen = useCallback((href: string) => void router.navigate({ href }), [router]);
  return (
    <AccessGate resource="database" denied="page">
      <CatalogPage search={Route.useSearch()} onSearch={onSearch} onOpen={onOpen} />
    </AccessGate>
  );
}
