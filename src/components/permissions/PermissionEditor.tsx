import { revalidateLogic, useForm, useStore } from "@tanstack/react-form";
import { useMutation } from "@tanstack/react-query";
import type { Permission } from "~generated/db/reads";
import { createPermissionMutation, updatePermissionMutation } from "~generated/db/writes";
import { DraftNotice } from "~/components/drafts/DraftNotice";
import { focusFirstIssue } from "~/components/form/focusFirstIssue";
import { FormDialog } from "~/components/form/FormDialog";
import { HelpLink } from "~/components/links/HelpLink";
import { notifyError, notifySuccess } from "~/components/messages/notify";
import { SubjectPicker } from "~/components/pickers/SubjectPicker";
import { useFormDraft } from "~/components/drafts/useFormDraft";
import { useMyId } from "~/components/people/useMyId";
import { fullTimestamp } from "~/ui/time/Age";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import { momentOfText } from "~/ui/time/rangeText";
import { SelectField } from "~/ui/field/SelectField";
import { TextArea } from "~/ui/field/TextArea";
import { TextField } from "~/ui/field/TextField";
import { Toggle } from "~/ui/field/Toggle";
import { DeletePermission } from "./DeletePermission";
import styles from "./PermissionEditor.module.css";
import { PermissionTrouble } from "./PermissionTrouble";
import {
  actionsOn,
  emptyPermission,
  formOf,
  payloadOf,
  permissionIssues,
  permissionForm,
  warnsOfRuns,
  type PermissionForm,
} from "./permissionModel";
import { PermissionResourceFields } from "./PermissionResourceFields";
import { PermissionRunWarning } from "./PermissionRunWarning";

/** Fields that other fields empty. */
const together = [
  "subjectKind",
  "subject",
  "resourceKind",
  "resource",
  "scopes",
  "selector",
  "action",
] as const;

/** Drafts of new permissions are told apart by what they started with. */
const newId = ({ subjectKind, subject, resourceKind, resource }: PermissionForm): string =>
  ["new", subjectKind, subject, resourceKind, resource].join(".");

interface Props {
  /** The stored permission; without one a new permission is made. */
  permission?: Permission;
  /** What a new one starts with. */
  preset?: PermissionForm | undefined;
  readOnlyReason?: string | undefined;
  onClose: () => void;
}

/** Dialog with the form of a permission (spec 3 §5). What is typed is kept as a draft. */
export function PermissionEditor(props: Props) {
  const { permission, preset = emptyPermission, readOnlyReason, onClose } = props;
  const myId = useMyId();
  const { timeZone } = useDateTimeSettings();
  const create = useMutation(createPermissionMutation());
  const update = useMutation(updatePermissionMutation());
  const draft = useFormDraft({
    id: `permission.${permission?.id ?? newId(preset)}`,
    schema: permissionForm,
    saved: permission ? formOf(permission) : preset,
    base: permission ? (permission.updated_at ?? undefined) : "new",
    isReadOnly: readOnlyReason !== undefined,
  });
  const { saved } = draft;

  const leave = () => {
    draft.clear();
    onClose();
  };
  const done = (text: string) => {
    notifySuccess(text);
    leave();
  };
  const form = useForm({
    defaultValues: draft.start,
    validationLogic: revalidateLogic(),
    canSubmitWhenInvalid: true,
    validators: { onDynamic: ({ value }) => (permissionIssues(value) ? "invalid" : undefined) },
    listeners: { onChange: ({ formApi }) => draft.keep(formApi.state.values) },
    onSubmitInvalid: focusFirstIssue,
    onSubmit: ({ value }) => {
      const body = payloadOf(value);
      if (permission)
        update.mutate(
          {
            where: { id: permission.id },
            body: { ...body, ...(myId !== undefined && { updated_by: myId }) },
          },
          { onSuccess: () => done("Permission updated"), onError: notifyError },
        );
      else
        create.mutate(
          { ...body, source: "UI", ...(myId !== undefined && { created_by: myId }) },
          { onSuccess: () => done("Permission added"), onError: notifyError },
        );
    },
  });
  const values = useStore(form.store, (state) => state.values);
  const isTried = useStore(form.store, (state) => state.submissionAttempts > 0);
  const issues = isTried ? permissionIssues(values) : undefined;
  const isDirty = readOnlyReason === undefined && JSON.stringify(values) !== JSON.stringify(saved);
  /** Sets fields that depend on one another in one go. */
  const change = (next: Partial<PermissionForm>) => {
    for (const key of together) {
      const value = next[key];
      if (value !== undefined) form.setFieldValue(key, value);
    }
    draft.keep({ ...form.state.values, ...next });
  };
  const until = momentOfText(values.until);
  const actions = actionsOn(values.resourceKind);
  const shownActions =
    values.action === "" || actions.includes(values.action) ? actions : [...actions, values.action];

  return (
    <FormDialog
      title={permission ? "Edit Permission" : "Add Permission"}
      headerExtra={<HelpLink path="/reference/permissions" label="Help about permissions" />}
      isDirty={isDirty}
      isBusy={create.isPending || update.isPending}
      onClose={leave}
      onSubmit={() => void form.handleSubmit()}
      submitLabel={permission ? "Save" : "Create"}
      readOnlyReason={readOnlyReason}
      footerStart={permission && <DeletePermission permission={permission} onDeleted={leave} />}
    >
      <DraftNotice
        draft={draft.restored}
        noun="permission"
        onDiscard={() => form.reset(draft.discard())}
      />
      {permission && permission.error !== null ? (
        <PermissionTrouble permission={permission} />
      ) : null}
      <SubjectPicker
        kind={values.subjectKind}
        value={values.subject}
        error={issues?.subject}
        onChange={(subjectKind, subject) => change({ subjectKind, subject })}
      />
      <PermissionResourceFields form={values} error={issues?.resource} onChange={change} />
      <div className={styles["action"]}>
        <form.Field name="action">
          {(field) => (
            <SelectField
              label="Action"
              required
              placeholder="Select an action"
              value={field.state.value}
              options={shownActions.map((value) => ({ value, label: value }))}
              error={issues?.action}
              onChange={field.handleChange}
            />
          )}
        </form.Field>
        <form.Field name="until">
          {(field) => (
            <TextField
              label="Until"
              placeholder="For ever"
              value={field.state.value}
              onChange={field.handleChange}
              hint={
                until
                  ? `Ends ${fullTimestamp(until, timeZone)}.`
                  : "A date such as 2027-01-31 18:00, or now+30d. Empty for no end."
              }
              {...(issues?.until !== undefined && { error: issues.until })}
            />
          )}
        </form.Field>
      </div>
      {warnsOfRuns(values.action) ? <PermissionRunWarning /> : null}
      <form.Field name="deny">
        {(field) => (
          <Toggle
            label="Deny"
            hint="Denies the action instead of allowing it. A denial beats every permission that allows."
            checked={field.state.value}
            onChange={field.handleChange}
          />
        )}
      </form.Field>
      <form.Field name="description">
        {(field) => (
          <TextArea
            label="Description"
            rows={2}
            value={field.state.value}
            onChange={field.handleChange}
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
