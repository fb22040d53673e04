import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useMemo, type ReactNode } from "react";
import {
  insightListOptions,
  insightsOfComponentOptions,
  type InsightListEntry,
  type InsightDetail,
} from "~generated/db/reads";
import { FilterBoundary } from "~/components/crash/FilterBoundary";
import { readableRows } from "~/api/readable";
import { readOnce } from "~/api/readOnce";
import { type SearchChange, useSearchHref } from "~/components/address/useSearchChange";
import { useWithout } from "~/components/address/useWithout";
import { AttachEvidence } from "~/components/evidence/AttachEvidence";
import { insightEvidence } from "~/components/evidence/evidenceSubject";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { listState } from "~/components/list/useListState";
import { useTableTools } from "~/components/list/useTableTools";
import { lazyPart } from "~/components/parts/lazyPart";
import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { DataTable } from "~/ui/table/DataTable";
import { insightColumns } from "./insightColumns";
import type { InsightsSearch } from "./insightsEntries";
import { InsightsFilterBar } from "./InsightsFilterBar";
import { insightsFilters, insightsParams, isNarrowed, unfiltered } from "./insightsFilters";
import styles from "./insights.module.css";

// Its code viewer is for those who open an insight.
const InsightDialog = lazyPart(async () => (await import("./InsightDialog")).InsightDialog);

interface List {
  total: number;
  refresh: { onRefresh: () => void; isRefreshing: boolean };
}

interface Props {
  search: InsightsSearch;
  onSearch: SearchChange<InsightsSearch>;
  /** Only this item's insights. */
  configId?: string;
  /** Header of the page. */
  renderHeader?: (list: List) => ReactNode;
}

const order = {
  sortKeys: ["first_observed", "last_observed", "analyzer", "analysis_type", "severity", "status"],
  sort: { by: "first_observed", desc: true },
} as const;

/** Which insight is open and where in the list somebody is; the rest of an address says which insights are meant. */
const placeKeys = ["insightId", "pageIndex", "pageSize", "sortBy", "sortOrder"] as const;

const noRows: readonly InsightListEntry[] = [];
const idOf = ({ id }: InsightListEntry) => id;

/** Insights of all items or of one (facts 7): filters, the table that the server pages, the insight in the address. */
export function InsightsPanel({ search, onSearch, configId, renderHeader }: Props) {
  const asked = useWithout(search, placeKeys);
  const filters = useMemo(() => insightsFilters(asked), [asked]);
  const list = listState({ ...order, search, onSearch });
  const hrefOf = useSearchHref<InsightsSearch>();
  const { limit, offset, order: orderBy, text } = list.params;
  const params = { ...insightsParams(filters, text), limit, offset, order: orderBy };
  const isByComponent = filters.component !== "" && configId === undefined;
  const whole = useQuery({
    ...insightListOptions({ ...params, ...(configId !== undefined && { configId }) }),
    enabled: !isByComponent,
    placeholderData: keepPreviousData,
  });
  const ofComponent = useQuery({
    ...insightsOfComponentOptions({ ...params, componentId: filters.component }),
    enabled: isByComponent,
    placeholderData: keepPreviousData,
  });
  const query = isByComponent ? ofComponent : whole;
  const rows: readonly InsightListEntry[] = query.data?.rows ?? noRows;
  const total = query.data?.total ?? 0;
  const columns = useMemo(() => insightColumns(configId === undefined), [configId]);
  const client = useQueryClient();
  const table = useTableTools({
    id: "insights",
    title: "Insights",
    columns,
    rowId: idOf,
    read: ({ pageIndex, pageSize }) => {
      const part = { ...params, limit: pageSize, offset: pageIndex * pageSize };
      return isByComponent
        ? readOnce(client, insightsOfComponentOptions({ ...part, componentId: filters.component }))
        : readOnce(
            client,
            insightListOptions({ ...part, ...(configId !== undefined && { configId }) }),
          );
    },
    query,
    errorTitle: "The insights could not be loaded",
  });
  const openId = search.insightId;
  return (
    <div className={styles["panel"]}>
      {renderHeader?.({
        total,
        refresh: { onRefresh: () => void query.refetch(), isRefreshing: query.isFetching },
      })}
      <FilterBoundary>
        <InsightsFilterBar
          search={search}
          filters={filters}
          onSearch={onSearch}
          configId={configId}
        />
      </FilterBoundary>
      <PanelBoundary>
        <DataTable
          {...table}
          rows={rows}
          sort={list.sort}
          onSort={list.onSort}
          selectedId={openId ?? null}
          onOpen={({ id }) => onSearch({ insightId: id }, { push: openId === undefined })}
          rowHref={({ id }) => hrefOf({ insightId: id })}
          paging={list.paging(total)}
          empty={
            <EmptyState
              title="No data available"
              text={
                isNarrowed(search)
                  ? "No insight matches the search and the filters."
                  : "No analyzer has found anything here."
              }
              action={
                isNarrowed(search) ? (
                  <Button onClick={() => onSearch(unfiltered)}>Clear filters</Button>
                ) : undefined
              }
            />
          }
        />
      </PanelBoundary>
      {openId === undefined ? null : (
        <PanelBoundary resetKey={openId}>
          <Suspense fallback={null}>
            <InsightDialog
              id={openId}
              onClose={() => onSearch({ insightId: undefined })}
              actions={attach}
              neighbours={{
                order: readableRows(rows).map(idOf),
                first: offset,
                total,
                onOpen: (insightId) => onSearch({ insightId }),
              }}
            />
          </Suspense>
        </PanelBoundary>
      )}
    </div>
  );
}

/** What can be done with the insight that is open. */
const attach = (insight: InsightDetail) => (
  <AttachEvidence subject={() => insightEvidence(insight)} />
);
