import { createFileRoute } from "@tanstack/react-router";
import { listConfigScrapers } from "~generated/access";
import { scraperDetailOptions } from "~generated/db/reads";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { ScraperPage } from "~/features/editors/ScraperPages";
import { editorSearch } from "~/features/editors/search";

/** A catalog scraper's page (spec 2 §2). */
export const Route = createFileRoute("/_app/catalog/scrapers/$id")({
  ...recordRoute({
    search: editorSearch,
    gate: listConfigScrapers,
    readAhead: (client, { id }: { id: string }) =>
      void client.prefetchQuery(scraperDetailOptions({ id })),
  }),
  component: function Scraper() {
    const { id } = Route.useParams();
    return <ScraperPage key={id} id={id} search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
