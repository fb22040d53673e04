import { useQuery, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import type * as v from "valibot";
import type { Resource } from "~generated/roleMatrix";
import { readOnce } from "~/api/readOnce";
import type { SearchChange } from "~/components/address/useSearchChange";
import type { ListHeaderProps, ListQuery } from "~/components/list/ListPage";
import type { Rows } from "~/api/db";
import type { DataColumn, TablePage } from "~/ui/table/dataTableTypes";
import { tableColumns, type ListColumn } from "~/components/columns/columns";
import type { List, ListSchema, PagedList } from "./list";

/** What the parts of a list's page get: what its address holds, and the way to change that. */
export interface AddressProps<Search> {
  search: Search;
  onSearch: SearchChange<Search>;
}

interface Shown<Search, Row> {
  columns: readonly ListColumn<Row>[];
  /** Column with a menu in each row, for those who may write. */
  menu?: DataColumn<Row>;
  /** One of them, as titles and buttons name it: "Scope". */
  noun: string;
  /** What these records are for: stands where there are none. */
  about: string;
  /** Title where no row is; default: "No data available". */
  emptyTitle?: string;
  /** Placeholder of the search box; without it there is none. */
  searchLabel?: string;
  /** Dialog of the record in the address, or of a new one where there is no `id`. */
  Editor?: ComponentType<{ id?: string; onClose: () => void }>;
  /** Dialogs of a page that has others than `Editor`. */
  Dialogs?: ComponentType<
    AddressProps<Search> & {
      rows: readonly Row[];
      query: ListQuery<Row>;
      onClose: () => void;
    }
  >;
  /** Header of an area whose pages are tabs, in place of the usual one. */
  Header?: ComponentType<ListHeaderProps>;
  /** Filters beside the search box, and the change of the address that takes them all away. */
  Filters?: ComponentType<AddressProps<Search>>;
  unfiltered?: Partial<Search>;
  /** What is to be said of the rows, beside the filters. */
  Note?: ComponentType;
  /** Id of a row (default: its field `id`). */
  rowId?: (row: Row) => string;
  /** Page of a row; without it a row opens `Editor` or `Dialogs` by its id in the address. */
  href?: (row: Row) => string | undefined;
  /** Rows that are no links: their first cell holds one, or they do not open (default: all are). */
  isLink?: (row: Row) => boolean;
  /** Why a row does not open, as a sentence. */
  lockedReason?: (row: Row) => string | undefined;
  /** False where records are not added here. */
  hasAdd?: boolean;
  /** Text of the add button (default: "Add" and the noun), and what it takes to see it (default: the list's access). */
  addLabel?: string;
  addAccess?: Resource | "public";
  /** Page that adds a record; without it the add button opens `Editor` or `Dialogs`. */
  addHref?: string;
  /** Change of the address that opens the form of a new record, and the one that closes every dialog. */
  adding?: Partial<Search>;
  closed?: Partial<Search>;
}

/** A list of records as its page shows it: see `resource`. */
export interface ListResource<Schema extends ListSchema, Row> extends Omit<
  Shown<v.InferOutput<Schema>, Row>,
  "columns"
> {
  list: List<Schema>;
  columns: readonly DataColumn<Row>[];
  /** Reads another page of them, where the server cuts the pages. */
  readPage?: (
    client: QueryClient,
    search: v.InferOutput<Schema>,
    page: TablePage,
  ) => Promise<Rows<Row>>;
  /** Reads the rows that the address asks for, and gives them to what stands inside. */
  Rows: ComponentType<{
    search: v.InferOutput<Schema>;
    children: (query: ListQuery<Row>) => ReactNode;
  }>;
}

/**
 * Describes a page that lists and edits records: the list (address, gate, read) and what the page shows of it. Keep it
 * at module scope, and the list in a file of its own: the route needs that before the page is fetched. A list whose rows
 * all come at once says with `Rows` how they are put together.
 */
export function resource<
  Schema extends ListSchema,
  Row,
  Key extends string,
  Query extends QueryKey,
>(
  list: PagedList<Schema, Row, Key, Query>,
  shown: Shown<v.InferOutput<Schema>, Row>,
): ListResource<Schema, Row>;
export function resource<Schema extends ListSchema, Row>(
  list: List<Schema>,
  shown: Shown<v.InferOutput<Schema>, Row> & Pick<ListResource<Schema, Row>, "Rows">,
): ListResource<Schema, Row>;
export function resource<
  Schema extends ListSchema,
  Row,
  Key extends string,
  Query extends QueryKey,
>(
  list: List<Schema> | PagedList<Schema, Row, Key, Query>,
  shown: Shown<v.InferOutput<Schema>, Row> & Partial<Pick<ListResource<Schema, Row>, "Rows">>,
): ListResource<Schema, Row> {
  const columns = tableColumns(shown.columns, list.sortKeys);
  const { Rows: WholeRows } = shown;
  if (WholeRows) return { ...shown, list, columns, Rows: WholeRows };
  if (!("read" in list)) throw new Error(`${list.title} says neither read nor Rows.`);
  return {
    ...shown,
    list,
    columns,
    readPage: (client, search, page) => readOnce(client, list.read({ ...search, ...page })),
    Rows: function PagedRows({ search, children }) {
      return children(useQuery(list.read(search)));
    },
  };
}
