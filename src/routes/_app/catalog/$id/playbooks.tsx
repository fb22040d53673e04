import { createFileRoute } from "@tanstack/react-router";
import { useSearchChange } from "~/components/address/useSearchChange";
import { RunsTab } from "~/features/configItem/RunsTab";
import { runsSearch } from "~/features/configItem/search";

/** Playbook runs of a catalog item. */
export const Route = createFileRoute("/_app/catalog/$id/playbooks")({
  validateSearch: runsSearch,
  component: function Playbooks() {
    const { id } = Route.useParams();
    return <RunsTab id={id} search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
