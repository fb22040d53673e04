import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as v from "valibot";
import { readAnew } from "~/api/readOnce";
import { useAccess } from "~/api/access";
import { errorText, Outdated } from "~/api/errors";
import { inTurn, Rehearsed } from "~/api/rehearsal";
import { saveRecord } from "~/components/conflict/saveRecord";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import { whyNot } from "~/components/access/whyNot";
import { isSameValue } from "~/lib/json/sameValue";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import { identityListOptions, peopleByRoleOptions } from "~generated/db/reads";
import { updatePersonMutation } from "~generated/people/@tanstack/react-query.gen";
import { addRolesToPersonMutation } from "~generated/rbac/@tanstack/react-query.gen";
import { firstIssue, PersonField } from "./PersonField";
import { onlyAdminReason } from "./onlyAdmin";
import { roleChange } from "./roles";
import { RolesField } from "./RolesField";
import { allAccounts, changedParts, issues, type PersonValues } from "./userForm";
import { userRows, type UserRow } from "./userRows";
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
export function EditUserDialog({ user: given, onClose }: Props) {
  const readOnlyReason = whyNot(useAccess(), "write", "identities");
  const me = useQuery(whoamiOptions()).data?.payload.user.id;
  const disabled = readOnlyReason !== undefined;
  // What changes on the server while someone types must not change what is compared with.
  const [user] = useState(given);
  const save = useSave(user);
  const { form, dialog, notice } = useFormDialog<Values, never>({
    noun: "user",
    id: user.id,
    schema: edited,
    saved: {
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      roles: [...user.roles],
    },
    readOnlyReason,
    onClose,
    save: async (values) => {
      const isSaved = await save({
        ...changedParts(user, values),
        ...(!isSameValue(user.roles, values.roles) && { roles: values.roles }),
      });
      const name = `${values.firstName.trim()} ${values.lastName.trim()}`;
      return isSaved ? `${name} updated successfully` : undefined;
    },
  });
  return (
    <FormDialog title="Edit User" size="small" {...dialog} submitLabel="Update">
      {notice}
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
              user.isOnlyAdmin
                ? { admin: onlyAdminReason }
                : user.id === me && user.roles.includes("admin")
                  ? { admin: "Only another administrator can take this role from you." }
                  : {}
            }
          />
        )}
      </form.Field>
    </FormDialog>
  );
}

const labels = { firstName: "First name", lastName: "Last name", email: "Email", roles: "Roles" };

/** Sends what was changed: first what replaces, then what is added. */
function useSave(user: UserRow) {
  const client = useQueryClient();
  const { mutateAsync: update } = useMutation(updatePersonMutation());
  const { mutateAsync: addRoles } = useMutation(addRolesToPersonMutation());
  const read = async (): Promise<UserRow | undefined> => {
    const [accounts, people] = await Promise.all([
      readAnew(client, identityListOptions(allAccounts)),
      readAnew(client, peopleByRoleOptions({})),
    ]);
    return userRows(accounts.rows, people.rows).find(({ id }) => id === user.id);
  };
  const write = async ({ roles, ...parts }: Partial<Values>, base: UserRow): Promise<void> => {
    // These calls take no version: look before writing.
    if (!isSameValue(await read(), base))
      throw new Outdated("The user was changed meanwhile.", "updatePerson", null);
    const change = roles && roleChange(base.roles, roles);
    const replaceWith = change?.replaceWith;
    const steps: (() => Promise<unknown>)[] = [];
    if (Object.keys(parts).length > 0 || replaceWith)
      steps.push(() =>
        update({ body: { id: user.id, ...parts, ...(replaceWith && { role: replaceWith }) } }),
      );
    if (change && change.add.length > 0)
      steps.push(async () => {
        try {
          await addRoles({ path: { id: user.id }, body: { roles: [...change.add] } });
        } catch (error) {
          if (error instanceof Rehearsed) throw error;
          const has = replaceWith ? ` ${user.name} now has the role ${replaceWith} only.` : "";
          throw new Error(
            `The roles ${change.add.join(", ")} could not be given: ${errorText(error)}.${has}`,
            { cause: error },
          );
        }
      });
    await inTurn(steps);
  };
  return (change: Partial<Values>) =>
    saveRecord({ noun: "user", name: user.name, labels, base: user, change, read, write });
}
