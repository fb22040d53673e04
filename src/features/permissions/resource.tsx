import { isRowLink, permissionColumns } from "~/components/permissions/permissionColumns";
import { lazyPart } from "~/components/parts/lazyPart";
import { resource } from "~/components/resource/resource";
import { permissionList } from "./list";
import { PermissionFilters } from "./PermissionFilters";
import { noFilters, presetOf } from "./search";

const loadDialogs = () => import("~/components/permissions/PermissionPanel");
const EditPermissionDialog = lazyPart(async () => (await loadDialogs()).EditPermissionDialog);
const NewPermissionDialog = lazyPart(async () => (await loadDialogs()).NewPermissionDialog);

/** The permissions: who may, or may not, do what on which resource (spec 3 §2 "Permission dialog and list"). */
export const permissions = resource(permissionList, {
  noun: "Permission",
  about:
    "A permission allows or denies a person, team, role, notification or playbook an action on a resource, beyond what their roles give.",
  searchLabel: "Search by subject, resource or description",
  columns: permissionColumns,
  Filters: PermissionFilters,
  unfiltered: noFilters,
  isLink: isRowLink,
  Dialogs: ({ search, onClose }) =>
    search.add ? (
      <NewPermissionDialog preset={presetOf(search)} onClose={onClose} />
    ) : search.id === undefined ? null : (
      <EditPermissionDialog key={search.id} id={search.id} onClose={onClose} />
    ),
});
