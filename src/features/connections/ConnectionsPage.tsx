import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { connectionListOptions, type ConnectionListEntry } from "~generated/db/reads";
import { ListPage } from "~/components/list/ListPage";
import { typeLabel } from "~/components/pickers/TypePicker";
import { listState } from "~/components/list/useListState";
import type { SearchChange } from "~/components/address/useSearchChange";
import { useSearchHref } from "~/components/address/useSearchHref";
import { PickOne } from "~/ui/field/PickOne";
import { connectionColumns, connectionSortKeys } from "./columns";
import { connectionTypes } from "./connectionTypes";
import { EditConnectionDialog, NewConnectionDialog } from "./ConnectionDialogs";
import { noDialog, picking, type ConnectionsSearch } from "./search";

interface Props {
  search: ConnectionsSearch;
  onSearch: SearchChange<ConnectionsSearch>;
}

const rowId = ({ id }: ConnectionListEntry) => id;

const typeOptions = [
  { value: "", label: "All" },
  ...connectionTypes
    .map((type) => ({ value: type.key, label: typeLabel(type) }))
    .toSorted((left, right) => left.label.localeCompare(right.label, "en")),
];

/** The connections: addresses and credentials of the systems that checks, scrapers and notifications use. */
export function ConnectionsPage({ search, onSearch }: Props) {
  const list = listState({
    search,
    onSearch,
    sortKeys: connectionSortKeys,
    sort: { by: "created_at", desc: true },
  });
  const query = useQuery({
    ...connectionListOptions({
      ...list.params,
      ...(search.type && { types: [search.type] }),
    }),
    placeholderData: keepPreviousData,
  });
  const hrefOf = useSearchHref<ConnectionsSearch>();
  const rowHref = useCallback(
    ({ id }: ConnectionListEntry) => hrefOf({ ...noDialog, id }),
    [hrefOf],
  );
  const close = () => onSearch(noDialog);
  const setType = (type: string) =>
    onSearch({ type: type === "" ? undefined : type, pageIndex: undefined });
  return (
    <ListPage
      title="Connections"
      columns={connectionColumns}
      rowId={rowId}
      query={query}
      list={list}
      searchLabel="Search by name, type or namespace"
      filters={
        <PickOne label="Type" options={typeOptions} value={search.type ?? ""} onChange={setType} />
      }
      isFiltered={search.type !== undefined}
      onClear={() => onSearch({ type: undefined, query: undefined, pageIndex: undefined })}
      add={{
        label: "Add Connection",
        resource: "connections",
        onAdd: () => onSearch({ add: picking }, { push: true }),
      }}
      empty={{
        text: "A connection keeps the address and the credentials of an external system, so that checks, scrapers, playbooks and notifications can refer to it by name.",
      }}
      selectedId={search.id ?? null}
      rowHref={rowHref}
      onOpen={({ id }) => onSearch({ ...noDialog, id }, { push: true })}
    >
      {search.add !== undefined ? (
        <NewConnectionDialog
          type={search.add}
          onType={(add) => onSearch({ add }, { push: true })}
          onClose={close}
        />
      ) : null}
      {search.id !== undefined && search.add === undefined ? (
        <EditConnectionDialog
          key={search.id}
          id={search.id}
          search={search}
          onSearch={onSearch}
          onClose={close}
        />
      ) : null}
    </ListPage>
  );
}
