import { revalidateLogic, useForm, useStore } from "@tanstack/react-form";
import { useMutation, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { useAccess } from "~/api/access";
import { errorText } from "~/api/errors";
import { DraftNotice } from "~/components/drafts/DraftNotice";
import { FormDialog } from "~/components/form/FormDialog";
import { notifyError, notifyRecord, notifyText } from "~/components/messages/notify";
import { useFormDraft } from "~/components/drafts/useFormDraft";
import { whyNot } from "~/components/access/whyNot";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import { updatePersonMutation } from "~generated/people/@tanstack/react-query.gen";
import { addRolesToPersonMutation } from "~generated/rbac/@tanstack/react-query.gen";
import { firstIssue, PersonField } from "./PersonField";
import { roleChange } from "./roles";
import { RolesField } from "./RolesField";
import { changedParts, issues, type PersonValues } from "./userForm";
import type { UserRow } from "./userRows";
import styles from "./users.module.css";

const edited = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  roles: v.array(v.string()),
});

interface Values extends PersonValues {
  roles: string[];
}

interface Props {
  user: UserRow;
  onClose: () => void;
}

/** Name, address and roles of a person. Only what was changed is sent, and roles that stay are not lost. */
export function EditUserDialog({ user, onClose }: Props) {
  const readOnlyReason = whyNot(useAccess(), "write", "identities");
  const me = useQuery(whoamiOptions()).data?.payload.user.id;
  const disabled = readOnlyReason !== undefined;
  const draft = useFormDraft<Values>({
    id: `user.${user.id}`,
    schema: edited,
    saved: {
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      roles: [...user.roles],
    },
    isReadOnly: disabled,
  });
  const leave = () => {
    draft.clear();
    onClose();
  };
  const save = useSave(user, leave);
  const form = useForm({
    defaultValues: draft.start,
    listeners: { onChange: ({ formApi }) => draft.keep(formApi.state.values) },
    validationLogic: revalidateLogic(),
    onSubmit: ({ value }) => save.run(value),
  });
  const isDirty = useStore(
    form.store,
    ({ values }) => !disabled && JSON.stringify(values) !== JSON.stringify(draft.saved),
  );
  return (
    <FormDialog
      title="Edit User"
      size="small"
      onClose={leave}
      isDirty={isDirty}
      isBusy={save.isPending}
      onSubmit={() => void form.handleSubmit()}
      submitLabel="Update"
      readOnlyReason={readOnlyReason}
    >
      <DraftNotice
        draft={draft.restored}
        noun="user"
        onDiscard={() => form.reset(draft.discard())}
      />
      <div className={styles["names"]}>
        <form.Field
          name="firstName"
          validators={{ onDynamic: ({ value }) => issues.firstName(value) }}
        >
          {(field) => <PersonField label="First name" disabled={disabled} field={field} />}
        </form.Field>
        <form.Field
          name="lastName"
          validators={{ onDynamic: ({ value }) => issues.lastName(value) }}
        >
          {(field) => <PersonField label="Last name" disabled={disabled} field={field} />}
        </form.Field>
      </div>
      <form.Field name="email" validators={{ onDynamic: ({ value }) => issues.email(value) }}>
        {(field) => <PersonField label="Email" type="email" disabled={disabled} field={field} />}
      </form.Field>
      <form.Field name="roles" validators={{ onDynamic: ({ value }) => issues.roles(value) }}>
        {(field) => (
          <RolesField
            value={field.state.value}
            onChange={field.handleChange}
            error={firstIssue(field.state.meta.errors)}
            disabled={disabled}
            fixed={
              user.id === me && user.roles.includes("admin")
                ? { admin: "Only another administrator can take this role from you." }
                : {}
            }
          />
        )}
      </form.Field>
    </FormDialog>
  );
}

/** Sends what was changed: first what replaces, then what is added. */
function useSave(user: UserRow, onSaved: () => void) {
  const update = useMutation(updatePersonMutation());
  const addRoles = useMutation(addRolesToPersonMutation());
  const run = async (values: Values): Promise<void> => {
    const parts = changedParts(user, values);
    const change = roleChange(user.roles, values.roles);
    const replaceWith = change?.replaceWith;
    try {
      if (parts || replaceWith)
        await update.mutateAsync({
          body: { id: user.id, ...parts, ...(replaceWith && { role: replaceWith }) },
        });
    } catch (error) {
      return notifyError(error);
    }
    try {
      if (change && change.add.length > 0)
        await addRoles.mutateAsync({ path: { id: user.id }, body: { roles: [...change.add] } });
    } catch (error) {
      const has = replaceWith ? ` ${user.name} now has the role ${replaceWith} only.` : "";
      return notifyText(
        "error",
        `The roles ${change?.add.join(", ")} could not be given: ${errorText(error)}.${has}`,
      );
    }
    notifyRecord(`${values.firstName.trim()} ${values.lastName.trim()}`, "updated");
    onSaved();
  };
  return { run, isPending: update.isPending || addRoles.isPending };
}
