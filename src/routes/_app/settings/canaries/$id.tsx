import { createFileRoute } from "@tanstack/react-router";
import { listCanaries } from "~generated/access";
import { canarySpecOptions } from "~generated/db/reads";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { RecordPage } from "~/components/recordEditor/RecordPage";
import { recordSearch } from "~/components/recordEditor/recordKind";
import { canaryKind } from "~/features/records/canaryKind";

/** A health check's settings page (spec 2 §2). */
export const Route = createFileRoute("/_app/settings/canaries/$id")({
  ...recordRoute({
    search: recordSearch,
    gate: listCanaries,
    readAhead: (client, { id }: { id: string }) =>
      void client.prefetchQuery(canarySpecOptions({ id })),
  }),
  component: function Canary() {
    const { id } = Route.useParams();
    return (
      <RecordPage
        key={id}
        kind={canaryKind}
        id={id}
        search={Route.useSearch()}
        onSearch={useSearchChange()}
      />
    );
  },
});
