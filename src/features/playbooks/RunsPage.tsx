import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChartColumn, CirclePlay, Pencil } from "lucide-react";
import { Suspense } from "react";
import { playbookNamesOptions } from "~generated/db/reads";
import { updatePlaybook } from "~generated/access";
import { FilterBoundary } from "~/components/crash/FilterBoundary";
import { useAccess } from "~/api/access";
import type { SearchChange } from "~/components/address/useSearchChange";
import { PageHeader } from "~/components/page/PageHeader";
import { usePlaybookRights } from "~/components/playbookRights/playbookRights";
import { RunsTable, useRuns } from "~/components/playbookRuns/RunsTable";
import { isRecordId } from "~/components/record/RecordDialog";
import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import { usePresentMinute } from "~/ui/time/presentMinute";
import { PlaybookTabs } from "./PlaybookTabs";
import { RunCharts } from "./RunCharts";
import { RunsFilters } from "./RunsFilters";
import { RunDialog } from "./lazyRunDialog";
import { startIn, runsParams } from "./runsFilters";
import type { RunsSearch } from "./search";
import styles from "./runs.module.css";

interface Props {
  search: RunsSearch;
  onSearch: SearchChange<RunsSearch>;
}

/** Runs of all playbooks or of one: filters, charts, and the list that the server pages and sorts. */
export function RunsPage({ search, onSearch }: Props) {
  const { timeZone } = useDateTimeSettings();
  const runs = useRuns(runsParams(search, { now: usePresentMinute(), timeZone }), {
    search,
    onSearch,
  });
  const hasCharts = search.charts === true;
  return (
    <div className={styles["page"]}>
      <Head search={search} onSearch={onSearch} query={runs.query} />
      <PlaybookTabs value="runs" />
      <FilterBoundary>
        <RunsFilters search={search} onSearch={onSearch}>
          <Button
            variant="quiet"
            icon={ChartColumn}
            aria-pressed={hasCharts}
            onClick={() => onSearch({ charts: hasCharts ? undefined : true })}
          >
            Charts
          </Button>
        </RunsFilters>
      </FilterBoundary>
      {hasCharts && <RunCharts search={search} timeZone={timeZone} />}
      <div className={styles["table"]}>
        <RunsTable
          runs={runs}
          empty={
            <EmptyState
              title="No data available"
              text="No playbook ran in this time with these filters."
              action={
                <Button asChild>
                  <Link to="/playbooks">Choose a playbook</Link>
                </Button>
              }
            />
          }
        />
      </div>
      {search.run === true && search.playbook && (
        <Suspense fallback={null}>
          <RunDialog
            playbookId={search.playbook}
            start={startIn(search)}
            onClose={() => onSearch({ run: undefined })}
          />
        </Suspense>
      )}
    </div>
  );
}

function Head({
  search,
  onSearch,
  query,
}: Props & { query: { refetch: () => unknown; isFetching: boolean } }) {
  const access = useAccess();
  const { can } = usePlaybookRights();
  const names = useQuery({ ...playbookNamesOptions({}), enabled: search.playbook !== undefined });
  const chosen = names.data?.rows.find(({ id }) => id === search.playbook);
  return (
    <PageHeader
      title={chosen ? `Runs of ${chosen.title || chosen.name}` : "Playbook runs"}
      actions={
        chosen && isRecordId(chosen.id) ? (
          <>
            {access.can(updatePlaybook.action, updatePlaybook.resource) && (
              <Button asChild>
                <Link to="/playbooks/$id" params={{ id: chosen.id }}>
                  <Pencil size={14} aria-hidden /> Edit
                </Link>
              </Button>
            )}
            {can("playbook:run", chosen) && (
              <Button
                variant="primary"
                icon={CirclePlay}
                onClick={() => onSearch({ run: true }, { push: true })}
              >
                Run
              </Button>
            )}
          </>
        ) : undefined
      }
      refresh={{ onRefresh: () => void query.refetch(), isRefreshing: query.isFetching }}
    />
  );
}
