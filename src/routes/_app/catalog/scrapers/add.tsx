import { createFileRoute } from "@tanstack/react-router";
import { createConfigScraper } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { NewScraperPage } from "~/features/editors/ScraperPages";
import { newEditorSearch } from "~/features/editors/search";

/** Adds a catalog scraper: its type, then its editor (spec 2 §2). */
export const Route = createFileRoute("/_app/catalog/scrapers/add")({
  ...recordRoute({ search: newEditorSearch, gate: createConfigScraper }),
  component: function AddScraper() {
    return <NewScraperPage search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
