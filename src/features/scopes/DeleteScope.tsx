import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ScopeListEntry } from "~generated/db/reads";
import { updateScopeMutation } from "~generated/db/writes";
import { notifyError, notifySuccess } from "~/components/messages/notify";
import { Button } from "~/ui/button/Button";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";

interface Props {
  scope: ScopeListEntry;
  onDeleted: () => void;
}

/** Soft-deletes a scope, after asking. */
export function DeleteScope({ scope, onDeleted }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const update = useMutation({
    ...updateScopeMutation(),
    onError: notifyError,
    onSuccess: () => {
      notifySuccess("Scope deleted");
      onDeleted();
    },
  });
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Delete</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Delete Scope ${scope.name}`}
        description="Are you sure you want to delete this scope? This action cannot be undone."
        confirmLabel="Delete"
        danger
        busy={update.isPending}
        onConfirm={() =>
          update.mutate({
            where: { id: scope.id },
            body: { deleted_at: new Date().toISOString() },
          })
        }
      />
    </>
  );
}
