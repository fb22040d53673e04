import { createFileRoute } from "@tanstack/react-router";
import { AccessGate } from "~/components/access/AccessGate";
import { useSearchChange } from "~/components/address/useSearchChange";
import { RecordListPage } from "~/features/records/RecordListPage";
import { scrapers } from "~/features/records/scraperTable";
import { recordListSearch } from "~/features/records/search";

/** List of the catalog scrapers (spec 1 §2). */
export const Route = createFileRoute("/_app/catalog/scrapers/")({
  validateSearch: recordListSearch,
  component: Scrapers,
});

function Scrapers() {
  const search = Route.useSearch();
  const onSearch = useSearchChange<typeof search>();
  return (
    <AccessGate resource="config_scrapers" denied="page">
      <RecordListPage
        path="/catalog/scrapers"
        table={scrapers}
        search={search}
        onSearch={onSearch}
      />
    </AccessGate>
  );
}
