import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Suspense, useCallback, useMemo, type ReactNode } from "react";
import type * as v from "valibot";
import { useAccess } from "~/api/access";
import type { ListSearch } from "~/components/address/searchParts";
import { addressWith, useSearchChange } from "~/components/address/useSearchChange";
import { notifyText } from "~/components/messages/notify";
import type { ListSchema } from "./list";
import { ListPage, type ListQuery } from "~/components/list/ListPage";
import type { ListResource } from "./resource";
import { listState } from "~/components/list/useListState";

interface Props<Schema extends ListSchema, Row> {
  of: ListResource<Schema, Row>;
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

/** The page of a resource. Its route gates it. */
export function ResourcePage<Schema extends ListSchema, Row>(props: Props<Schema, Row>) {
  const { Rows } = props.of;
  return <Rows search={props.search}>{(query) => <Page {...props} query={query} />}</Rows>;
}

function Page<Schema extends ListSchema, Row>({
  of,
  search,
  query,
  children,
}: Props<Schema, Row> & { query: ListQuery<Row> }) {
  const {
    list,
    Editor,
    Filters,
    Note,
    Dialogs,
    rowId = idOf,
    href,
    isLink,
    addHref,
    menu,
    readPage,
  } = of;
  const hasMenu = useAccess().can("write", list.access);
  const open: OpenSearch = search;
  const router = useRouter();
  const client = useQueryClient();
  const columns = useMemo(
    () => (menu && hasMenu ? [...of.columns, menu] : of.columns),
    [of.columns, menu, hasMenu],
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
    const locked = of.lockedReason?.(row);
    if (locked !== undefined) notifyText("error", locked);
    else if (path !== undefined) void router.navigate({ href: path });
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
      Header={of.Header}
      columns={columns}
      rowId={rowId}
      query={query}
      list={listState({ ...list, search, onSearch: onOpenSearch })}
      searchLabel={of.searchLabel}
      pages={readPage && { read: (page) => readPage(client, search, page) }}
      isWhole={list.isWhole}
      filters={Filters && <Filters search={search} onSearch={onSearch} />}
      note={Note && <Note />}
      isFiltered={isFiltered}
      onClear={() => onSearch({ ...of.unfiltered, query: undefined, pageIndex: undefined })}
      {...(of.hasAdd !== false && {
        add: {
          label: of.addLabel ?? `Add ${of.noun}`,
          resource: of.addAccess ?? list.access,
          onAdd: () => {
            if (addHref !== undefined) void router.navigate({ href: addHref });
            else onOpenSearch(of.adding ?? usuallyAdding, { push: true });
          },
        },
      })}
      empty={{ text: of.about, ...(of.emptyTitle !== undefined && { title: of.emptyTitle }) }}
      selectedId={open.id ?? null}
      rowHref={rowHref}
      onOpen={follow}
    >
      {/* What opens over a list is mostly a form, in a script of its own. */}
      <Suspense fallback={null}>
        {Editor && isAdding ? <Editor onClose={close} /> : null}
        {Editor && open.id !== undefined && !isAdding ? (
          <Editor key={open.id} id={open.id} onClose={close} />
        ) : null}
        {Dialogs ? (
          <Dialogs
            search={search}
            onSearch={onSearch}
            rows={query.data?.rows ?? []}
            query={query}
            onClose={close}
          />
        ) : null}
      </Suspense>
      {children}
    </ListPage>
  );
}

function idOf(row: unknown): string {
  return String(Reflect.get(Object(row), "id"));
}
