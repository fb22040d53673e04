import { createFileRoute } from "@tanstack/react-router";
import * as v from "valibot";
import { AccessGate } from "~/components/access/AccessGate";
import { useSearchChange } from "~/components/address/useSearchChange";
import { IntegrationDialog } from "~/features/integrations/IntegrationDialog";
import { integrationEntries, tiles } from "~/features/integrations/search";
import { integrations } from "~/features/records/integrationTable";
import { NewRecord } from "~/features/records/NewRecord";
import { RecordListPage } from "~/features/records/RecordListPage";
import { recordListEntries } from "~/features/records/search";

/** List of the integrations, and the dialog that adds one (spec 3 §2). */
export const Route = createFileRoute("/_app/settings/integrations/")({
  validateSearch: v.object({ ...recordListEntries, ...integrationEntries }),
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
        onAdd={() => onSearch({ add: tiles }, { push: true })}
      >
        <IntegrationDialog
          search={search}
          onSearch={onSearch}
          renderRecord={(table, actions) => <NewRecord key={table} name={table} {...actions} />}
        />
      </RecordListPage>
    </AccessGate>
  );
}
