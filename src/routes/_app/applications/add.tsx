import { createFileRoute } from "@tanstack/react-router";
import { createApplication } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { NewRecordPage } from "~/components/recordEditor/NewRecordPage";
import { newRecordSearch } from "~/components/recordEditor/recordKind";
import { recordRoute } from "~/components/resource/list";
import { applicationKind } from "~/features/applications/applicationKind";

/** Adds an application (spec 1 §2). */
export const Route = createFileRoute("/_app/applications/add")({
  ...recordRoute({ search: newRecordSearch, gate: createApplication }),
  component: function AddApplication() {
    return (
      <NewRecordPage
        kind={applicationKind}
        search={Route.useSearch()}
        onSearch={useSearchChange()}
      />
    );
  },
});
