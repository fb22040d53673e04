import { createFileRoute } from "@tanstack/react-router";
import * as v from "valibot";
import { AccessGate } from "~/components/access/AccessGate";
import { jobHistoryEntries } from "~/components/jobs/jobHistoryEntries";
import { useSearchChange } from "~/components/address/useSearchChange";
import { JobsPage } from "~/features/jobs/JobsPage";

export const Route = createFileRoute("/_app/settings/jobs")({
  validateSearch: v.object(jobHistoryEntries),
  component: Jobs,
});

function Jobs() {
  return (
    <AccessGate resource="database" denied="page">
      <JobsPage search={Route.useSearch()} onSearch={useSearchChange()} />
    </AccessGate>
  );
}
