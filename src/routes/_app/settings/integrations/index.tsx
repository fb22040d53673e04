import { createFileRoute } from "@tanstack/react-router";
import { AccessGate } from "~/components/AccessGate";
import { useSearchChange } from "~/components/useSearchChange";
import { integrations } from "~/features/records/integrationTable";
import { RecordListPage } from "~/features/records/RecordListPage";
import { recordListSearch } from "~/features/records/search";

/** List of the integrations (spec 3 §2). */
export const Route = createFileRoute("/_app/settings/integrations/")({
  validateSearch: recordListSearch,
  component: Integrations,
});

function Integrations() {
  const search = Route.useSearch();
  const onSearch = useSearchChange<typeof search>();
  return (
    <AccessGate resource="integrations" denied="page">
      <RecordListPage
        path="/settings/integrations"
        table={integrations}
        search={search}
        onSearch={onSearch}
      />
    </AccessGate>
  );
}
