import { Play, SlidersHorizontal } from "lucide-react";
import { Suspense, useCallback, useState, type ReactNode } from "react";
import { ExportButton } from "~/components/export/ExportButton";
import { PageHeader } from "~/components/page/PageHeader";
import { lazyPart } from "~/components/parts/lazyPart";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { QueryError } from "~/components/errors/QueryError";
import { useColumnTools } from "~/components/list/useTableTools";
import { RefreshRate } from "~/ui/time/RefreshRate";
import { formatLabels, type LabelFilters } from "~/lib/labels/labels";
import { useAccess } from "~/api/access";
import { errorText } from "~/api/errors";
import { Button } from "~/ui/button/Button";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import { AddCheck } from "./AddCheck";
import { checksExport } from "./checksExport";
import { ComponentNotice } from "./ComponentNotice";
import { FilterPanel, filterPanelId } from "./FilterPanel";
import { HealthCards } from "./HealthCards";
import { HealthCounts } from "./HealthCounts";
import styles from "./HealthPage.module.css";
import { HealthTable } from "./HealthTable";
import { healthColumns } from "./healthColumns";
import { HealthTabs } from "./HealthTabs";
import { HealthToolbar } from "./HealthToolbar";
import { ListSettings } from "./ListSettings";
import { runCheck } from "~generated/access";
import { orDefault, type ChangeSearch, type HealthSearch } from "./search";
import { useAgentNames, type useChecks } from "./useChecks";
import { NothingShown } from "./NothingShown";
import type { ComponentChecks, useOfComponent } from "./useComponentChecks";
import { useHealthActions } from "./useHealthActions";
import { useHealthList } from "./useHealthList";
import { useRefreshOn } from "./useRefreshOn";

// Its chart, code viewer and YAML are for those who open a check.
const RunChecksDialog = lazyPart(async () => (await import("./RunChecksDialog")).RunChecksDialog);
const CheckDrawer = lazyPart(async () => (await import("./CheckDrawer")).CheckDrawer);

interface Props {
  search: HealthSearch;
  onSearch: ChangeSearch;
  /** Address of this page with other parameters, for links to a check. */
  hrefOf: (change: Partial<HealthSearch>) => string;
  /** How often the checks are read again, as the selector has it and in milliseconds; null means never. */
  rate: string;
  every: number | null;
  all: ReturnType<typeof useChecks>;
  /** The component whose checks alone are shown. */
  component: ComponentChecks | undefined;
  /** What of `all` is shown for it. */
  answered: ReturnType<typeof useOfComponent>;
}

const columnNames = {
  id: "health",
  title: "Health checks",
  columns: healthColumns({ runs: new Map(), errors: new Map() }, true),
};

