import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import * as v from "valibot";
import { createIncident as createIncidentAccess } from "~generated/access";
import { componentsByIdsOptions } from "~generated/db/reads";
import { useAccess } from "~/api/access";
import { whyNot } from "~/components/access/whyNot";
import { componentEvidence } from "~/components/evidence/evidenceSubject";
import { emptyLink, LinkFailed, linkEvidence, linkForm } from "~/components/evidenceLink/linkFlow";
import { LinkFailure } from "~/components/evidenceLink/LinkFailure";
import { useLinkCalls } from "~/components/evidenceLink/useLinkCalls";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import {
  incidentSeverities,
  incidentStatuses,
  incidentTypes,
  newIncident,
} from "~/components/incident/incidentWords";
import { SelectField, type SelectOption } from "~/ui/field/SelectField";
import { TextArea } from "~/ui/field/TextArea";
import { TextField } from "~/ui/field/TextField";
import styles from "./incidents.module.css";

const form = v.object({ ...linkForm.entries, status: v.string() });
type Values = v.InferOutput<typeof form>;

const issuesOf = ({ incident, newIncident: title, type, severity, status }: Values) => {
  const missing = (value: string) => (value.trim() === "" ? "This field is required" : undefined);
  const issues = {
    title: incident === "" ? missing(title) : undefined,
    type: missing(type),
    severity: missing(severity),
    status: missing(status),
  };
  return Object.values(issues).some(Boolean) ? issues : undefined;
};

interface Props {
  /** Component that the incident starts with as evidence. */
  componentId?: string | undefined;
  onClose: () => void;
}

/** Create New Incident (facts 1.3): the incident with its root hypothesis, and the component as evidence. */
export function CreateIncident({ componentId, onClose }: Props) {
  const router = useRouter();
  const calls = useLinkCalls();
  const [saved] = useState(() => ({ ...emptyLink(), status: newIncident.status as string }));
  const [failure, setFailure] = useState<LinkFailed>();
  const component = useQuery({
    ...componentsByIdsOptions({ ids: [componentId ?? ""] }),
    enabled: componentId !== undefined,
  }).data?.rows[0];
  const dialog = useFormDialog({
    noun: "incident",
    id: undefined,
    newId: componentId ?? "new",
    schema: form,
    saved,
    onClose,
    issuesOf,
    readOnlyReason: whyNot(useAccess(), createIncidentAccess.action, createIncidentAccess.resource),
    save: async (values) => {
      setFailure(undefined);
      const { description, status } = values;
      const id = await linkEvidence(
        { ...values, description: "" },
        componentId === undefined
          ? undefined
          : componentEvidence({ id: componentId, name: component?.name ?? componentId }),
        {
          ...calls,
          incident: (body) => calls.incident({ ...body, description: description.trim(), status }),
        },
        (now) => {
          for (const key of ["incident", "hypothesis", "newHypothesis"] as const)
            dialog.form.setFieldValue(key, now[key]);
        },
      );
      // After the dialog has closed, which changes the address too.
      setTimeout(() => void router.navigate({ to: "/incidents/$id", params: { id } }));
      return "Incident created";
    },
    onError: (error) =>
      setFailure(error instanceof LinkFailed ? error : new LinkFailed("incident", error)),
  });
  const { issues, values } = dialog;
  const isMade = values.incident !== "";
  const choice = (
    name: "type" | "severity" | "status",
    label: string,
    options: readonly SelectOption[],
  ) => (
    <dialog.form.Field name={name}>
      {(field) => (
        <SelectField
          label={label}
          required
          disabled={isMade || dialog.isReadOnly}
          options={options}
          value={field.state.value}
          onChange={field.handleChange}
          error={issues?.[name]}
        />
      )}
    </dialog.form.Field>
  );
  return (
    <FormDialog
      title="Create New Incident"
      size="small"
      {...(component && { description: `Starts with ${component.name} as evidence.` })}
      {...dialog.dialog}
      submitLabel="Create"
    >
      {dialog.notice}
      <LinkFailure failure={failure} button="Create" />
      {choice("type", "Type", incidentTypes)}
      <dialog.form.Field name="newIncident">
        {(field) => (
          <TextField
            label="Title"
            required
            disabled={isMade || dialog.isReadOnly}
            value={field.state.value}
            onChange={field.handleChange}
            error={issues?.title}
          />
        )}
      </dialog.form.Field>
      <dialog.form.Field name="description">
        {(field) => (
          <TextArea
            label="Description"
            disabled={isMade || dialog.isReadOnly}
            hint="Markdown."
            value={field.state.value}
            onChange={field.handleChange}
          />
        )}
      </dialog.form.Field>
      <div className={styles["pair"]}>
        {choice("severity", "Severity", incidentSeverities)}
        {choice("status", "Status", incidentStatuses)}
      </div>
    </FormDialog>
  );
}
