import { createFileRoute } from "@tanstack/react-router";
import { useSearchChange } from "~/components/address/useSearchChange";
import { lazyPart } from "~/components/parts/lazyPart";
import { listRoute } from "~/components/resource/list";
import { ResourcePage } from "~/components/resource/ResourcePage";
import { IntegrationDialog } from "~/features/integrations/IntegrationDialog";
import { integrationList } from "~/features/integrations/list";
import { integrations } from "~/features/integrations/resource";

const NewRecord = lazyPart(async () => (await import("~/features/records/NewRecord")).NewRecord);

/** List of the integrations, and the dialog that adds one (spec 3 §2). */
export const Route = createFileRoute("/_app/settings/integrations/")({
  ...listRoute(integrationList),
  component: function Integrations() {
    const search = Route.useSearch();
    return (
      <ResourcePage of={integrations} search={search}>
        <IntegrationDialog
          search={search}
          onSearch={useSearchChange()}
          renderRecord={(table, actions) => <NewRecord key={table} name={table} {...actions} />}
        />
      </ResourcePage>
    );
  },
});
