import { useQuery, type QueryKey } from "@tanstack/react-query";
import { useCallback, type ReactNode } from "react";
import type * as v from "valibot";
import { AccessGate } from "~/components/access/AccessGate";
import type { ListSearch } from "~/components/address/searchParts";
import { useSearchChange } from "~/components/address/useSearchChange";
import { useSearchHref } from "~/components/address/useSearchHref";
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
  children,
}: Props<Schema, Row, List<Schema>> & { query: ListQuery<Row> }) {
  const { list, Editor, Filters, rowId = idOf } = of;
  const open: OpenSearch = search;
  const onOpen = useSearchChange<OpenSearch>();
  const onSearch = useSearchChange<v.InferOutput<Schema>>();
  const hrefOf = useSearchHref<OpenSearch>();
  const rowHref = useCallback(
    (row: Row) => hrefOf({ id: rowId(row), add: undefined }),
    [hrefOf, rowId],
  );
  const close = () => onOpen({ id: undefined, add: undefined });
  const isAdding = open.add !== undefined && open.add !== false;
  return (
    <ListPage
      title={list.title}
      columns={of.columns}
      rowId={rowId}
      query={query}
      list={listState({ ...list, search, onSearch: onOpen })}
      searchLabel={of.searchLabel}
      filters={Filters && <Filters search={search} onSearch={onSearch} />}
      isFiltered={Object.entries(of.unfiltered ?? {}).some(
        ([key]) => Reflect.get(Object(search), key) !== undefined,
      )}
      onClear={() => onSearch({ ...of.unfiltered, query: undefined, pageIndex: undefined })}
      add={{
        label: `Add ${of.noun}`,
        resource: list.access,
        onAdd: () => onOpen({ add: true }, { push: true }),
      }}
      empty={{ text: of.about }}
      selectedId={open.id ?? null}
      rowHref={rowHref}
      onOpen={(row) => onOpen({ id: rowId(row) }, { push: true })}
    >
      {Editor && isAdding ? <Editor onClose={close} /> : null}
      {Editor && open.id !== undefined && !isAdding ? (
        <Editor key={open.id} id={open.id} onClose={close} />
      ) : null}
      {children}
    </ListPage>
  );
}

function idOf(row: unknown): string {
  return String(Reflect.get(Object(row), "id"));
}
