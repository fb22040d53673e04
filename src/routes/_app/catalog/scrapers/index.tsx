import { createFileRoute } from "@tanstack/react-router";
import { listRoute } from "~/components/resource/list";
import { ResourcePage } from "~/components/resource/ResourcePage";
import { scrapers } from "~/features/records/listResources";
import { scraperList } from "~/features/records/lists";

/** List of the catalog scrapers (spec 1 §2). */
export const Route = createFileRoute("/_app/catalog/scrapers/")({
  ...listRoute(scraperList),
  component: function Scrapers() {
    return <ResourcePage of={scrapers} search={Route.useSearch()} />;
  },
});
