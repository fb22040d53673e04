import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { permissionListOptions, type PermissionListEntry } from "~generated/db/reads";
import { ListPage } from "~/components/list/ListPage";
import { listState } from "~/components/list/useListState";
import type { SearchChange } from "~/components/address/useSearchChange";
import { useSearchHref } from "~/components/address/useSearchHref";
import { subjectPath } from "~/components/permissions/PermissionCells";
import { permissionColumns, permissionSortKeys } from "~/components/permissions/permissionColumns";
import {
  EditPermissionDialog,
  NewPermissionDialog,
} from "~/components/permissions/PermissionDialogs";
import { PermissionFilters } from "./PermissionFilters";
import { filtersOf, noFilters, presetOf, type PermissionsSearch } from "./search";

interface Props {
  search: PermissionsSearch;
  onSearch: SearchChange<PermissionsSearch>;
}

const rowId = ({ id }: PermissionListEntry) => id;

/** The permissions: who may, or may not, do what on which resource (spec 3 §2 "Permission dialog and list"). */
export function PermissionsPage({ search, onSearch }: Props) {
  const list = listState({
    search,
    onSearch,
    sortKeys: permissionSortKeys,
    sort: { by: "created_at", desc: true },
  });
  const filters = filtersOf(search);
  const query = useQuery({
    ...permissionListOptions({
      ...list.params,
      ...filters,
    }),
    placeholderData: keepPreviousData,
  });
  const hrefOf = useSearchHref<PermissionsSearch>();
  const rowHref = useCallback(
    // The subject stands in the first cell: where it is a link itself, the row cannot be one.
    (row: PermissionListEntry) =>
      subjectPath(row) === undefined ? hrefOf({ id: row.id, add: undefined }) : undefined,
    [hrefOf],
  );
  const close = () => onSearch({ id: undefined, add: undefined });
  return (
    <ListPage
      title="Permissions"
      columns={permissionColumns}
      rowId={rowId}
      query={query}
      list={list}
      searchLabel="Search by subject, resource or description"
      filters={<PermissionFilters search={search} onSearch={onSearch} />}
      isFiltered={Object.keys(filters).length > 0}
      onClear={() => onSearch({ ...noFilters, query: undefined })}
      add={{
        label: "Add Permission",
        resource: "permissions",
        onAdd: () => onSearch({ add: true }, { push: true }),
      }}
      empty={{
        text: "A permission allows or denies a person, team, role, notification or playbook an action on a resource, beyond what their roles give.",
      }}
      selectedId={search.id ?? null}
      rowHref={rowHref}
      onOpen={({ id }) => onSearch({ id }, { push: true })}
    >
      {search.add ? <NewPermissionDialog preset={presetOf(search)} onClose={close} /> : null}
      {search.id !== undefined && !search.add ? (
        <EditPermissionDialog key={search.id} id={search.id} onClose={close} />
      ) : null}
    </ListPage>
  );
}
