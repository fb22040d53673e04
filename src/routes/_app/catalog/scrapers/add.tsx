import { createFileRoute } from "@tanstack/react-router";
import { AccessGate } from "~/components/access/AccessGate";
import { useSearchChange } from "~/components/address/useSearchChange";
import { NewScraperPage } from "~/features/editors/ScraperPages";
import { type NewEditorSearch, newEditorSearch } from "~/features/editors/search";

/** Adds a catalog scraper: its type, then its editor (spec 2 §2). */
export const Route = createFileRoute("/_app/catalog/scrapers/add")({
  validateSearch: newEditorSearch,
  component: AddScraper,
});

function AddScraper() {
  const onSearch = useSearchChange<NewEditorSearch>();
  return (
    <AccessGate resource="config_scrapers" action="write" denied="page">
      <NewScraperPage search={Route.useSearch()} onSearch={onSearch} />
    </AccessGate>
  );
}
