import { useMutation } from "@tanstack/react-query";
import { notifyError, notifyRecord } from "~/components/messages/notify";
import { PlanButton } from "~/components/plan/PlanButton";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";
import { updateAccountStateMutation } from "~generated/auth/@tanstack/react-query.gen";
import { deletePersonMutation } from "~generated/people/@tanstack/react-query.gen";
import type { UsersSearch } from "./search";
import type { UserRow } from "./userRows";

interface Props {
  kind: NonNullable<UsersSearch["ask"]>;
  user: UserRow;
  onEnd: () => void;
}

/** Asks, then activates, deactivates or deletes an account. */
export function UserQuestion({ kind, user, onEnd }: Props) {
  return kind === "delete" ? (
    <DeleteUser user={user} onEnd={onEnd} />
  ) : (
    <SwitchUser user={user} isActive={kind === "activate"} onEnd={onEnd} />
  );
}

function DeleteUser({ user, onEnd }: { user: UserRow; onEnd: () => void }) {
  const remove = useMutation({
    ...deletePersonMutation(),
    onSuccess: () => notifyRecord("user", "deleted"),
    onError: notifyError,
  });
  const send = () => remove.mutateAsync({ path: { id: user.id } });
  return (
    <ConfirmDialog
      open
      onOpenChange={onEnd}
      title="Delete User ?"
      description={
        <>
          <p>Are you sure you want to delete this user ?</p>
          <p>
            {user.name} ({user.email}) can no longer sign in, and access tokens of this person stop
            working. What the person made stays.
          </p>
        </>
      }
      confirmLabel="Delete"
      danger
      onConfirm={() => send().then(onEnd, onEnd)}
      footerStart={<PlanButton action={send} />}
    />
  );
}

interface SwitchProps {
  user: UserRow;
  isActive: boolean;
  onEnd: () => void;
}

function SwitchUser({ user, isActive, onEnd }: SwitchProps) {
  const change = useMutation({
    ...updateAccountStateMutation(),
    onSuccess: () => notifyRecord(user.name, "updated"),
    onError: notifyError,
  });
  const send = () =>
    change.mutateAsync({
      path: { id: user.id },
      body: { id: user.id, state: isActive ? "active" : "inactive" },
    });
  const verb = isActive ? "Activate" : "Deactivate";
  return (
    <ConfirmDialog
      open
      onOpenChange={onEnd}
      title={`${verb} ${user.name}?`}
      description={
        isActive
          ? "The person can sign in again, with the same roles."
          : "The person can no longer sign in. Roles and everything that the person made stay."
      }
      confirmLabel={verb}
      danger={!isActive}
      onConfirm={() => send().then(onEnd, onEnd)}
      footerStart={<PlanButton action={send} />}
    />
  );
}
