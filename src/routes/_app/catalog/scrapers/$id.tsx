import { createFileRoute } from "@tanstack/react-router";
import { listConfigScrapers } from "~generated/access";
import { scraperDetailOptions } from "~generated/db/reads";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { RecordPage } from "~/components/recordEditor/RecordPage";
import { recordSearch } from "~/components/recordEditor/recordKind";
import { scraperKind } from "~/features/records/scraperKind";

/** A catalog scraper's page (spec 2 §2). */
export const Route = createFileRoute("/_app/catalog/scrapers/$id")({
  ...recordRoute({
    search: recordSearch,
    gate: listConfigScrapers,
    readAhead: (client, { id }: { id: string }) =>
      void client.prefetchQuery(scraperDetailOptions({ id })),
  }),
  component: function Scraper() {
    const { id } = Route.useParams();
    return (
      <RecordPage
        key={id}
        kind={scraperKind}
        id={id}
        search={Route.useSearch()}
        onSearch={useSearchChange()}
      />
    );
  },
});
