import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import type { JobHistorySearch } from "~/components/jobHistoryEntries";
import { JobHistoryTable } from "~/components/JobHistoryTable";
import { PageHeader } from "~/components/PageHeader";
import { PanelBoundary } from "~/components/PanelBoundary";
import type { SearchChange } from "~/components/useSearchChange";

interface Props {
  search: JobHistorySearch;
  onSearch: SearchChange<JobHistorySearch>;
}

const reads = { queryKey: ["jobHistory"] };

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
