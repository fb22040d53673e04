import { useMutation, useQuery } from "@tanstack/react-query";
import { Check, Minus, Trash2 } from "lucide-react";
import { useAccess } from "~/api/access";
import { actionFetch } from "~/api/request";
import { notifySuccess } from "~/components/messages/notify";
import { DeleteButton } from "~/components/form/DeleteButton";
import { PersonCell } from "~/components/people/PersonCell";
import { QueryError } from "~/components/errors/QueryError";
import { labelOf, objects } from "~/components/tokens/tokenForm";
import { ReasonText } from "~/components/access/ReasonText";
import { whyNot } from "~/components/access/whyNot";
import { DateTime } from "~/ui/time/Age";
import { Button } from "~/ui/button/Button";
import { Dialog } from "~/ui/overlay/Dialog";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { deleteTokenMutation, whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import { getTokenPermissionsOptions } from "~generated/rbac/@tanstack/react-query.gen";
import { Expiry } from "./columns";
import styles from "./TokenDetails.module.css";
import { permissionsOf, type TokenPermission } from "./tokenPermissions";
import { isOfAgent, type TokenRow } from "./tokenRows";

interface Props {
  row: TokenRow;
  onClose: () => void;
}

/** What is known of one token, and the way to delete it. The text of the token is never told again. */
export function TokenDetails({ row, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Token Details"
      size="medium"
      footer={
        <div className={styles["footer"]}>
          <DeleteToken row={row} onDeleted={onClose} />
          <span className={styles["space"]} />
          <Button onClick={onClose}>Close</Button>
        </div>
      }
    >
      <Details row={row} />
    </Dialog>
  );
}

function Details({ row: { token, creator } }: { row: TokenRow }) {
  return (
    <div className={styles["details"]}>
      <dl className={styles["facts"]}>
        <dt>Name</dt>
        <dd>{token.name}</dd>
        <dt>Created By</dt>
        <dd>
          <PersonCell person={creator} />
        </dd>
        <dt>Created At</dt>
        <dd>
          <DateTime value={token.created_at} />
        </dd>
        <dt>Expires At</dt>
        <dd>
          <Expiry value={token.expires_at} />
        </dd>
        <dt>Auto-renew</dt>
        <dd>{token.auto_renew ? "Yes, while the token is in use" : "No"}</dd>
      </dl>
      <section className={styles["section"]} aria-label="Token Permissions">
        <h3 className={styles["heading"]}>Token Permissions</h3>
        <Permissions token={token} />
      </section>
    </div>
  );
}

function Permissions({ token }: Pick<TokenRow, "token">) {
  const reason = whyNot(useAccess(), "read", "rbac");
  const query = useQuery({
    ...getTokenPermissionsOptions({ path: { id: token.id } }),
    enabled: reason === undefined,
  });
  if (reason !== undefined)
    return (
      <p className={styles["note"]}>
        <ReasonText reason={reason} />
      </p>
    );
  if (query.error)
    return <QueryError title={`What ${token.name} may do could not be loaded`} query={query} />;
  if (query.isPending) return <Skeleton lines={6} label="Loading the permissions" />;
  const permissions = permissionsOf(query.data.payload ?? []);
  return (
    <>
      {isOfAgent(token) && (
        <p className={styles["note"]}>
          The token of an agent: it also pushes what the agent finds, which is not listed here.
        </p>
      )}
      <ul className={styles["objects"]}>
        {objects.map((object) => (
          <li key={object} className={styles["object"]}>
            <span className={styles["name"]}>{labelOf(object)}</span>
            <ul className={styles["actions"]} aria-label={`Permissions on ${labelOf(object)}`}>
              {permissions
                .filter((permission) => permission.object === object)
                .map((permission) => (
                  <Permission key={permission.action} permission={permission} />
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

function Permission({ permission: { action, isAllowed } }: { permission: TokenPermission }) {
  return (
    <li className={styles["action"]} data-allowed={isAllowed || undefined}>
      {isAllowed ? <Check size={12} aria-hidden /> : <Minus size={12} aria-hidden />}
      {action === "*" ? "all" : action}
      <VisuallyHidden>{isAllowed ? ": allowed" : ": not allowed"}</VisuallyHidden>
    </li>
  );
}

function DeleteToken({ row: { token }, onDeleted }: { row: TokenRow; onDeleted: () => void }) {
  const { isAdmin } = useAccess();
  const me = useQuery(whoamiOptions()).data?.payload.user.id;
  // Its 401 says that this token is not for this person to delete.
  const { mutateAsync: remove } = useMutation(deleteTokenMutation({ fetch: actionFetch }));
  const isOthers = typeof token.created_by === "string" && token.created_by !== me;
  return (
    <DeleteButton
      icon={Trash2}
      title="Delete Token"
      description={`Are you sure you want to delete the token ${token.name}? Whatever uses it stops working at once. This action cannot be undone.`}
      disabledReason={
        isOthers && !isAdmin
          ? "Only the person who made a token and administrators can delete it."
          : undefined
      }
      failed="Failed to delete token"
      onDelete={async () => {
        await remove({ path: { id: token.id } });
        return true;
      }}
      onDeleted={() => {
        notifySuccess("Token deleted successfully");
        onDeleted();
      }}
    />
  );
}
