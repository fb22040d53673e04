import { jobHistoryKey } from "~generated/db/reads";
import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import type { JobHistorySearch } from "~/components/jobs/jobHistoryEntries";
import { JobHistoryTable } from "~/components/jobs/JobHistoryTable";
import { PageHeader } from "~/components/page/PageHeader";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import type { SearchChange } from "~/components/address/useSearchChange";

interface Props {
  search: JobHistorySearch;
  onSearch: SearchChange<JobHistorySearch>;
}

const reads = { queryKey: jobHistoryKey };

/** Settings → Jobs History: what the backend's jobs did, whatever they worked on. */
export function JobsPage(props: Props) {
  const client = useQueryClient();
  const isRefreshing = useIsFetching(reads) > 0;
  return (
    <>
      <PageHeader
        title="Jobs History"
        refresh={{ onRefresh: () => void client.refetchQueries(reads), isRefreshing }}
      />
      <PanelBoundary>
        <JobHistoryTable {...props} />
      </PanelBoundary>
    </>
  );
}
