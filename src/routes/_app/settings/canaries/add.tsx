import { createFileRoute } from "@tanstack/react-router";
import { createCanary } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { NewRecordPage } from "~/components/recordEditor/NewRecordPage";
import { newRecordSearch } from "~/components/recordEditor/recordKind";
import { canaryKind } from "~/features/records/canaryKind";

/** Adds a health check: its type, then its editor (spec 2 §2). */
export const Route = createFileRoute("/_app/settings/canaries/add")({
  ...recordRoute({ search: newRecordSearch, gate: createCanary }),
  component: function AddCanary() {
    return (
      <NewRecordPage kind={canaryKind} search={Route.useSearch()} onSearch={useSearchChange()} />
    );
  },
});
