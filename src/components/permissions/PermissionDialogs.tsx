import { useQuery } from "@tanstack/react-query";
import { permissionDetailOptions } from "~generated/db/reads";
import { useAccess } from "~/api/access";
import { originOfRecord } from "~/components/record/origin";
import { isRecordId, RecordDialog } from "~/components/record/RecordDialog";
import { whyNot } from "~/components/access/whyNot";
import { PermissionEditor } from "./PermissionEditor";
import { PermissionReader } from "./PermissionReader";
import type { PermissionForm } from "./permissionModel";

interface Props {
  onClose: () => void;
}

/** Dialog that adds a permission. @param preset what stands in it already. */
export function NewPermissionDialog({ preset, onClose }: Props & { preset: PermissionForm }) {
  const readOnlyReason = whyNot(useAccess(), "write", "permissions");
  return <PermissionEditor preset={preset} readOnlyReason={readOnlyReason} onClose={onClose} />;
}

/** Dialog of the permission in the address: an editor, or what there is to read where it is kept elsewhere. */
export function EditPermissionDialog({ id, onClose }: Props & { id: string }) {
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
