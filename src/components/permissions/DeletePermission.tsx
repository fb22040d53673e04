import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Permission } from "~generated/db/reads";
import { deletePermissionMutation } from "~generated/db/writes";
import { notifyError, notifySuccess } from "~/components/messages/notify";
import { Button } from "~/ui/button/Button";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";

interface Props {
  permission: Permission;
  onDeleted: () => void;
}

/** Removes a permission for good, after asking (spec 3 §8). */
export function DeletePermission({ permission, onDeleted }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    ...deletePermissionMutation(),
    onError: notifyError,
    onSuccess: () => {
      notifySuccess("Permission deleted");
      onDeleted();
    },
  });
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Delete</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete Permission"
        description="Are you sure you want to delete the permission?"
        confirmLabel="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ where: { id: permission.id }, base: permission })}
      />
    </>
  );
}
