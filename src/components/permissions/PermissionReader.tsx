import { useQuery } from "@tanstack/react-query";
import { permissionListOptions, type Permission } from "~generated/db/reads";
import { HelpLink } from "~/components/help/HelpLink";
import { QueryError } from "~/components/errors/QueryError";
import { DateTime } from "~/ui/time/Age";
import { Button } from "~/ui/button/Button";
import { Dialog } from "~/ui/overlay/Dialog";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { ActionCell, ResourceCell, SubjectCell } from "./PermissionCells";
import { PermissionTrouble } from "./PermissionTrouble";
import styles from "./PermissionReader.module.css";

interface Props {
  permission: Permission;
  /** Why nothing can be changed. */
  reason: string;
  onClose: () => void;
}

/** A permission to read: labels in place of fields (spec 3 §4). */
export function PermissionReader({ permission, reason, onClose }: Props) {
  const query = useQuery(permissionListOptions({ id: permission.id, limit: 1, offset: 0 }));
  const row = query.data?.rows[0];
  return (
    <Dialog
      open
      title="Edit Permission"
      description={reason}
      headerExtra={<HelpLink path="/reference/permissions" label="Help about permissions" />}
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className={styles["content"]}>
        {permission.error === null ? null : <PermissionTrouble permission={permission} />}
        {query.error ? (
          <QueryError title="The names of the permission could not be loaded" query={query} />
        ) : query.isPending ? (
          <Skeleton lines={5} />
        ) : null}
        <dl className={styles["facts"]}>
          {row && (
            <>
              <dt>Subject</dt>
              <dd>
                <SubjectCell row={row} />
              </dd>
              <dt>Resource</dt>
              <dd>
                <ResourceCell row={{ ...row, error: null }} />
              </dd>
              <dt>Action</dt>
              <dd>
                <ActionCell row={row} />
              </dd>
            </>
          )}
          <dt>Description</dt>
          <dd>{permission.description ?? "-"}</dd>
          <dt>Updated</dt>
          <dd>
            <DateTime value={permission.updated_at} />
          </dd>
        </dl>
      </div>
    </Dialog>
  );
}
