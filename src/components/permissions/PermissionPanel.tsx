import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import {
  permissionDetailOptions,
  permissionListOptions,
  type PermissionListEntry,
} from "~generated/db/reads";
import { readOnce } from "~/api/readOnce";
import { useAccess } from "~/api/access";
import { Button } from "~/ui/button/Button";
import { DataTable } from "~/ui/table/DataTable";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { AccessGate } from "~/components/gate/AccessGate";
import { ExportButton } from "~/components/export/ExportButton";
import { BuiltLink } from "~/components/links/BuiltLink";
import { permissionColumns } from "./permissionColumns";
import { originOfRecord } from "~/components/record/origin";
import { isRecordId, RecordDialog } from "~/components/record/RecordDialog";
import { PermissionEditor } from "./PermissionEditor";
import { PermissionReader } from "./PermissionReader";
import styles from "./PermissionPanel.module.css";
import { emptyPermission, type PermissionForm, type ResourceKind } from "./permissionModel";
import { QueryError } from "~/components/errors/QueryError";
import { whyNot } from "~/components/access/whyNot";

/** How many permissions on one record are listed; the page of permissions has all of them. */
const most = 100;

/** What fits into a dialog; the resource is the same in every row. */
const shown = ["subject_type", "action", "description", "created_at"];
const columns = permissionColumns.filter(({ id }) => shown.includes(id));
const rowId = ({ id }: PermissionListEntry) => id;

interface Props {
  /** Kind of the record that the permissions are on, and its id. */
  kind: Extract<ResourceKind, "connection" | "playbook" | "canary" | "component" | "config">;
  id: string;
  /** What the record is, in small letters: "connection". */
  noun: string;
  /** Id of the permission whose dialog is open, and whether one is being added: both stand in the address. */
  openId: string | undefined;
  isAdding: boolean;
  onOpen: (id: string) => void;
  onAdd: () => void;
  onClose: () => void;
}

/** The permissions on one record, with their dialogs; a new one is on this record already. */
export function PermissionPanel(props: Props) {
  const { kind, id, noun, openId, isAdding, onOpen, onAdd, onClose } = props;
  const client = useQueryClient();
  const denied = whyNot(useAccess(), "read", "permissions");
  const query = useQuery({
    ...permissionListOptions({ [`${kind}Id`]: id, limit: most, offset: 0 }),
    placeholderData: keepPreviousData,
    enabled: denied === undefined,
  });
  if (denied !== undefined)
    return <EmptyState title="You may not see the permissions" text={denied} />;
  const rows = query.data?.rows ?? [];
  const total = query.data?.total ?? rows.length;
  return (
    <div className={styles["panel"]}>
      <AccessGate resource="permissions" action="write">
        <div>
          <Button icon={Plus} onClick={onAdd}>
            Add Permission
          </Button>
        </div>
      </AccessGate>
      <DataTable
        label="Permissions"
        columns={columns}
        rows={rows}
        rowId={rowId}
        height="content"
        tools={
          <ExportButton
            title="Permissions"
            source={() => ({
              title: "Permissions",
              columns,
              rowId,
              read: ({ pageIndex, pageSize }) =>
                readOnce(
                  client,
                  permissionListOptions({
                    [`${kind}Id`]: id,
                    limit: pageSize,
                    offset: pageIndex * pageSize,
                  }),
                ),
            })}
          />
        }
        isLoading={query.isPending}
        isRefreshing={query.isFetching && query.data !== undefined}
        onOpen={(row) => onOpen(row.id)}
        error={
          query.error ? <QueryError title="Error loading permissions" query={query} /> : undefined
        }
        empty={
          <EmptyState
            title="No permissions"
            text={`Nobody has a permission on this ${noun} beyond what their roles give.`}
          />
        }
      />
      {total > rows.length && rows.length > 0 ? (
        <p className={styles["more"]}>
          The newest {rows.length} of {total} are shown.{" "}
          <BuiltLink path={`/settings/permissions?resource=${kind}&resourceId=${id}`}>
            See all of them in Permissions
          </BuiltLink>
        </p>
      ) : null}
      {isAdding ? (
        <NewPermissionDialog
          preset={{ ...emptyPermission, resourceKind: kind, resource: id }}
          onClose={onClose}
        />
      ) : null}
      {openId !== undefined && !isAdding ? (
        <EditPermissionDialog key={openId} id={openId} onClose={onClose} />
      ) : null}
    </div>
  );
}

interface DialogProps {
  onClose: () => void;
}

/** Dialog that adds a permission. @param preset what stands in it already. */
export function NewPermissionDialog({ preset, onClose }: DialogProps & { preset: PermissionForm }) {
  const readOnlyReason = whyNot(useAccess(), "write", "permissions");
  return <PermissionEditor preset={preset} readOnlyReason={readOnlyReason} onClose={onClose} />;
}

/** Dialog of the permission in the address: an editor, or what there is to read where it is kept elsewhere. */
export function EditPermissionDialog({ id, onClose }: DialogProps & { id: string }) {
  const access = useAccess();
  const query = useQuery({ ...permissionDetailOptions({ id }), enabled: isRecordId(id) });
  return (
    <RecordDialog id={id} title="Edit Permission" noun="permission" query={query} onClose={onClose}>
      {(permission) => {
        const reason =
          permission.deleted_at !== null
            ? "This permission is deleted."
            : (originOfRecord(permission)?.reason ?? whyNot(access, "write", "permissions"));
        return reason === undefined ? (
          <PermissionEditor permission={permission} onClose={onClose} />
        ) : (
          <PermissionReader permission={permission} reason={reason} onClose={onClose} />
        );
      }}
    </RecordDialog>
  );
}
