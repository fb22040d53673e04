import { createFileRoute } from "@tanstack/react-router";
import { createConfigScraper } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { NewRecordPage } from "~/components/recordEditor/NewRecordPage";
import { newRecordSearch } from "~/components/recordEditor/recordKind";
import { scraperKind } from "~/features/records/scraperKind";

/** Adds a catalog scraper: its type, then its editor (spec 2 §2). */
export const Route = createFileRoute("/_app/catalog/scrapers/add")({
  ...recordRoute({ search: newRecordSearch, gate: createConfigScraper }),
  component: function AddScraper() {
    return (
      <NewRecordPage kind={scraperKind} search={Route.useSearch()} onSearch={useSearchChange()} />
    );
  },
});
