import { Logs } from "lucide-react";
import type { ReactNode } from "react";
import { FilterBoundary } from "~/components/crash/FilterBoundary";
import { QueryError } from "~/components/errors/QueryError";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { PageHeader } from "~/components/page/PageHeader";
import { TimeRangePicker } from "~/components/timeRange/TimeRangePicker";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import { totals } from "./histogram";
import { LogFilters } from "./LogFilters";
import { pickerSearch, rangeChange } from "./logRange";
import type { SelectedLines } from "./LogSelection";
import { LogsMain } from "./LogsMain";
import { LogTools } from "./LogTools";
import type { ChangeLogs, LogsSearch } from "./search";
import styles from "./logs.module.css";
import { useLogs } from "./useLogs";
import { useLogSource } from "./useLogSource";

interface Props {
  search: LogsSearch;
  onSearch: ChangeLogs;
  hrefOf: (change: Partial<LogsSearch>) => string;
  /** In the bar of the selected lines: what an area does with them. */
  actions?: (lines: SelectedLines) => ReactNode;
}

/** Log lines of a component (facts 10): searched, followed and kept. */
export function LogsPage({ search, onSearch, hrefOf, actions }: Props) {
  const source = useLogSource(search);
  const logs = useLogs(search, source.id, source.selector);
  const isNarrow = useMediaQuery("(max-width: 1279px)");
  const counts = logs.query.data ? <Counts logs={logs} onSearch={onSearch} /> : undefined;
  return (
    <div className={styles["page"]}>
      <PageHeader
        title={source.name === undefined ? "Logs" : `Logs - ${source.name}`}
        titleExtra={isNarrow ? undefined : counts}
        actions={
          <TimeRangePicker
            search={pickerSearch(search)}
            onChange={(picked) => onSearch({ ...rangeChange(picked), follow: undefined })}
          />
        }
        refresh={{ onRefresh: logs.refresh, isRefreshing: logs.query.isFetching }}
      />
      <FilterBoundary>
        <LogFilters
          search={search}
          onSearch={onSearch}
          source={source}
          rows={logs.rows}
          canFollow={logs.canFollow}
          tools={
            <LogTools rows={logs.rows} name={`${source.name ?? "logs"} ${source.selector ?? ""}`} />
          }
        />
      </FilterBoundary>
      {isNarrow && counts ? <div className={styles["below"]}>{counts}</div> : null}
      <PanelBoundary resetKey={source.id}>
        {source.list.isError ? (
          <QueryError title="Unable to load components!" query={source.list} />
        ) : source.id === undefined ? (
          <NothingChosen
            isConfig={search.configId !== undefined}
            isPending={source.list.isPending}
          />
        ) : source.selector === undefined ? (
          <NoSelector source={source} />
        ) : (
          <LogsMain
            logs={logs}
            search={search}
            onSearch={onSearch}
            hrefOf={hrefOf}
            componentId={source.id}
            selector={source.selector}
            actions={actions}
          />
        )}
      </PanelBoundary>
    </div>
  );
}

function NothingChosen({ isConfig, isPending }: { isConfig: boolean; isPending: boolean }) {
  if (isPending) return null;
  return isConfig ? (
    <EmptyState
      icon={Logs}
      title="This catalog item has no logs"
      text="None of the components that it belongs to names a log source. Choose a component above to read another's."
    />
  ) : (
    <EmptyState icon={Logs} title="Please select a component to view the logs" />
  );
}

function NoSelector({ source }: { source: ReturnType<typeof useLogSource> }) {
  const { topology } = source;
  if (topology.isError)
    return (
      <QueryError title="The component's log selectors could not be loaded" query={topology} />
    );
  if (topology.isPending) return null;
  if (source.isThere === false)
    return (
      <EmptyState
        icon={Logs}
        title="There is no such component"
        text="It may have been deleted, or the link is cut off. Choose another component above."
      />
    );
  return (
    <EmptyState
      icon={Logs}
      title="This component names no log source"
      text="Log selectors stand in the spec of its topology. Choose another component above."
    />
  );
}

/** How many lines there are, and how many of them are bad; each leads to those alone. */
function Counts({ logs, onSearch }: { logs: ReturnType<typeof useLogs>; onSearch: ChangeLogs }) {
  const { bad, warning } = totals(logs.histogram);
  return (
    <span className={styles["counts"]}>
      <span>
        <b>{logs.total.toLocaleString("en")}</b> {logs.total === 1 ? "line" : "lines"}
      </span>
      {bad > 0 ? (
        <button
          type="button"
          className={styles["count"]}
          onClick={() => onSearch({ level: "fatal:1,error:1" })}
        >
          <StatusDot tone="bad" label="Errors" /> <b>{bad.toLocaleString("en")}</b>{" "}
          {bad === 1 ? "error" : "errors"}
        </button>
      ) : null}
      {warning > 0 ? (
        <button
          type="button"
          className={styles["count"]}
          onClick={() => onSearch({ level: "warning:1" })}
        >
          <StatusDot tone="mixed" label="Warnings" /> <b>{warning.toLocaleString("en")}</b>{" "}
          {warning === 1 ? "warning" : "warnings"}
        </button>
      ) : null}
    </span>
  );
}
