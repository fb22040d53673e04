import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { listIntegrationsWithStatus } from "~generated/access";
import { isGenericTable } from "~/components/settingsTables/genericTables";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { readRecordAhead, recordGate } from "~/features/records/access";
import { RecordPage } from "~/components/recordEditor/RecordPage";
import { recordKinds } from "~/features/records/kinds";
import { integrationTypes } from "~/features/integrations/search";
import { recordSearch } from "~/components/recordEditor/recordKind";

const home = { path: "/settings/integrations", title: "Integrations" };

/** One integration, opened from the list of them: a scraper in its own editor, the others here (spec 1 §2). */
export const Route = createFileRoute("/_app/settings/integrations/$type/$id")({
  ...recordRoute({
    search: recordSearch,
    gate: ({ type }: { type: string; id: string }) => [
      { ...listIntegrationsWithStatus, action: "write" },
      ...recordGate(type),
    ],
    readAhead: (client, { type, id }) => readRecordAhead(client, type, id),
  }),
  beforeLoad: ({ params: { type, id } }) => {
    if (!integrationTypes.some((known) => known === type)) throw notFound();
    if (!isGenericTable(type))
      throw redirect({ to: "/catalog/scrapers/$id", params: { id }, replace: true });
  },
  component: function Integration() {
    const { type, id } = Route.useParams();
    const search = Route.useSearch();
    const onSearch = useSearchChange<typeof search>();
    return isGenericTable(type) ? (
      <RecordPage
        key={`${type} ${id}`}
        kind={recordKinds[type]}
        id={id}
        search={search}
        onSearch={onSearch}
        home={home}
      />
    ) : null;
  },
});
