import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { AlarmClockOff, Copy } from "lucide-react";
import { useState } from "react";
import { createNotificationSilence } from "~generated/access";
import type { SilenceEntry } from "~generated/db/reads";
import { createNotificationSilenceMutation } from "~generated/notification/@tanstack/react-query.gen";
import { useAccess } from "~/api/access";
import { CelField } from "~/components/cel/CelField";
import { DeleteButton } from "~/components/form/DeleteButton";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import { notifyError, notifySuccess } from "~/components/messages/notify";
import { ResourcePicker } from "~/components/pickers/ResourcePicker";
import { changedFields } from "~/lib/json/merge";
import { toInstant } from "~/lib/time/instant";
import { Button } from "~/ui/button/Button";
import { Segmented } from "~/ui/field/Segmented";
import { TextArea } from "~/ui/field/TextArea";
import { TextField } from "~/ui/field/TextField";
import { Toggle } from "~/ui/field/Toggle";
import { YamlField } from "~/ui/field/YamlField";
import { useNow } from "~/ui/time/now";
import styles from "./notifications.module.css";
import {
  criteria,
  filterNames,
  formOf,
  newSilence,
  payloadOf,
  previewOf,
  requestOf,
  resourceKinds,
  silenceForm,
  silenceIssues,
  type SilenceForm,
} from "./silenceModel";
import { SilenceDuration } from "./SilenceDuration";
import { SilencedSends } from "./SilencedSends";
import { SilencePreview } from "./SilencePreview";
import { SilenceAncestors, SilenceAttributes } from "./SilenceSuggestions";
import { useSilenceWrites } from "./useSilenceWrites";

interface Props {
  /** The stored silence; without one a new one is made. */
  silence?: SilenceEntry;
  /** What a new one begins with, and what tells its draft from those of other new ones. */
  start?: SilenceForm;
  startId?: string | undefined;
  readOnlyReason: string | undefined;
  onClose: () => void;
}