/** The health list as the address asks for it (spec 2 §2). */
export function HealthView(props: Props) {
  const { search, onSearch, hrefOf, rate, every, all, component } = props;
  const { isRefreshing, updatedAt, error, refresh } = all;
  const { checks, unreadable, isAwaited } = props.answered;
  const agentNames = useAgentNames(checks, search.tabBy === "agent_id");
  const { list, rows, order, pivot, labels, labelsError, tabBy, hidePassing, sortBy, sortDesc } =
    useHealthList(checks, unreadable, agentNames, search);
  useRefreshOn(search.timeRange, refresh);

  const setLabels = useCallback(
    (filters: LabelFilters) => onSearch({ labels: formatLabels(filters) }),
    [onSearch],
  );
  const open = useCallback((checkId: string) => onSearch({ checkId }, { push: true }), [onSearch]);
  const linkTo = useCallback((checkId: string) => hrefOf({ checkId }), [hrefOf]);

  useHealthActions(search, onSearch, refresh);
  const [isFiltersOpen, setIsFiltersOpen] = useState(false);
  const closeFilters = useCallback(() => setIsFiltersOpen(false), []);
  const isFolded = useMediaQuery("(max-width: 1279px)");
  const isNarrow = useMediaQuery("(max-width: 1119px)");
  const filterCount = Object.keys(labels).length;
  const { button: columnsButton, ...chosen } = useColumnTools(columnNames);
  // Of a pivot, the columns are values of a label; cards have none.
  const hasOwnColumns = search.layout !== "card" && !pivot;
  const settings = (
    <>
      <ListSettings search={search} onSearch={onSearch} checks={checks} />
      <ExportButton title="Health checks" source={() => checksExport(rows)} />
      {hasOwnColumns ? columnsButton : null}
    </>
  );
  const runMany = <RunMany onOpen={() => onSearch({ runMany: true })} />;

  const isLoading = all.isLoading || isAwaited;
  const empty = isLoading ? (
    <Skeleton rows={8} />
  ) : (
    <NothingShown
      hasChecks={checks.length > 0}
      component={component}
      hidePassing={hidePassing && search.health === undefined}
      onSearch={onSearch}
    />
  );
  const isFirstFailure = error !== null && updatedAt === 0;

  return (
    <>
      <PageHeader
        title="Health"
        titleExtra={
          <>
            <AddCheck />
            {isFolded ? null : runMany}
            <HealthCounts checks={list.counted} health={search.health} onSearch={onSearch} />
          </>
        }
        actions={
          <RefreshRate
            value={rate}
            onChange={(value) => onSearch({ refresh: value })}
            updatedAt={updatedAt}
          />
        }
        refresh={{ onRefresh: refresh, isRefreshing }}
      />
      <div className={styles["page"]}>
        <FilterPanel
          hidePassing={hidePassing}
          onHidePassing={(hide) => onSearch(orDefault("hidePassing", hide))}
          checks={list.standing}
          filters={labels}
          onFilters={setLabels}
          isOpen={isFiltersOpen}
          onClose={closeFilters}
          extra={
            isFolded ? (
              <>
                {isNarrow ? settings : null}
                {runMany}
              </>
            ) : null
          }
        />
        <div className={styles["main"]}>
          <HealthToolbar
            search={search}
            onSearch={onSearch}
            settings={isNarrow ? null : settings}
            filters={
              isFolded ? (
                <Button
                  icon={SlidersHorizontal}
                  onClick={() => setIsFiltersOpen((open) => !open)}
                  aria-expanded={isFiltersOpen}
                  aria-controls={filterPanelId}
                >
                  Filters{filterCount > 0 ? ` (${filterCount})` : ""}
                </Button>
              ) : null
            }
          />
          {component ? (
            <ComponentNotice
              component={component}
              onRemove={() => onSearch({ component: undefined })}
            />
          ) : null}
          {labelsError ? (
            <p role="alert" className={styles["notice"]}>
              {labelsError}{" "}
              <Button variant="quiet" onClick={() => onSearch({ labels: undefined })}>
                Remove them
              </Button>
            </p>
          ) : null}
          {error !== null && updatedAt > 0 ? (
            <p role="alert" className={styles["notice"]}>
              The last refresh failed: {errorText(error)} The rows below are older.
            </p>
          ) : null}
          <HealthTabs
            tabs={list.tabs}
            tab={list.tab}
            tabBy={tabBy}
            names={agentNames}
            onSearch={onSearch}
          />
          <PanelBoundary resetKey={search.layout}>
            <ListBody
              isFailed={isFirstFailure}
              failure={
                <QueryError
                  title="The health checks could not be loaded"
                  query={{ error, isFetching: isRefreshing, refetch: refresh }}
                />
              }
            >
              {search.layout === "card" ? (
                <HealthCards rows={rows} onOpen={open} updatedAt={updatedAt} empty={empty} />
              ) : (
                <HealthTable
                  rows={rows}
                  sortBy={sortBy}
                  sortDesc={sortDesc}
                  onSort={(by, desc) =>
                    onSearch({ ...orDefault("sortBy", by), ...orDefault("sortDesc", desc) })
                  }
                  showNamespace={tabBy !== "namespace" || list.tab === undefined}
                  selectedId={search.checkId}
                  onOpen={open}
                  hrefOf={linkTo}
                  isLoading={isLoading}
                  isRefreshing={isRefreshing}
                  updatedAt={updatedAt}
                  empty={empty}
                  chosen={hasOwnColumns ? chosen : undefined}
                  pivot={pivot}
                  pivotCellType={search.pivotCellType}
                />
              )}
            </ListBody>
          </PanelBoundary>
        </div>
      </div>
      {search.runMany && updatedAt > 0 ? (
        <PanelBoundary>
          <Suspense fallback={null}>
            <RunChecksDialog checks={list.shown} onClose={() => onSearch({ runMany: undefined })} />
          </Suspense>
        </PanelBoundary>
      ) : null}
      {search.checkId === undefined ? null : (
        <PanelBoundary resetKey={search.checkId}>
          <Suspense fallback={null}>
            <CheckDrawer
              checkId={search.checkId}
              search={search}
              onSearch={onSearch}
              hrefOf={hrefOf}
              every={every}
              order={order}
              known={all.checks.find(({ id }) => id === search.checkId)}
            />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  );
}

function ListBody({
  isFailed,
  failure,
  children,
}: {
  isFailed: boolean;
  failure: ReactNode;
  children: ReactNode;
}) {
  return isFailed ? failure : children;
}

/** Way to run several checks at once, for those who may run one. */
function RunMany({ onOpen }: { onOpen: () => void }) {
  if (!useAccess().hasAnyRole(runCheck.roles)) return null;
  return (
    <Button icon={Play} onClick={onOpen}>
      Run checks
    </Button>
  );
}
