import { useState } from "react";
import { notificationRuleOptions, type NotificationRuleDetail } from "~generated/db/reads";
import { createNotificationMutation, updateNotificationMutation } from "~generated/db/writes";
import { Conflict } from "~/api/errors";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { DraftNotice } from "~/components/drafts/DraftNotice";
import { DeleteButton } from "~/components/form/DeleteButton";
import { FormDialog } from "~/components/form/FormDialog";
import { notifyError, notifySuccess, notifyText } from "~/components/messages/notify";
import { useCreate } from "~/components/people/author";
import { SchemaForm } from "~/components/schemaForm/SchemaForm";
import type { FormParts } from "~/components/schemaForm/schemaFormState";
import { useDraftedSchemaForm } from "~/components/schemaForm/useDraftedSchemaForm";
import { fromWire } from "~/lib/wire/wireMapping";
import {
  changedColumns,
  newColumns,
  ruleLabels,
  ruleTogether,
  storedOf,
  trialOf,
} from "./ruleModel";
import { ruleViews } from "./ruleRecords";
import { RuleReview } from "./RuleReview";
import { RuleState } from "./RuleState";
import { RuleTrial } from "./RuleTrial";

interface Props {
  parts: FormParts;
  /** The stored rule; without one a new rule is made. */
  rule?: NotificationRuleDetail;
  readOnlyReason: string | undefined;
  onClose: () => void;
}

/** Changes and deletes a rule without writing over others. */
const useRuleWrites = (id: string) =>
  useRecordWrites({
    noun: "notification rule",
    labels: ruleLabels,
    together: ruleTogether,
    show: ruleViews,
    where: { id },
    detail: notificationRuleOptions({ id }),
    update: updateNotificationMutation(),
  });

/** Form of a rule (facts 5.7): which events are told to whom, tried out and looked through before it is saved. */
export function RuleEditor({ parts, rule: given, readOnlyReason, onClose }: Props) {
  // What changes on the server while someone types must not change what is compared with.
  const [rule] = useState(given);
  const [saved] = useState(() => (rule ? fromWire(parts.form, storedOf(rule)) : undefined));
  const isReadOnly = readOnlyReason !== undefined;
  const { state, draft, began, lost, discard, formKey } = useDraftedSchemaForm({
    id: `notification rule.${rule?.id ?? "new"}`,
    parts,
    saved,
    record: rule,
    isReadOnly,
  });
  const [isReviewing, setReviewing] = useState(false);
  const create = useCreate(createNotificationMutation());
  const writes = useRuleWrites(rule?.id ?? "");
  const edit = { before: began.values, after: state.values };
  const changesOf = (record: NotificationRuleDetail) => changedColumns(parts.form, record, edit);
  const leave = () => {
    draft.clear();
    onClose();
  };
  const refused = (error: unknown) => {
    if (error instanceof Conflict)
      state.refuse(["name"], "Another rule of this namespace has this name: choose another one");
    notifyError(error);
  };
  const submit = async () => {
    const values = state.submit();
    if (!values) return;
    if (began.record) {
      if (Object.keys(changesOf(began.record)).length > 0) setReviewing(true);
      else {
        notifyText("info", "Nothing has changed, so nothing was saved");
        leave();
      }
      return;
    }
    try {
      await create(newColumns(parts.form, values));
      notifySuccess("Notification rule added successfully");
      leave();
    } catch (error) {
      refused(error);
    }
  };
  const [isSaving, setSaving] = useState(false);
  const update = async () => {
    if (!began.record || isSaving) return;
    setSaving(true);
    try {
      const isSaved = await writes.save(began.record, changesOf(began.record));
      setReviewing(false);
      if (!isSaved) return;
      notifySuccess("Notification updated successfully");
      leave();
    } catch (error) {
      setReviewing(false);
      refused(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <FormDialog
        title={rule ? "Edit Notification" : "Create Notification"}
        size="large"
        isDirty={state.isDirty && !isReadOnly}
        onSubmit={submit}
        plan={{
          action: () => {
            const values = state.submit();
            if (!values) return false;
            return began.record
              ? writes.save(began.record, changesOf(began.record))
              : create(newColumns(parts.form, values));
          },
        }}
        submitLabel={rule ? "Update" : "Save"}
        readOnlyReason={readOnlyReason}
        onClose={leave}
        footerStart={
          rule && !isReadOnly ? (
            <DeleteButton
              title="Delete resource"
              description="Are you sure you want to delete this resource?"
              onDelete={() => writes.remove(given ?? rule)}
              onDeleted={() => {
                notifySuccess(`${rule.name} deleted successfully`);
                leave();
              }}
            />
          ) : undefined
        }
      >
        <DraftNotice
          draft={draft.restored}
          noun="notification rule"
          lost={lost}
          onDiscard={discard}
        />
        {given ? (
          <RuleState
            rule={given}
            readOnlyReason={readOnlyReason}
            isEdited={state.isDirty}
            onChange={(error) => writes.save(given, { error })}
          />
        ) : null}
        <SchemaForm key={formKey} state={state} isReadOnly={isReadOnly} />
        <RuleTrial trial={trialOf(parts.form, state.values)} />
      </FormDialog>
      {isReviewing && began.record ? (
        <RuleReview
          form={parts.form}
          rule={began.record}
          edit={edit}
          onConfirm={() => void update()}
          onClose={() => setReviewing(false)}
          isBusy={isSaving}
        />
      ) : null}
    </>
  );
}
