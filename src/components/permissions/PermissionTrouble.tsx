import { useMutation } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import type { Permission } from "~generated/db/reads";
import { updatePermissionMutation } from "~generated/db/writes";
import { useAccess } from "~/api/access";
import { notifyError, notifySuccess } from "~/components/messages/notify";
import { whyNot } from "~/components/access/whyNot";
import { Button } from "~/ui/button/Button";
import { permissionError } from "./permissionError";
import styles from "./PermissionTrouble.module.css";

/** Why the backend does not apply a permission, with the way to let it try again (spec 3 §8). */
export function PermissionTrouble({ permission }: { permission: Permission }) {
  const access = useAccess();
  const recheck = useMutation({
    ...updatePermissionMutation(),
    onError: notifyError,
    onSuccess: () => notifySuccess("Re-evaluated successfully"),
  });
  const { message, scope } = permissionError(permission.error ?? "");
  return (
    <div className={styles["trouble"]} role="alert">
      <TriangleAlert size={16} aria-hidden className={styles["icon"]} />
      <div className={styles["words"]}>
        <p className={styles["message"]}>{message}</p>
        {scope === undefined ? null : (
          <p className={styles["note"]}>
            Scope: <span className={styles["scope"]}>{scope}</span>
          </p>
        )}
        <p className={styles["note"]}>
          The permission has no effect while this lasts. Re-check re-evaluates the permission.
        </p>
      </div>
      <Button
        aria-busy={recheck.isPending}
        disabledReason={
          recheck.isPending
            ? "The permission is being checked."
            : whyNot(access, "write", "permissions")
        }
        onClick={() => recheck.mutate({ where: { id: permission.id }, body: { error: null } })}
      >
        {recheck.isPending ? "Checking..." : "Re-check"}
      </Button>
    </div>
  );
}
