import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { AccessGate } from "~/components/access/AccessGate";
import { isGenericTable } from "~/components/record/genericTables";
import { useSearchChange } from "~/components/address/useSearchChange";
import { RecordGate } from "~/features/records/RecordGate";
import { RecordPage } from "~/features/records/RecordPage";
import { integrationTypes } from "~/features/integrations/search";
import { recordSearch } from "~/features/records/search";

const home = { path: "/settings/integrations", title: "Integrations" };

/** One integration, opened from the list of them: a scraper in its own editor, the others here (spec 1 §2). */
export const Route = createFileRoute("/_app/settings/integrations/$type/$id")({
  validateSearch: recordSearch,
  beforeLoad: ({ params: { type, id } }) => {
    if (!integrationTypes.some((known) => known === type)) throw notFound();
    if (!isGenericTable(type))
      throw redirect({ to: "/catalog/scrapers/$id", params: { id }, replace: true });
  },
  component: Integration,
});

function Integration() {
  const { type, id } = Route.useParams();
  const search = Route.useSearch();
  const onSearch = useSearchChange<typeof search>();
  return (
    <AccessGate resource="integrations" action="write" denied="page">
      <RecordGate name={type}>
        {(table) => (
          <RecordPage
            key={`${type} ${id}`}
            name={type}
            table={table}
            id={id}
            search={search}
            onSearch={onSearch}
            home={home}
          />
        )}
      </RecordGate>
    </AccessGate>
  );
}
