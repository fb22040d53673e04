import { useQuery } from "@tanstack/react-query";
import type { PickableType } from "~generated/schemas/index";
import { connectionDetailOptions, type ConnectionListEntry } from "~generated/db/reads";
import { useAccess } from "~/api/access";
import { originOfRecord } from "~/components/record/origin";
import type { FormTabs } from "~/components/form/FormDialog";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { PermissionPanel } from "~/components/permissions/PermissionPanel";
import { QueryError } from "~/components/errors/QueryError";
import { isRecordId, RecordDialog } from "~/components/record/RecordDialog";
import { isFormName, useFormParts, type FormName } from "~/components/schemaForm/schemaFormState";
import { typeLabel, TypePicker } from "~/components/types/TypePicker";
import type { SearchChange } from "~/components/address/useSearchChange";
import { whyNot } from "~/components/access/whyNot";
import { Dialog } from "~/ui/overlay/Dialog";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { ConnectionForm } from "./ConnectionForm";
import { connectionType, connectionTypes } from "./connectionTypes";
import { RawConnectionForm } from "./RawConnectionForm";
import { type ConnectionsSearch, picking } from "./search";
import { WhereUsed } from "./WhereUsed";

interface NewProps {
  /** Type from the address, whatever somebody typed there. */
  type: string;
  onType: (type: string) => void;
  onClose: () => void;
}

/** The dialog that the address names: a new connection, or a saved one. */
export function ConnectionDialogs(props: Omit<EditProps, "id">) {
  const { search, onSearch, onClose } = props;
  if (search.add !== undefined)
    return (
      <NewConnectionDialog
        type={search.add}
        onType={(add) => onSearch({ add }, { push: true })}
        onClose={onClose}
      />
    );
  return search.id === undefined ? null : (
    <EditConnectionDialog {...props} key={search.id} id={search.id} />
  );
}

/** Adds a connection: first its type, then its form. */
function NewConnectionDialog({ type: key, onType, onClose }: NewProps) {
  const readOnlyReason = whyNot(useAccess(), "write", "connections");
  const type = connectionType(key);
  if (type && isFormName(type.schema))
    return (
      <LoadedForm
        key={key}
        type={type}
        name={type.schema}
        readOnlyReason={readOnlyReason}
        onBack={() => onType(picking)}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      title="Select Connection Type"
      description={readOnlyReason}
      size="large"
      onOpenChange={onClose}
    >
      <TypePicker
        label="Connection types"
        types={connectionTypes}
        onPick={(picked) => onType(picked.key)}
      />
    </Dialog>
  );
}

interface EditProps {
  id: string;
  search: ConnectionsSearch;
  onSearch: SearchChange<ConnectionsSearch>;
  onClose: () => void;
}

const tabItems = [
  { id: "edit", label: "Edit" },
  { id: "permissions", label: "Permissions" },
  { id: "used", label: "Where used" },
] as const;

/** The tabs of a saved connection; the open one stands in the address. */
function connectionTabs(
  connection: ConnectionListEntry,
  search: ConnectionsSearch,
  onSearch: SearchChange<ConnectionsSearch>,
): FormTabs {
  const tab = search.tab ?? "edit";
  const panel =
    tab === "permissions" ? (
      <PermissionPanel
        kind="connection"
        id={connection.id}
        noun="connection"
        openId={search.permission}
        isAdding={search.addPermission === true}
        onOpen={(permission) => onSearch({ permission }, { push: true })}
        onAdd={() => onSearch({ addPermission: true }, { push: true })}
        onClose={() => onSearch({ permission: undefined, addPermission: undefined })}
      />
    ) : tab === "used" ? (
      <WhereUsed connection={connection} />
    ) : undefined;
  return {
    label: "Connection",
    items: tabItems,
    value: tab,
    onChange: (next) =>
      onSearch({
        tab: next === "permissions" || next === "used" ? next : undefined,
        permission: undefined,
        addPermission: undefined,
      }),
    panel: panel && <PanelBoundary resetKey={tab}>{panel}</PanelBoundary>,
  };
}

/** The connection in the address: its form, or what there is to read where it is kept elsewhere. */
function EditConnectionDialog({ id, search, onSearch, onClose }: EditProps) {
  const access = useAccess();
  const query = useQuery({ ...connectionDetailOptions({ id }), enabled: isRecordId(id) });
  return (
    <RecordDialog
      id={id}
      title="Connection Details"
      noun="connection"
      query={query}
      onClose={onClose}
    >
      {(connection) => {
        const type = connectionType(connection.type);
        const readOnlyReason =
          connection.deleted_at !== null
            ? "This connection is deleted."
            : (originOfRecord(connection)?.reason ?? whyNot(access, "write", "connections"));
        const tabs = connectionTabs(connection, search, onSearch);
        const shared = { connection, readOnlyReason, tabs, onClose };
        return type && isFormName(type.schema) ? (
          <LoadedForm {...shared} type={type} name={type.schema} />
        ) : (
          <RawConnectionForm {...shared} />
        );
      }}
    </RecordDialog>
  );
}

interface LoadedProps {
  type: PickableType;
  name: FormName;
  connection?: ConnectionListEntry;
  readOnlyReason: string | undefined;
  tabs?: FormTabs;
  onBack?: () => void;
  onClose: () => void;
}

function LoadedForm({ name, ...props }: LoadedProps) {
  const query = useFormParts(name);
  const title = `${typeLabel(props.type)} Connection Details`;
  if (query.data) return <ConnectionForm {...props} title={title} parts={query.data} />;
  return (
    <Dialog open title={title} onOpenChange={props.onClose}>
      {query.error ? (
        <QueryError title="The form could not be loaded" query={query} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Dialog>
  );
}
