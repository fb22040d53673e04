import { useMatch } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useMemo, type ComponentType, type ReactNode } from "react";
import type { Resource } from "~generated/roleMatrix";
import type { Rows } from "~/api/db";
import { Button } from "~/ui/button/Button";
import { DataTable } from "~/ui/table/DataTable";
import type { DataColumn, TableTree } from "~/ui/table/dataTableTypes";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { FilterBar } from "~/ui/layout/FilterBar";
import { SearchBox } from "~/ui/field/SearchBox";
import type { ExportSource } from "~/components/export/exportRows";
import { AccessGate } from "~/components/gate/AccessGate";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./ListPage.module.css";
import { PageHeader } from "~/components/page/PageHeader";
import { FilterBoundary } from "~/components/crash/FilterBoundary";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import type { ListState } from "./useListState";
import { wholeRows } from "~/ui/table/wholeRows";
import { type TableQuery, useTableTools } from "./useTableTools";

/** Rows of a list as far as its page looks at them. */
export interface ListQuery<Row> extends TableQuery {
  data: Rows<Row> | undefined;
}

interface Props<Row, Key extends string> {
  /** Name of the page and of the table, in the plural: "Scopes". */
  title: string;
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  query: ListQuery<Row>;
  list: ListState<Key>;
  /** What the list error says (default "Error loading <title>"). */
  errorTitle?: string;
  /** Placeholder of the search box; without it there is none. */
  searchLabel?: string | undefined;
  /** Reads other pages of what the list shows now, for an export; without it `query` holds all there is. */
  pages?: Pick<ExportSource<Row>, "read" | "pageSize"> | undefined;
  /** All rows are here: the table searches, sorts and cuts pages. */
  isWhole?: boolean;
  /** Filters beside the search box. */
  filters?: ReactNode;
  /** Stands beside them, on a phone too. */
  note?: ReactNode;
  /** Whether any filter is set, so that an empty list can say so. */
  isFiltered?: boolean;
  /** Takes search and filters away (default: the search text). */
  onClear?: () => void;
  /** Add button: shown to those who may write the resource. */
  add?: { label: string; resource: Resource | "public"; onAdd: () => void };
  /** What stands where no row is: what this is, why it is empty. */
  empty: { title?: string; text: string };
  onOpen?: (row: Row) => void;
  rowHref?: (row: Row) => string | undefined;
  selectedId?: string | null;
  tree?: TableTree<Row>;
  /** Header of an area whose pages are tabs, in place of the usual one. */
  Header?: ComponentType<ListHeaderProps> | undefined;
  /** Dialogs and other parts of the page. */
  children?: ReactNode;
}

/** What the header of a list's page shows. */
export interface ListHeaderProps {
  title: string;
  titleExtra?: ReactNode;
  actions?: ReactNode;
  refresh: { onRefresh: () => void; isRefreshing: boolean };
}

/** Adds a row, in words; a narrow top bar shows the icon alone. */
function AddButton({
  add,
  isInText = false,
}: {
  add: NonNullable<Props<never, never>["add"]>;
  isInText?: boolean;
}) {
  const button = (
    <Button variant={isInText ? "primary" : "plain"} icon={Plus} onClick={add.onAdd}>
      {/* Tabs beside the title of a narrow bar need the room more. */}
      {isInText ? add.label : <VisuallyHidden on="tablet">{add.label}</VisuallyHidden>}
    </Button>
  );
  if (add.resource === "public") return button;
  return (
    <AccessGate resource={add.resource} action="write">
      {button}
    </AccessGate>
  );
}

/**
 * The one list page: header with add and refresh, one line of search and filters, a table that the server pages and
 * sorts, and the states loading, empty, filtered to nothing, and failed (design §8 and §9).
 */
export function ListPage<Row, Key extends string>(props: Props<Row, Key>) {
  const { title, query, list, columns, rowId, empty, add, searchLabel, filters } = props;
  const { Header = PageHeader } = props;
  const { data } = query;
  const isNarrowed = list.text !== undefined || props.isFiltered === true;
  const rows = useMemo(() => data?.rows ?? [], [data]);
  const { routeId } = useMatch({ strict: false });
  const table = useTableTools({
    id: routeId,
    title,
    columns,
    rowId,
    ...(props.pages ?? {
      read: () => {
        const all = wholeRows(rows, columns, list.text, list.sort);
        return Promise.resolve({ rows: all, total: all.length });
      },
    }),
    query,
    errorTitle: props.errorTitle ?? `Error loading ${title.toLowerCase()}`,
  });
  const clear = props.onClear ?? (() => list.onText(""));
  return (
    <div className={styles["page"]}>
      <Header
        title={title}
        titleExtra={add ? <AddButton add={add} /> : undefined}
        refresh={{ onRefresh: () => void query.refetch(), isRefreshing: query.isFetching }}
      />
      {(searchLabel !== undefined || filters !== undefined) && (
        <FilterBar
          search={
            searchLabel === undefined ? undefined : (
              <SearchBox
                label={searchLabel}
                value={list.text ?? ""}
                onChange={list.onText}
                hotkey
              />
            )
          }
          set={props.isFiltered ?? false}
          note={props.note}
        >
          <FilterBoundary>{filters}</FilterBoundary>
        </FilterBar>
      )}
      <div className={styles["table"]}>
        <PanelBoundary>
          <DataTable
            {...table}
            rows={rows}
            sort={list.sort}
            onSort={list.onSort}
            {...(props.isWhole && { whole: { text: list.text } })}
            {...(props.tree && { tree: props.tree })}
            {...(props.onOpen && { onOpen: props.onOpen })}
            {...(props.rowHref && { rowHref: props.rowHref })}
            {...(props.selectedId !== undefined && { selectedId: props.selectedId })}
            paging={list.paging(data?.total ?? rows.length)}
            empty={
              isNarrowed ? (
                <EmptyState
                  title={empty.title ?? "No data available"}
                  text="Nothing matches the search and the filters."
                  action={<Button onClick={clear}>Clear search and filters</Button>}
                />
              ) : (
                <EmptyState
                  title={empty.title ?? "No data available"}
                  text={empty.text}
                  action={add ? <AddButton add={add} isInText /> : undefined}
                />
              )
            }
          />
        </PanelBoundary>
      </div>
      {props.children}
    </div>
  );
}
