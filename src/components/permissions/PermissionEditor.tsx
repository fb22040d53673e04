import { useState } from "react";
import { type Permission, permissionDetailOptions } from "~generated/db/reads";
import {
  createPermissionMutation,
  deletePermissionMutation,
  updatePermissionMutation,
} from "~generated/db/writes";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { DeleteButton } from "~/components/form/DeleteButton";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import { HelpLink } from "~/components/help/HelpLink";
import { notifySuccess } from "~/components/messages/notify";
import { SubjectPicker } from "~/components/people/SubjectPicker";
import { useCreate, useMyId } from "~/components/people/author";
import { changedFields } from "~/lib/json/merge";
import { fullTimestamp } from "~/ui/time/fullTimestamp";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import { momentOfText } from "~/ui/time/rangeText";
import { SelectField } from "~/ui/field/SelectField";
import { TextArea } from "~/ui/field/TextArea";
import { TextField } from "~/ui/field/TextField";
import { Toggle } from "~/ui/field/Toggle";
import { permissionViews } from "./permissionValues";
import styles from "./PermissionEditor.module.css";
import { PermissionTrouble } from "./PermissionTrouble";
import {
  actionsOn,
  columnsTogether,
  emptyPermission,
  formOf,
  payloadOf,
  permissionIssues,
  permissionForm,
  permissionLabels,
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
  const { preset = emptyPermission, readOnlyReason, onClose } = props;
  // What changes on the server while someone types must not change what is compared with.
  const [permission] = useState(props.permission);
  const id = permission?.id ?? "";
  const myId = useMyId();
  const { timeZone } = useDateTimeSettings();
  const create = useCreate(createPermissionMutation());
  const writes = useRecordWrites({
    noun: "permission",
    labels: permissionLabels,
    together: columnsTogether,
    show: permissionViews,
    where: { id },
    detail: permissionDetailOptions({ id }),
    update: updatePermissionMutation(),
    ...(myId !== undefined && { stamp: { updated_by: myId } }),
    erase: deletePermissionMutation(),
  });
  const { form, values, issues, leave, dialog, notice } = useFormDialog({
    noun: "permission",
    id: permission?.id,
    newId: newId(preset),
    schema: permissionForm,
    saved: permission ? formOf(permission) : preset,
    record: permission,
    readOnlyReason,
    onClose,
    issuesOf: permissionIssues,
    save: async (typed, saved, began) => {
      const body = payloadOf(typed);
      if (began) {
        const change = changedFields(payloadOf(saved), body);
        return (await writes.save(began, change)) ? "Permission updated" : undefined;
      }
      await create(body);
      return "Permission added";
    },
  });
  /** Sets fields that depend on one another in one go. */
  const change = (next: Partial<PermissionForm>) => {
    for (const key of together) {
      const value = next[key];
      if (value !== undefined) form.setFieldValue(key, value);
    }
  };
  const until = momentOfText(values.until);
  const actions = actionsOn(values.resourceKind);
  const shownActions =
    values.action === "" || actions.includes(values.action) ? actions : [...actions, values.action];

  return (
    <FormDialog
      title={permission ? "Edit Permission" : "Add Permission"}
      headerExtra={<HelpLink path="/reference/permissions" label="Help about permissions" />}
      {...dialog}
      submitLabel={permission ? "Save" : "Create"}
      footerStart={
        permission && (
          <DeleteButton
            title="Delete Permission"
            description="Are you sure you want to delete the permission?"
            onDelete={() => writes.remove(permission)}
            onDeleted={() => {
              notifySuccess("Permission deleted");
              leave();
            }}
          />
        )
      }
    >
      {notice}
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
              error={issues?.until}
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
