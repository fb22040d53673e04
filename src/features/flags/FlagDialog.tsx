import { useForm, useStore } from "@tanstack/react-form";
import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import * as v from "valibot";
import {
  createPropertyRowMutation,
  deletePropertyRowMutation,
  updatePropertyRowMutation,
} from "~generated/db/writes";
import { useAccess } from "~/api/access";
import { DraftNotice } from "~/components/drafts/DraftNotice";
import { focusFirstIssue } from "~/components/form/focusFirstIssue";
import { FormDialog } from "~/components/form/FormDialog";
import { notifyError, notifySuccess } from "~/components/messages/notify";
import { useFormDraft } from "~/components/drafts/useFormDraft";
import { useMyId } from "~/components/people/useMyId";
import { whyNot } from "~/components/access/whyNot";
import { Button } from "~/ui/button/Button";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";
import { Dialog } from "~/ui/overlay/Dialog";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { FlagNameField, FlagValueField } from "./FlagFields";
import type { Flag } from "./flagModel";
import { localReason } from "./localReason";

interface Props {
  flags: readonly Flag[];
  /** The flag to edit; undefined for a new one. */
  name: string | undefined;
  onClose: () => void;
}

const values = v.object({ name: v.string(), value: v.string() });

/** What both fields say while they are empty (facts on feature flags). */
const incomplete = "please provide all details";

/** Adds a feature flag, or edits or removes one. */
export function FlagDialog({ flags, name, onClose }: Props) {
  const flag = flags.find((candidate) => candidate.name === name);
  if (name === undefined || flag) return <FlagForm flags={flags} flag={flag} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title="Edit Feature Flag" size="small">
      <EmptyState
        title="No resources found"
        text={`There is no feature flag ${name}. It may have been removed.`}
      />
    </Dialog>
  );
}

function FlagForm({ flags, flag, onClose }: Omit<Props, "name"> & { flag: Flag | undefined }) {
  const access = useAccess();
  const me = useMyId();
  const create = useMutation(createPropertyRowMutation());
  const update = useMutation(updatePropertyRowMutation());
  const remove = useMutation(deletePropertyRowMutation());
  const [isAsking, setIsAsking] = useState(false);
  const draft = useFormDraft({
    id: `flag.${flag?.name ?? "new"}`,
    schema: values,
    saved: { name: flag?.name ?? "", value: flag?.value ?? "" },
  });
  const { saved } = draft;
  const close = () => {
    draft.clear();
    onClose();
  };
  const form = useForm({
    defaultValues: draft.start,
    listeners: { onChange: ({ formApi }) => draft.keep(formApi.state.values) },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: focusFirstIssue,
    onSubmit: async ({ value: { name, value } }) => {
      try {
        if (flag) await update.mutateAsync({ where: { name: flag.name }, body: { value } });
        else await create.mutateAsync({ name: name.trim(), value, created_by: me ?? null });
        notifySuccess(`Feature flag ${flag ? "updated" : "added"} successfully`);
        close();
      } catch (error) {
        notifyError(error);
      }
    },
  });
  const now = useStore(form.store, (state) => state.values);
  const nameIssue = ({ value }: { value: string }) => {
    if (value.trim() === "") return incomplete;
    const other = flag === undefined && flags.find((known) => known.name === value.trim());
    return other ? "This flag exists already: edit it in the list." : undefined;
  };
  const reason = flag?.isLocal ? localReason : whyNot(access, "write", "properties");
  return (
    <FormDialog
      title={flag ? "Edit Feature Flag" : "Add Feature Flag"}
      size="small"
      onClose={close}
      isDirty={now.name !== saved.name || now.value !== saved.value}
      isBusy={create.isPending || update.isPending}
      onSubmit={() => void form.handleSubmit()}
      submitLabel={flag ? "Update" : "Save"}
      readOnlyReason={reason}
      footerStart={
        flag && reason === undefined ? (
          <Button icon={Trash2} onClick={() => setIsAsking(true)}>
            Delete
          </Button>
        ) : undefined
      }
    >
      <DraftNotice
        draft={draft.restored}
        noun="flag"
        onDiscard={() => form.reset(draft.discard())}
      />
      <form.Field name="name" validators={{ onChange: nameIssue, onSubmit: nameIssue }}>
        {({ state, handleChange }) => (
          <FlagNameField
            value={state.value}
            onChange={handleChange}
            taken={flags}
            isFixed={flag !== undefined}
            error={state.meta.isTouched ? state.meta.errors[0] : undefined}
          />
        )}
      </form.Field>
      <form.Field
        name="value"
        validators={{
          onChange: ({ value }) => (value === "" ? incomplete : undefined),
          onSubmit: ({ value }) => (value === "" ? incomplete : undefined),
        }}
      >
        {({ state, handleChange }) => (
          <FlagValueField
            name={now.name}
            value={state.value}
            onChange={handleChange}
            isReadOnly={reason !== undefined}
            error={state.meta.isTouched ? state.meta.errors[0] : undefined}
          />
        )}
      </form.Field>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete feature flag"
        description={`Are you sure you want to delete the feature flag ${flag?.name ?? ""}?`}
        confirmLabel="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { where: { name: saved.name } },
            {
              onSuccess: () => {
                notifySuccess("Feature flag removed successfully");
                close();
              },
              onError: notifyError,
            },
          )
        }
      />
    </FormDialog>
  );
}
