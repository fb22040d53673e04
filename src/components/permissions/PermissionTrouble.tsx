import { TriangleAlert } from "lucide-react";
import { type Permission, permissionDetailOptions } from "~generated/db/reads";
import { updatePermissionMutation } from "~generated/db/writes";
import { useAccess } from "~/api/access";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { notifyError, notifySuccess } from "~/components/messages/notify";
import { whyNot } from "~/components/access/whyNot";
import { Button } from "~/ui/button/Button";
import { useOnce } from "~/ui/button/useOnce";
import { permissionError } from "./permissionError";
import { permissionLabels } from "./permissionModel";
import styles from "./PermissionTrouble.module.css";

/** Why the backend does not apply a permission, with the way to let it try again (spec 3 §8). */
export function PermissionTrouble({ permission }: { permission: Permission }) {
  const access = useAccess();
  const { save } = useRecordWrites({
    noun: "permission",
    labels: permissionLabels,
    where: { id: permission.id },
    detail: permissionDetailOptions({ id: permission.id }),
    update: updatePermissionMutation(),
  });
  // Another's change meanwhile stays; an error that is gone by then is not taken away again.
  const [recheck, isBusy] = useOnce(async () => {
    try {
      if (await save(permission, { error: null })) notifySuccess("Re-evaluated successfully");
    } catch (error) {
      notifyError(error);
    }
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
        aria-busy={isBusy}
        disabledReason={
          isBusy ? "The permission is being checked." : whyNot(access, "write", "permissions")
        }
        onClick={() => recheck()}
      >
        {isBusy ? "Checking..." : "Re-check"}
      </Button>
    </div>
  );
}
