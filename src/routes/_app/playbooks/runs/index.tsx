import { createFileRoute } from "@tanstack/react-router";
import { listPlaybookRuns } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { RunsPage } from "~/features/playbooks/RunsPage";
import { runsSearch } from "~/features/playbooks/search";

/** Runs of playbooks. */
export const Route = createFileRoute("/_app/playbooks/runs/")({
  ...recordRoute({ search: runsSearch, gate: listPlaybookRuns }),
  component: function PlaybookRuns() {
    return <RunsPage search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
