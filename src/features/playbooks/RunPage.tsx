import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useCallback } from "react";
import { QueryError } from "~/components/errors/QueryError";
import type { SearchChange } from "~/components/address/useSearchChange";
import { PageHeader } from "~/components/page/PageHeader";
import { PageMessage } from "~/components/page/PageMessage";
import { TechIcon } from "~/components/icons/TechIcon";
import { isRecordId } from "~/components/record/RecordDialog";
import { Deferred } from "~/ui/layout/Deferred";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Trail } from "./Trail";
import { ResultPane } from "./ResultPane";
import { RunActions } from "./RunActions";
import { RunDialogs } from "./RunDialogs";
import { RunFacts } from "./RunFacts";
import { RunSteps } from "./RunSteps";
import { linesOf, newestLine, type Run } from "./runModel";
import type { RunSearch } from "./search";
import { useRun } from "./useRun";
import styles from "./run.module.css";

interface Props {
  id: string;
  search: RunSearch;
  onSearch: SearchChange<RunSearch>;
}

const titleOf = ({ playbook }: Run) => playbook?.title || playbook?.name || "Deleted playbook";

/** One run: what it is for, its actions as they come, and what each has left behind. */
export function RunPage({ id, search, onSearch }: Props) {
  const { query, run, children } = useRun(id);
  const client = useQueryClient();
  const choose = useCallback((action: string) => onSearch({ action, tab: undefined }), [onSearch]);
  if (!isRecordId(id) || (query.isSuccess && !run))
    return (
      <>
        <PageHeader title="Run not found" trail={<Trail runs />} />
        <PageMessage
          title="There is no such run"
          actions={<Link to="/playbooks/runs">Go to the runs</Link>}
        >
          <p>No playbook run has the id {id}. The link may be cut off.</p>
        </PageMessage>
      </>
    );
  if (!run)
    return (
      <>
        <PageHeader title="Run" trail={<Trail runs />} />
        <div className={styles["waiting"]}>
          {query.error ? (
            <QueryError title="The run could not be loaded" query={query} />
          ) : (
            <Skeleton rows={10} />
          )}
        </div>
      </>
    );
  const runs = [run, ...children];
  const lines = runs.flatMap(linesOf);
  const newest = newestLine(linesOf(run), run);
  const picked = lines.find((line) => line.id === search.action);
  const line = picked ?? newest;
  const owner = runs.find((one) => one.actions.some((step) => step.id === line?.id)) ?? run;
  return (
    <div className={styles["page"]}>
      <PageHeader
        title={titleOf(run)}
        trail={<Trail runs />}
        icon={<TechIcon name={run.playbook?.icon} size={18} />}
        actions={<RunActions run={run} onSearch={onSearch} />}
        refresh={{
          onRefresh: () => void client.refetchQueries({ type: "active" }),
          isRefreshing: query.isFetching,
        }}
      />
      {query.error ? <QueryError title="The run is not renewed" query={query} /> : null}
      <RunFacts run={run} childRuns={children} />
      <div className={styles["split"]}>
        <RunSteps run={run} childRuns={children} chosen={line?.id} onChoose={choose} />
        <Deferred>
          <ResultPane
            line={line}
            run={owner}
            tab={search.tab}
            onTab={(tab) => onSearch({ tab })}
            follows={picked === undefined}
            onFollow={(follows) =>
              onSearch({ action: follows ? undefined : line?.id, tab: undefined })
            }
          />
        </Deferred>
      </div>
      <RunDialogs run={run} search={search} onSearch={onSearch} />
    </div>
  );
}
