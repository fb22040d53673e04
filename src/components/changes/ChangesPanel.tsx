import type { ChangeDetail } from "~generated/db/reads";
import { Suspense, useMemo, type ReactNode } from "react";
import { noteUnreadable } from "~/api/drift";
import type { CatalogChange } from "~generated/catalog/types.gen";
import { type SearchChange, useSearchHref } from "~/components/address/useSearchChange";

import { AttachEvidence } from "~/components/evidence/AttachEvidence";
import { changeEvidence } from "~/components/evidence/evidenceSubject";
import { PanelBoundary } from "~/components/errors/PanelBoundary";
import { QueryError } from "~/components/errors/QueryError";
import { useTableTools } from "~/components/list/useTableTools";
import { lazyPart } from "~/components/parts/lazyPart";
import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { DataTable } from "~/ui/table/DataTable";
import { PickOne } from "~/ui/field/PickOne";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import { changeColumns } from "./changeColumns";
import { ChangesBadges } from "./ChangesBadges";
import type { ChangesSearch } from "./changesEntries";
import { ChangesFilterBar } from "./ChangesFilterBar";
import { ChangesTimeline } from "./ChangesTimeline";
import { NewChanges } from "./NewChanges";
import { useLiveTail } from "./useLiveTail";
import { laneKinds, useTimeline } from "./useTimeline";
import { isFiltered, unfiltered } from "./changesFilters";
import styles from "./changes.module.css";
import { useAuthors } from "./useAuthors";
import { useChanges } from "./useChanges";

// Its diff and code viewers are for those who open a change.
const ChangeDialog = lazyPart(async () => (await import("./ChangeDialog")).ChangeDialog);

interface Props {
  search: ChangesSearch;
  onSearch: SearchChange<ChangesSearch>;
  /** Header of the page, which refreshes the list and says how much of it there is. */
  renderHeader?: (
    list: Pick<ReturnType<typeof useChanges>, "query" | "total" | "filters">,
  ) => ReactNode;
  /** Only this item and what is related to it. */
  configId?: string;
}

const idOf = ({ id }: CatalogChange) => id;

/** A list of changes: filters, the table that the server pages and sorts, and the change in the address (facts 6). */
export function ChangesPanel({ search, onSearch, renderHeader, configId }: Props) {
  const changes = useChanges(search, onSearch, configId);
  const { filters, list, query, rows, total } = changes;
  const hrefOf = useSearchHref<ChangesSearch>();
  const authors = useAuthors([
    ...rows.map((row) => row.created_by),
    ...filters.cells.created_by.keys(),
  ]);
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
  });
  const openId = search.changeId;
  const isNewestFirst = list.sort.by === "created_at" && list.sort.desc;
  const isLive = isNewestFirst && list.params.offset === 0 && filters.range.type === "relative";
  const tail = useLiveTail({
    filters,
    configId,
    rows,
    readAt: query.dataUpdatedAt,
    isOn: isLive && query.isSuccess && !query.isPlaceholderData,
  });
  const isWide = useMediaQuery("(min-width: 1280px)");
  const kind = isWide
    ? (laneKinds.find(({ value }) => value === search.lanes)?.value ?? "type")
    : "none";
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
    <div className={styles["panel"]}>
      {renderHeader?.(changes)}
      <ChangesFilterBar filters={filters} onSearch={onSearch} isOfItem={configId !== undefined}>
        {isWide ? (
          <PickOne
            label="Timeline by"
            options={laneKinds}
            value={kind}
            onChange={(value) => onSearch({ lanes: value === "type" ? undefined : value })}
          />
        ) : null}
        <ChangesBadges search={search} filters={filters} onSearch={onSearch} authors={authors} />
      </ChangesFilterBar>
      <div className={styles["body"]}>
        {kind !== "none" && timeline.isThere && timeline.events.length > 0 ? (
          <PanelBoundary>
            <ChangesTimeline timeline={timeline} search={search} onSearch={onSearch} />
          </PanelBoundary>
        ) : null}
        <div className={styles["table"]}>
          <NewChanges isLive={isLive} {...tail} onShow={show} />
          <PanelBoundary>
            <DataTable
              label="Changes"
              columns={columns}
              rows={rows}
              rowId={idOf}
              {...table}
              isLoading={query.isPending}
              isRefreshing={query.isFetching && query.data !== undefined}
              sort={list.sort}
              onSort={list.onSort}
              selectedId={openId ?? null}
              onOpen={({ id }) => onSearch({ changeId: id }, { push: openId === undefined })}
              rowHref={({ id }) => hrefOf({ changeId: id })}
              onUnreadable={(error) => noteUnreadable("Changes", error)}
              paging={list.paging(total)}
              error={
                query.error ? (
                  <QueryError title="The changes could not be loaded" query={query} />
                ) : undefined
              }
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
                order: rows.map(idOf),
                first: list.params.offset,
                total,
                onOpen: (changeId) => onSearch({ changeId }),
              }}
            />
          </Suspense>
        </PanelBoundary>
      )}
    </div>
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
