import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { scopeListOptions, type ScopeListEntry } from "~generated/db/reads";
import { ListPage } from "~/components/list/ListPage";
import { listState } from "~/components/list/useListState";
import type { SearchChange } from "~/components/address/useSearchChange";
import { useSearchHref } from "~/components/address/useSearchHref";
import { scopeColumns, scopeSortKeys } from "./scopeColumns";
import { EditScopeDialog, NewScopeDialog } from "./ScopeDialogs";
import type { ScopesSearch } from "./search";

interface Props {
  search: ScopesSearch;
  onSearch: SearchChange<ScopesSearch>;
}

const rowId = ({ id }: ScopeListEntry) => id;

/** The scopes: named sets of targets that permissions can be limited to (spec 1 §2 "Scopes page"). */
export function ScopesPage({ search, onSearch }: Props) {
  const list = listState({
    search,
    onSearch,
    sortKeys: scopeSortKeys,
    defaultSort: { by: "created_at", desc: true },
  });
  const query = useQuery({
    ...scopeListOptions({
      ...list.page,
      ...(list.order && { order: list.order }),
      ...(list.text && { text: list.text }),
    }),
    placeholderData: keepPreviousData,
  });
  const hrefOf = useSearchHref<ScopesSearch>();
  const rowHref = useCallback(({ id }: ScopeListEntry) => hrefOf({ id, add: undefined }), [hrefOf]);
  const close = () => onSearch({ id: undefined, add: undefined });
  return (
    <ListPage
      title="Scopes"
      columns={scopeColumns}
      rowId={rowId}
      query={query}
      list={list}
      searchLabel="Search by name or description"
      add={{
        label: "Add Scope",
        resource: "scopes",
        onAdd: () => onSearch({ add: true }, { push: true }),
      }}
      empty={{
        text: "A scope is a named set of catalog items, components, playbooks or canaries. Permissions can be limited to it.",
      }}
      selectedId={search.id ?? null}
      rowHref={rowHref}
      onOpen={({ id }) => onSearch({ id }, { push: true })}
    >
      {search.add ? <NewScopeDialog onClose={close} /> : null}
      {search.id !== undefined && !search.add ? (
        <EditScopeDialog key={search.id} id={search.id} onClose={close} />
      ) : null}
    </ListPage>
  );
}
