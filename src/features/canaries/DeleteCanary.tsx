import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { CanarySpec } from "~generated/db/reads";
import { updateCanaryMutation } from "~generated/db/writes";
import { notifyError, notifyRecord } from "~/components/notify";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";

/** Soft-deletes a canary, and with it its checks, after asking. */
export function DeleteCanary({ canary }: { canary: CanarySpec }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const update = useMutation({
    ...updateCanaryMutation(),
    onError: notifyError,
    onSuccess: () => {
      notifyRecord(canary.name, "deleted");
      void navigate({ to: "/health" });
    },
  });
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Delete</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete resource"
        description="Are you sure you want to delete this resource?"
        confirmLabel="Delete"
        danger
        busy={update.isPending}
        onConfirm={() =>
          update.mutate({
            where: { id: canary.id },
            body: { deleted_at: new Date().toISOString() },
          })
        }
      />
    </>
  );
}
