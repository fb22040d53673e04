import { createFileRoute } from "@tanstack/react-router";
import { listApplications } from "~generated/access";
import { applicationDetailOptions } from "~generated/db/reads";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordSearch } from "~/components/recordEditor/recordKind";
import { RecordPage } from "~/components/recordEditor/RecordPage";
import { recordRoute } from "~/components/resource/list";
import { applicationKind } from "~/features/applications/applicationKind";

/** An application's spec (spec 1 §2). */
export const Route = createFileRoute("/_app/applications/$id")({
  ...recordRoute({
    search: recordSearch,
    gate: listApplications,
    readAhead: (client, { id }: { id: string }) =>
      client.prefetchQuery(applicationDetailOptions({ id })),
  }),
  component: function Application() {
    const { id } = Route.useParams();
    return (
      <RecordPage
        key={id}
        kind={applicationKind}
        id={id}
        search={Route.useSearch()}
        onSearch={useSearchChange()}
      />
    );
  },
});
