import { createFileRoute } from "@tanstack/react-router";
import { listPlaybookRuns } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { RunPage } from "~/features/playbooks/RunPage";
import { runSearch } from "~/features/playbooks/search";
import { runOptions } from "~/features/playbooks/useRun";

/** One playbook run, followed while it lasts. */
export const Route = createFileRoute("/_app/playbooks/runs/$id")({
  ...recordRoute({
    search: runSearch,
    gate: listPlaybookRuns,
    readAhead: (client, { id }: { id: string }) => void client.prefetchQuery(runOptions(id)),
  }),
  component: function PlaybookRun() {
    const { id } = Route.useParams();
    return <RunPage key={id} id={id} search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
