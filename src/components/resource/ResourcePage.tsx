import { useQuery, type QueryKey } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Suspense, useCallback, useMemo, type ReactNode } from "react";
import type * as v from "valibot";
import { AccessGate } from "~/components/access/AccessGate";
import type { ListSearch } from "~/components/address/searchParts";
import { addressWith, useSearchChange } from "~/components/address/useSearchChange";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import type { List, ListSchema, PagedList } from "./list";
import { ListPage, type ListQuery } from "~/components/list/ListPage";
import type { ListResource } from "./resource";
import { listState } from "~/components/list/useListState";

interface Props<Schema extends ListSchema, Row, Of extends List<Schema>> {
  of: ListResource<Schema, Row, Of>;
  search: v.InferOutput<Schema>;
  /** Further dialogs and parts of the page. */
  children?: ReactNode;
}

/** What the dialogs of a list keep in its address. */
interface OpenSearch extends ListSearch {
  id?: string | undefined;
  add?: boolean | string | undefined;
}

const usuallyClosed = { id: undefined, add: undefined } as const;
const usuallyAdding = { add: true } as const;

/** The page of a resource that the server pages, for those who may read it. */
export function ResourcePage<
  Schema extends ListSchema,
  Row,
  Key extends string,
  Query extends QueryKey,
>(props: Props<Schema, Row, PagedList<Schema, Row, Key, Query>>) {
  return (
    <AccessGate resource={props.of.list.access} denied="page">
      <PagedRows {...props} />
    </AccessGate>
  );
}

function PagedRows<Schema extends ListSchema, Row, Key extends string, Query extends QueryKey>(
  props: Props<Schema, Row, PagedList<Schema, Row, Key, Query>>,
) {
  const query = useQuery(props.of.list.read(props.search));
  return <ResourceList {...props} query={query} />;
}

/** The page of a resource whose rows its owner reads. */
export function ResourceList<Schema extends ListSchema, Row>({
  of,
  search,
  query,
  moreColumns,
  note,
  onOpen,
  children,
}: Props<Schema, Row, List<Schema>> & {
  query: ListQuery<Row>;
  /** Columns that depend on the person, such as a menu; keep them stable. */
  moreColumns?: readonly DataColumn<Row>[] | undefined;
  /** Stands beside the filters. */
  note?: ReactNode;
  /** What a click does where it does not follow the row's link. */
  onOpen?: (row: Row) => void;
}) {
  const { list, Editor, Filters, Dialogs, rowId = idOf, href, isLink, addHref } = of;
  const open: OpenSearch = search;
  const router = useRouter();
  const columns = useMemo(
    () => (moreColumns ? [...of.columns, ...moreColumns] : of.columns),
    [of.columns, moreColumns],
  );
  const onSearch = useSearchChange<v.InferOutput<Schema>>();
  const onOpenSearch = useSearchChange<OpenSearch>();
  const closed: Partial<OpenSearch> = of.closed ?? usuallyClosed;
  const rowHref = useCallback(
    (row: Row) => {
      if (isLink?.(row) === false) return undefined;
      return href ? href(row) : addressWith(router, { ...closed, id: rowId(row) });
    },
    [router, href, isLink, closed, rowId],
  );
  const follow = (row: Row) => {
    const path = href?.(row);
    if (path !== undefined) void router.navigate({ href: path });
    else if (!href) onOpenSearch({ ...closed, id: rowId(row) }, { push: true });
  };
  const close = () => onOpenSearch(closed);
  const isAdding = open.add !== undefined && open.add !== false;
  const isFiltered = Object.entries(of.unfiltered ?? {}).some(
    ([key, unset]) => Reflect.get(search, key) !== unset,
  );
  return (
    <ListPage
      title={list.title}
      columns={columns}
      rowId={rowId}
      query={query}
      list={listState({ ...list, search, onSearch: onOpenSearch })}
      searchLabel={of.searchLabel}
      hasColumnsMenu={of.hasColumnsMenu ?? false}
      isWhole={list.isWhole}
      filters={
        Filters || note ? (
          <>
            {Filters && <Filters search={search} onSearch={onSearch} />}
            {note}
          </>
        ) : undefined
      }
      isFiltered={isFiltered}
      onClear={() => onSearch({ ...of.unfiltered, query: undefined, pageIndex: undefined })}
      add={{
        label: of.addLabel ?? `Add ${of.noun}`,
        resource: of.addAccess ?? list.access,
        onAdd: () => {
          if (addHref !== undefined) void router.navigate({ href: addHref });
          else onOpenSearch(of.adding ?? usuallyAdding, { push: true });
        },
      }}
      empty={{ text: of.about }}
      selectedId={open.id ?? null}
      rowHref={rowHref}
      onOpen={onOpen ?? follow}
    >
      {Editor && isAdding ? <Editor onClose={close} /> : null}
      {Editor && open.id !== undefined && !isAdding ? (
        <Editor key={open.id} id={open.id} onClose={close} />
      ) : null}
      {Dialogs ? (
        <Suspense fallback={null}>
          <Dialogs
            search={search}
            onSearch={onSearch}
            rows={query.data?.rows ?? []}
            onClose={close}
          />
        </Suspense>
      ) : null}
      {children}
    </ListPage>
  );
}

function idOf(row: unknown): string {
  return String(Reflect.get(Object(row), "id"));
}
