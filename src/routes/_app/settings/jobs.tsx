import { createFileRoute } from "@tanstack/react-router";
import { listJobHistories } from "~generated/access";
import { jobHistorySearch } from "~/components/jobs/jobHistoryEntries";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { JobsPage } from "~/features/jobs/JobsPage";

export const Route = createFileRoute("/_app/settings/jobs")({
  ...recordRoute({
    search: jobHistorySearch,
    gate: listJobHistories,
    // What the address asks for is read by the code of the page.
    readAhead: async (client, _params, search) =>
      (await import("~/components/jobs/JobHistoryTable")).readJobsAhead(client, search),
  }),
  component: function Jobs() {
    return <JobsPage search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
