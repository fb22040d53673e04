import { createFileRoute } from "@tanstack/react-router";
import { createView } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { NewRecordPage } from "~/components/recordEditor/NewRecordPage";
import { newRecordSearch } from "~/components/recordEditor/recordKind";
import { recordRoute } from "~/components/resource/list";
import { viewKind } from "~/features/views/viewKind";

/** Adds a custom view (spec 1 §2). */
export const Route = createFileRoute("/_app/settings/views/add")({
  ...recordRoute({ search: newRecordSearch, gate: createView }),
  component: function AddView() {
    return (
      <NewRecordPage kind={viewKind} search={Route.useSearch()} onSearch={useSearchChange()} />
    );
  },
});
