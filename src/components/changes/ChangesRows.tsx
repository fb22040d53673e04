import type { ChangeDetail } from "~generated/db/reads";
import { Suspense, useMemo, type ReactNode } from "react";
import type { CatalogChange } from "~generated/catalog/types.gen";
import { type SearchChange, useSearchHref } from "~/components/address/useSearchChange";
import { AttachEvidence } from "~/components/evidence/AttachEvidence";
import { changeEvidence } from "~/components/evidence/evidenceSubject";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { useTableTools } from "~/components/list/useTableTools";
import { lazyPart } from "~/components/parts/lazyPart";
import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { FaultLine } from "~/ui/feedback/FaultLine";
import { DataTable } from "~/ui/table/DataTable";
import { changeColumns } from "./changeColumns";
import type { ChangesSearch } from "./changesEntries";
import { ChangesTimeline } from "./ChangesTimeline";
import { NewChanges } from "./NewChanges";
import { useLiveTail } from "./useLiveTail";
import { useTimeline, type LaneKind } from "./useTimeline";
import { isFiltered, unfiltered } from "./changesFilters";
import styles from "./changes.module.css";
import type { useAuthors } from "./useAuthors";
import type { useChanges } from "./useChanges";

// Its diff and code viewers are for those who open a change.
const ChangeDialog = lazyPart(async () => (await import("./ChangeDialog")).ChangeDialog);

interface Props {
  search: ChangesSearch;
  onSearch: SearchChange<ChangesSearch>;
  configId: string | undefined;
  changes: ReturnType<typeof useChanges>;
  authors: ReturnType<typeof useAuthors>;
  /** What the lanes of the timeline are. */
  kind: LaneKind;
}

const idOf = ({ id }: CatalogChange) => id;

/** The changes that were read: over time, as a table, and the one in the address. */
export function ChangesRows({ search, onSearch, configId, changes, authors, kind }: Props) {
  const { filters, list, query, rows, readable, total } = changes;
  const hrefOf = useSearchHref<ChangesSearch>();
  const hasItemFilter = configId === undefined;
  const columns = useMemo(
    () => changeColumns({ filters, onSearch, authors, hasItemFilter }),
    [filters, onSearch, authors, hasItemFilter],
  );
  const table = useTableTools({
    id: "changes",
    title: "Changes",
    columns,
    rowId: idOf,
    read: changes.readPage,
    query,
    errorTitle: "The changes could not be loaded",
  });
  const openId = search.changeId;
  const isNewestFirst = list.sort.by === "created_at" && list.sort.desc;
  const isLive = isNewestFirst && list.params.offset === 0 && filters.range.type === "relative";
  const tail = useLiveTail({
    filters,
    configId,
    rows: readable,
    readAt: query.dataUpdatedAt,
    isOn: isLive && query.isSuccess && !query.isPlaceholderData,
  });
  const timeline = useTimeline({
    filters,
    kind,
    configId,
    timeZone: changes.timeZone,
    isReady: query.isSuccess,
    fresh: tail.fresh,
  });
  const show = () => {
    onSearch({ pageIndex: undefined });
    void query.refetch();
    void timeline.refetch();
  };
  return (
    <>
      <div className={styles["body"]}>
        {kind !== "none" && timeline.fault ? <FaultLine fault={timeline.fault} /> : null}
        {kind !== "none" && timeline.isThere && timeline.events.length > 0 ? (
          <PanelBoundary>
            <ChangesTimeline timeline={timeline} search={search} onSearch={onSearch} />
          </PanelBoundary>
        ) : null}
        <div className={styles["table"]}>
          <NewChanges isLive={isLive} {...tail} onShow={show} />
          <PanelBoundary>
            <DataTable
              {...table}
              rows={rows}
              sort={list.sort}
              onSort={list.onSort}
              selectedId={openId ?? null}
              onOpen={({ id }) => onSearch({ changeId: id }, { push: openId === undefined })}
              rowHref={({ id }) => hrefOf({ changeId: id })}
              paging={list.paging(total)}
              empty={
                <NoChanges search={search} onSearch={onSearch} display={filters.range.display} />
              }
            />
          </PanelBoundary>
        </div>
      </div>
      {openId === undefined ? null : (
        <PanelBoundary resetKey={openId}>
          <Suspense fallback={null}>
            <ChangeDialog
              id={openId}
              onClose={() => onSearch({ changeId: undefined })}
              actions={attach}
              neighbours={{
                order: readable.map(idOf),
                first: list.params.offset,
                total,
                onOpen: (changeId) => onSearch({ changeId }),
              }}
            />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  );
}

/** What can be done with the change that is open. */
const attach = (change: ChangeDetail) => <AttachEvidence subject={() => changeEvidence(change)} />;

function NoChanges({
  search,
  onSearch,
  display,
}: Pick<Props, "search" | "onSearch"> & { display: string }): ReactNode {
  const longer = {
    rangeType: "relative",
    range: "now-30d",
    display: "30 days",
    from: undefined,
  } as const;
  return (
    <EmptyState
      title="No data available"
      text={
        isFiltered(search)
          ? `Nothing changed in this time range (${display}) that the filters let through.`
          : `Nothing changed in this time range (${display}).`
      }
      action={
        isFiltered(search) ? (
          <Button onClick={() => onSearch(unfiltered)}>Clear filters</Button>
        ) : (
          <Button
            onClick={() =>
              onSearch({ ...longer, to: undefined, timeRange: undefined, pageIndex: undefined })
            }
          >
            Show the last 30 days
          </Button>
        )
      }
    />
  );
}
