import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as v from "valibot";
import { ServerFailed } from "~/api/errors";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import { notifyError, notifyText } from "~/components/messages/notify";
import { Button } from "~/ui/button/Button";
import { CopyButton } from "~/ui/button/CopyButton";
import { Dialog } from "~/ui/overlay/Dialog";
import { SelectField } from "~/ui/field/SelectField";
import { inviteUserMutation } from "~generated/auth/@tanstack/react-query.gen";
import { identityListKey } from "~generated/db/reads";
import type { Invitation } from "~generated/auth/types.gen";
import { firstIssue, PersonField } from "./PersonField";
import { roleHints, roles } from "./roles";
import { issues } from "./userForm";
import styles from "./users.module.css";

const roleOptions = roles.map((role) => ({ value: role, label: `${role} (${roleHints[role]})` }));

const invited = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  role: v.string(),
});

/** Invites a person; then the link that lets them in, as mail may be slow or lost. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { mutateAsync: invite, error } = useMutation(inviteUserMutation());
  // Once it is here, nothing that follows takes its place.
  const [invitation, setInvitation] = useState<Invitation>();
  const { form, values, dialog, notice } = useFormDialog({
    noun: "user",
    id: undefined,
    schema: invited,
    saved: { firstName: "", lastName: "", email: "", role: "" },
    onClose,
    staysOpen: true,
    save: async ({ firstName, lastName, email, role }) => {
      const body = {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: email.trim(),
        role,
      };
      setInvitation(await invite({ body }));
      return "";
    },
    onError: (failure) => {
      notifyError(failure);
      // The account stays where only the link or the mail has failed.
      void client.invalidateQueries({ queryKey: identityListKey });
    },
  });
  if (invitation)
    return (
      <InviteLink
        name={`${values.firstName} ${values.lastName}`.trim()}
        invitation={invitation}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title="Invite User"
      description="The person gets a mail with a link, and you get the same link here."
      size="small"
      {...dialog}
      submitLabel="Invite user"
    >
      {notice}
      {error instanceof ServerFailed && (
        <p role="alert" className={styles["warning"]}>
          The account may have been made although the invitation failed. Look for it in the list
          before you try again.
        </p>
      )}
      <div className={styles["names"]}>
        <form.Field
          name="firstName"
          validators={{ onDynamic: ({ value }) => issues.firstName(value) }}
        >
          {(field) => <PersonField label="First name" field={field} />}
        </form.Field>
        <form.Field
          name="lastName"
          validators={{ onDynamic: ({ value }) => issues.lastName(value) }}
        >
          {(field) => <PersonField label="Last name" field={field} />}
        </form.Field>
      </div>
      <form.Field name="email" validators={{ onDynamic: ({ value }) => issues.email(value) }}>
        {(field) => <PersonField label="Email" type="email" field={field} />}
      </form.Field>
      <form.Field name="role" validators={{ onDynamic: ({ value }) => issues.role(value) }}>
        {(field) => (
          <SelectField
            label="Role"
            required
            placeholder="Select role"
            options={roleOptions}
            value={field.state.value}
            onChange={field.handleChange}
            onBlur={field.handleBlur}
            error={firstIssue(field.state.meta.errors)}
          />
        )}
      </form.Field>
    </FormDialog>
  );
}

interface LinkProps {
  name: string;
  invitation: Invitation;
  onClose: () => void;
}

function InviteLink({ name, invitation: { link, code }, onClose }: LinkProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Invite Link"
      description={`Share this link with ${name}. It leads to a page that sets the password.`}
      size="small"
      footer={
        <>
          <span className={styles["space"]} />
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <dl className={styles["facts"]}>
        <dt>Link</dt>
        <Copied text={link} label="Copy link" message="Link copied to clipboard" />
        {code && (
          <>
            <dt>Code to type there</dt>
            <Copied text={code} label="Copy code" message="Copied to clipboard" />
          </>
        )}
      </dl>
    </Dialog>
  );
}

function Copied({ text, label, message }: { text: string; label: string; message: string }) {
  return (
    <dd className={styles["copied"]}>
      <code className={styles["code"]}>{text}</code>
      <CopyButton
        text={text}
        label={label}
        onMessage={(words, isError) =>
          notifyText(isError ? "error" : "success", isError ? words : message)
        }
      />
    </dd>
  );
}
