import { createFileRoute } from "@tanstack/react-router";
import { listViews } from "~generated/access";
import { viewDetailOptions } from "~generated/db/reads";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordSearch } from "~/components/recordEditor/recordKind";
import { RecordPage } from "~/components/recordEditor/RecordPage";
import { recordRoute } from "~/components/resource/list";
import { viewKind } from "~/features/views/viewKind";

/** A custom view's spec, beside what it shows (spec 1 §2). */
export const Route = createFileRoute("/_app/settings/views/$id")({
  ...recordRoute({
    search: recordSearch,
    gate: listViews,
    readAhead: (client, { id }: { id: string }) => client.prefetchQuery(viewDetailOptions({ id })),
  }),
  component: function View() {
    const { id } = Route.useParams();
    return (
      <RecordPage
        key={id}
        kind={viewKind}
        id={id}
        search={Route.useSearch()}
        onSearch={useSearchChange()}
      />
    );
  },
});
