import type { SearchChange } from "~/components/address/useSearchChange";
import { RunsTable, useRuns } from "~/components/playbookRuns/RunsTable";
import { EmptyState } from "~/ui/feedback/EmptyState";
import type { RunsSearch } from "./search";

interface Props {
  id: string;
  search: RunsSearch;
  onSearch: SearchChange<RunsSearch>;
}

/** Playbook runs of an item, as the server pages and sorts them. */
export function RunsTab({ id, search, onSearch }: Props) {
  return (
    <RunsTable
      runs={useRuns({ configId: id }, { search, onSearch })}
      without={["resource"]}
      empty={
        <EmptyState
          title="No data available"
          text="No playbook has run for this item. “Playbooks” at the top of the page lists those that can."
        />
      }
    />
  );
}
