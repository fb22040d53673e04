import { Link } from "@tanstack/react-router";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { readOnce } from "~/api/readOnce";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import type { ExportSource } from "~/components/export/exportRows";
import { listState } from "~/components/list/useListState";
import { type TableQuery, useTableTools } from "~/components/list/useTableTools";
import { AccessGate } from "~/components/gate/AccessGate";
import { formatTagFilters, parseTagFilters } from "~/lib/labels/tagFilters";
import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { DataTable } from "~/ui/table/DataTable";
import type { TablePage, TablePaging, TableTree } from "~/ui/table/dataTableTypes";
import { catalogList, catalogOrder, LOOK_AGAIN, pageSearch } from "./list";
import { listColumns } from "./listColumns";
import { itemRow, rowId, type ListRow } from "./listRows";
import { isNarrowed, unfiltered, type CatalogSearch, type ChangeCatalog } from "./search";
import styles from "./catalog.module.css";

export interface CatalogProps {
  search: CatalogSearch;
  onSearch: ChangeCatalog;
  /** Minute in which the page was opened or refreshed. */
  now: Date;
  onOpen: (path: string) => void;
}

interface FrameProps extends CatalogProps {
  rows: readonly ListRow[];
  query: TableQuery;
  tree?: TableTree<ListRow>;
  paging?: TablePaging;
  /** Reads a page of what is shown, for an export; without it `rows` are all. */
  readPage?: ExportSource<ListRow>["read"];
}

const rowHref = (row: ListRow) => (row.kind === "item" ? `/catalog/${row.id}` : undefined);

/** The table of the list, of items or of groups. */
export function ListTable({
  search,
  onSearch,
  onOpen,
  rows,
  query,
  tree,
  paging,
  readPage,
}: FrameProps) {
  const filters = useMemo(() => parseTagFilters(search.labels), [search.labels]);
  const hasType = search.configType === undefined;
  const hasDeleted = search.showDeleted === true;
  const columns = useMemo(
    () =>
      listColumns({
        hasType,
        hasDeleted,
        filters,
        onFilters: (next) => onSearch({ labels: formatTagFilters(next), pageIndex: undefined }),
      }),
    [hasType, hasDeleted, filters, onSearch],
  );
  const order = listState({ search: pageSearch(search), onSearch, ...catalogOrder });
  const table = useTableTools({
    id: "catalog",
    title: "Catalog",
    columns,
    rowId,
    read: readPage ?? (() => Promise.resolve({ rows, total: rows.length })),
    query,
    errorTitle: "The catalog could not be loaded",
  });
  return (
    <div className={styles["table"]}>
      <PanelBoundary>
        <DataTable
          {...table}
          rows={rows}
          sort={order.sort}
          onSort={order.onSort}
          rowHref={rowHref}
          onOpen={(row) => {
            const path = rowHref(row);
            if (path !== undefined) onOpen(path);
          }}
          {...(tree && { tree })}
          {...(paging && { paging })}
          empty={<NothingFound search={search} onSearch={onSearch} />}
        />
      </PanelBoundary>
    </div>
  );
}

/** Why the list or summary is empty, and the next step. */
export function NothingFound({ search, onSearch }: Pick<CatalogProps, "search" | "onSearch">) {
  if (!isNarrowed(search))
    return (
      <EmptyState
        title="No data available"
        text="The catalog is empty. Catalog scrapers fill it with what runs in your clouds and clusters."
        action={
          <AccessGate resource="config_scrapers">
            <Button asChild>
              <Link to="/catalog/scrapers">Go to the scrapers</Link>
            </Button>
          </AccessGate>
        }
      />
    );
  return (
    <EmptyState
      title="No data available"
      text={
        search.showDeleted
          ? "Nothing matches the search and the filters."
          : "Nothing matches the search and the filters. Deleted items are left out."
      }
      action={
        <Button onClick={() => onSearch({ ...unfiltered, view: "list" })}>
          Clear search and filters
        </Button>
      }
    />
  );
}

/** The catalog as one list that the server sorts and cuts into pages (facts 5). */
export function CatalogList(props: CatalogProps) {
  const { search, onSearch, now } = props;
  const { options } = useMemo(() => catalogList(search, now), [search, now]);
  const query = useQuery({
    ...options,
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN,
  });
  const { data } = query;
  const rows = useMemo(() => (data?.rows ?? []).map(itemRow), [data]);
  const order = listState({ search: pageSearch(search), onSearch, ...catalogOrder });
  const client = useQueryClient();
  const readPage = async (page: TablePage) => {
    const { options: read } = catalogList({ ...search, ...page }, now);
    const answer = await readOnce(client, read);
    return { rows: answer.rows.map(itemRow), total: answer.total };
  };
  return (
    <ListTable
      {...props}
      readPage={readPage}
      rows={rows}
      query={query}
      paging={order.paging(data?.total ?? rows.length)}
    />
  );
}
