import { createFileRoute } from "@tanstack/react-router";
import { AccessGate } from "~/components/access/AccessGate";
import { useSearchChange } from "~/components/address/useSearchChange";
import { ScraperPage } from "~/features/editors/ScraperPages";
import { type EditorSearch, editorSearch } from "~/features/editors/search";

/** A catalog scraper's page (spec 2 §2). */
export const Route = createFileRoute("/_app/catalog/scrapers/$id")({
  validateSearch: editorSearch,
  component: Scraper,
});

function Scraper() {
  const { id } = Route.useParams();
  const onSearch = useSearchChange<EditorSearch>();
  return (
    <AccessGate resource="config_scrapers" denied="page">
      <ScraperPage key={id} id={id} search={Route.useSearch()} onSearch={onSearch} />
    </AccessGate>
  );
}
