import { Trash2 } from "lucide-react";
import { useState } from "react";
import * as v from "valibot";
import { propertyDetailOptions } from "~generated/db/reads";
import {
  createPropertyRowMutation,
  deletePropertyRowMutation,
  updatePropertyRowMutation,
} from "~generated/db/writes";
import { useAccess } from "~/api/access";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { DeleteButton } from "~/components/form/DeleteButton";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import { notifySuccess } from "~/components/messages/notify";
import { useCreate } from "~/components/people/author";
import { whyNot } from "~/components/access/whyNot";
import { Dialog } from "~/ui/overlay/Dialog";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { FlagNameField, FlagValueField } from "./FlagFields";
import { isSwitch, type Flag } from "./flagModel";
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
  const set = flags.filter(({ isSet }) => isSet);
  const flag = flags.find((candidate) => candidate.name === name);
  if (name === undefined || flag?.isSet === false)
    return <FlagForm flags={set} flag={undefined} unset={flag} onClose={onClose} />;
  if (flag) return <FlagForm flags={set} flag={flag} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title="Edit Feature Flag" size="small">
      <EmptyState
        title="No resources found"
        text={`There is no feature flag ${name}. It may have been removed.`}
      />
    </Dialog>
  );
}

function FlagForm({
  flags,
  flag: given,
  unset,
  onClose,
}: Omit<Props, "name"> & {
  flag: Flag | undefined;
  /** The known one that a new value is for. */
  unset?: Flag | undefined;
}) {
  const access = useAccess();
  // What changes on the server while someone types must not change what is compared with.
  const [flag] = useState(given);
  const name = flag?.name ?? "";
  const create = useCreate(createPropertyRowMutation(), { hasSource: false });
  const writes = useRecordWrites({
    noun: "feature flag",
    labels: { value: "Value" },
    where: { name },
    detail: propertyDetailOptions({ name }),
    update: updatePropertyRowMutation(),
    erase: deletePropertyRowMutation(),
  });
  const reason = flag?.isLocal ? localReason : whyNot(access, "write", "properties");
  const base = flag && { ...flag, deleted_at: null };
  const {
    form,
    values: now,
    leave,
    dialog,
    notice,
  } = useFormDialog({
    noun: "flag",
    id: flag?.name,
    ...(unset && { newId: unset.name }),
    schema: values,
    saved: { name: flag?.name ?? unset?.name ?? "", value: flag?.value ?? "" },
    record: base,
    readOnlyReason: reason,
    onClose,
    save: async (typed, saved, began) => {
      if (!began) {
        await create({ name: typed.name.trim(), value: typed.value });
        return "Feature flag added successfully";
      }
      const change = typed.value === saved.value ? {} : { value: typed.value };
      return (await writes.save(began, change)) ? "Feature flag updated successfully" : undefined;
    },
  });
  const nameIssue = ({ value }: { value: string }) => {
    if (value.trim() === "") return incomplete;
    const other = flag === undefined && flags.find((known) => known.name === value.trim());
    return other ? "This flag exists already: edit it in the list." : undefined;
  };
  // A text may be cleared; a switch has no third state.
  const valueIssue = (value: string) =>
    value === "" && isSwitch(now.name) ? incomplete : undefined;
  return (
    <FormDialog
      title={flag ? "Edit Feature Flag" : "Add Feature Flag"}
      size="small"
      {...dialog}
      submitLabel={flag ? "Update" : "Save"}
      footerStart={
        base && reason === undefined ? (
          <DeleteButton
            icon={Trash2}
            title="Delete feature flag"
            description={`Are you sure you want to delete the feature flag ${name}?`}
            onDelete={() => writes.remove(base)}
            onDeleted={() => {
              notifySuccess("Feature flag removed successfully");
              leave();
            }}
          />
        ) : undefined
      }
    >
      {notice}
      <form.Field name="name" validators={{ onChange: nameIssue, onSubmit: nameIssue }}>
        {({ state, handleChange }) => (
          <FlagNameField
            value={state.value}
            onChange={handleChange}
            taken={flags}
            isFixed={flag !== undefined || unset !== undefined}
            hint={(flag ?? unset)?.description}
            error={state.meta.isTouched ? state.meta.errors[0] : undefined}
          />
        )}
      </form.Field>
      <form.Field
        name="value"
        validators={{
          onChange: ({ value }) => valueIssue(value),
          onSubmit: ({ value }) => valueIssue(value),
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
    </FormDialog>
  );
}