/** Form of a silence (facts 5.9): what it is about, how long, and what it would have held back. */
export function SilenceEditor({ silence: given, start, startId, readOnlyReason, onClose }: Props) {
  // What changes on the server while someone types must not change what is compared with.
  const [silence] = useState(given);
  const [begun] = useState(start ?? newSilence());
  /** The catalog item that a new one began with: what stands above it, and what it has in common, is offered. */
  const item = silence || begun.resourceKind !== "config" ? "" : begun.resourceId;
  const mayAdd = useAccess().can(
    createNotificationSilence.action,
    createNotificationSilence.resource,
  );
  const { mutateAsync: create } = useMutation(createNotificationSilenceMutation());
  const writes = useSilenceWrites(silence?.id ?? "");
  const { form, values, issues, isReadOnly, leave, dialog, notice } = useFormDialog({
    noun: "silence",
    id: silence?.id,
    newId: startId === undefined ? "new" : `new.${startId}`,
    schema: silenceForm,
    saved: silence ? formOf(silence) : begun,
    record: silence,
    readOnlyReason,
    onClose,
    issuesOf: silenceIssues,
    save: async (values, saved, began) => {
      if (began) {
        const isSaved = await writes.save(
          began,
          changedFields(payloadOf(saved), payloadOf(values)),
        );
        return isSaved ? "Silence updated successfully" : undefined;
      }
      await create({ body: requestOf(values) });
      return "Silence created";
    },
  });
  const end = toInstant(silence?.until)?.getTime();
  const now = useNow(end);
  const isOver = end !== undefined && now !== undefined && end < now;
  const endNow = async () => {
    if (!silence) return;
    try {
      if (!(await writes.save(silence, { until: new Date().toISOString() }))) return;
      notifySuccess("The silence has ended");
      leave();
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <FormDialog
      title={silence ? "Edit Silence" : "Create Notification Silence"}
      {...dialog}
      submitLabel={silence ? "Update" : "Save"}
      footerStart={
        silence ? (
          <>
            {isReadOnly ? null : (
              <DeleteButton
                title="Delete Silence"
                description="Are you sure you want to delete this silence?"
                onDelete={() => writes.remove(silence)}
                onDeleted={() => {
                  notifySuccess("Silence deleted");
                  leave();
                }}
              />
            )}
            {isOver || isReadOnly ? null : (
              <Button icon={AlarmClockOff} onClick={() => void endNow()}>
                End now
              </Button>
            )}
            {mayAdd ? (
              <Button asChild>
                <Link to="/notifications/silences" search={{ add: true, clone: silence.id }}>
                  <Copy size={14} aria-hidden /> Clone
                </Link>
              </Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      {notice}
      <form.Field name="name">
        {(field) => (
          <TextField
            label="Name"
            required
            disabled={isReadOnly}
            value={field.state.value}
            onChange={field.handleChange}
            error={issues?.name}
          />
        )}
      </form.Field>
      <form.Field name="range">
        {(field) => (
          <SilenceDuration
            range={field.state.value}
            onChange={field.handleChange}
            error={issues?.range}
            isReadOnly={isReadOnly}
          />
        )}
      </form.Field>
      <form.Field name="kind">
        {(field) => (
          <div className={styles["criteria"]}>
            {isReadOnly ? null : (
              <Segmented
                label="Choose Silence Criteria"
                items={criteria}
                value={field.state.value}
                onChange={field.handleChange}
              />
            )}
            <span className={styles["faint"]}>
              {criteria.find(({ value }) => value === field.state.value)?.about}
            </span>
          </div>
        )}
      </form.Field>
      {values.kind === "resource" ? (
        <>
          {isReadOnly ? null : (
            <form.Field name="resourceKind">
              {(field) => (
                <Segmented
                  label="Kind of resource"
                  items={resourceKinds}
                  value={field.state.value}
                  onChange={(kind) => {
                    field.handleChange(kind);
                    form.setFieldValue("resourceId", "");
                  }}
                />
              )}
            </form.Field>
          )}
          {item === "" || isReadOnly || values.resourceKind !== "config" ? null : (
            <SilenceAncestors
              id={item}
              value={values.resourceId}
              onChange={(chosen, recursive) => {
                form.setFieldValue("resourceId", chosen);
                form.setFieldValue("recursive", recursive);
              }}
              onAll={() => form.setFieldValue("kind", "selectors")}
            />
          )}
          <form.Field name="resourceId">
            {(field) => (
              <ResourcePicker
                kind={values.resourceKind}
                label={
                  resourceKinds.find(({ value }) => value === values.resourceKind)?.label ?? ""
                }
                required
                disabled={isReadOnly}
                value={field.state.value}
                onChange={field.handleChange}
                error={issues?.resourceId}
              />
            )}
          </form.Field>
          <form.Field name="recursive">
            {(field) => (
              <Toggle
                label="Recursive"
                hint="Also what is below the resource"
                checked={field.state.value}
                onChange={field.handleChange}
                disabledReason={readOnlyReason}
              />
            )}
          </form.Field>
        </>
      ) : null}
      {values.kind === "filter" ? (
        <form.Field name="filter">
          {(field) => (
            <CelField
              label="Filter"
              required
              names={filterNames}
              hint="Holds for what shall be silenced: check.name.startsWith('payments/')"
              value={field.state.value}
              onChange={field.handleChange}
              error={issues?.filter}
            />
          )}
        </form.Field>
      ) : null}
      {values.kind === "selectors" ? (
        <form.Field name="selectors">
          {(field) => (
            <>
              {item === "" || isReadOnly ? null : (
                <SilenceAttributes
                  id={item}
                  value={field.state.value}
                  onChange={field.handleChange}
                />
              )}
              <YamlField
                label="Selectors"
                hint="A list, of which any may fit: - types: [Kubernetes::Pod]"
                rows={12}
                value={field.state.value}
                onChange={field.handleChange}
                error={issues?.selectors}
              />
            </>
          )}
        </form.Field>
      ) : null}
      <form.Field name="description">
        {(field) => (
          <TextArea
            label="Reason"
            rows={2}
            disabled={isReadOnly}
            value={field.state.value}
            onChange={field.handleChange}
          />
        )}
      </form.Field>
      <SilencePreview query={previewOf(values)} />
      {silence ? <SilencedSends id={silence.id} /> : null}
    </FormDialog>
  );
}
