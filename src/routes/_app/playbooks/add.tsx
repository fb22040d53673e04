import { createFileRoute } from "@tanstack/react-router";
import { createPlaybook } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { NewRecordPage } from "~/components/recordEditor/NewRecordPage";
import { newRecordSearch } from "~/components/recordEditor/recordKind";
import { playbookKind } from "~/features/playbooks/playbookKind";

/** Adds a playbook. */
export const Route = createFileRoute("/_app/playbooks/add")({
  ...recordRoute({ search: newRecordSearch, gate: createPlaybook }),
  component: function AddPlaybook() {
    return (
      <NewRecordPage kind={playbookKind} search={Route.useSearch()} onSearch={useSearchChange()} />
    );
  },
});
