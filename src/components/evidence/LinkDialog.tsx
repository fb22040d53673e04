import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { hypothesisNamesOptions } from "~generated/db/reads";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import { incidentSeverities, incidentTypes } from "~/components/incident/incidentWords";
import { LinkFailure } from "~/components/evidenceLink/LinkFailure";
import { useLinkCalls } from "~/components/evidenceLink/useLinkCalls";
import { notifyLink } from "~/components/messages/notify";
import { SelectField } from "~/ui/field/SelectField";
import { TextArea } from "~/ui/field/TextArea";
import styles from "./LinkDialog.module.css";
import { type EvidenceSubject, subjectKey } from "./evidenceSubject";
import { HypothesisPicker, IncidentPicker } from "./IncidentPicker";
import {
  emptyLink,
  type LinkForm,
  LinkFailed,
  linkEvidence,
  linkForm,
  linkIssues,
} from "~/components/evidenceLink/linkFlow";

interface Props {
  subject: EvidenceSubject;
  onClose: () => void;
}

/** What a new incident is asked for beyond its title. */
const choices = [
  { name: "type", label: "Type", options: incidentTypes },
  { name: "severity", label: "Severity", options: incidentSeverities },
] as const;

/** Link to Incident (spec 3 §2): an incident and a hypothesis, each there already or new, and what is attached. */
export function LinkDialog({ subject, onClose }: Props) {
  const client = useQueryClient();
  const router = useRouter();
  const [saved] = useState(emptyLink);
  const [failure, setFailure] = useState<LinkFailed>();
  const calls = useLinkCalls();
  const { form, values, issues, dialog, notice } = useFormDialog({
    noun: "link",
    id: undefined,
    newId: subjectKey(subject),
    schema: linkForm,
    saved,
    onClose,
    issuesOf: linkIssues,
    save: async (sent) => {
      setFailure(undefined);
      const incident = await linkEvidence(sent, subject, calls, showMade);
      const { href } = router.buildLocation({ to: "/incidents/$id", params: { id: incident } });
      notifyLink("Linked to incident successfully", {
        label: "Open the incident",
        href,
        follow: () => void router.navigate({ href }),
      });
      return "";
    },
    onError: (error) => {
      setFailure(error instanceof LinkFailed ? error : new LinkFailed("evidence", error));
    },
  });
  /** The form goes on with what stands now; the draft keeps that too. */
  function showMade(now: LinkForm): void {
    for (const key of ["incident", "newIncident", "hypothesis", "newHypothesis"] as const)
      form.setFieldValue(key, now[key]);
  }
  const chooseIncident = async (incident: string, newIncident = "") => {
    form.setFieldValue("incident", incident);
    form.setFieldValue("newIncident", newIncident);
    form.setFieldValue("hypothesis", "");
    if (incident === "") return;
    const { rows } = await client
      .fetchQuery(hypothesisNamesOptions({ incidentId: incident }))
      .catch(() => ({ rows: [] }));
    const [only, another] = rows;
    const { state } = form;
    // Where there is one alone it is meant (spec 3 §5), unless something else was chosen meanwhile.
    if (
      only !== undefined &&
      another === undefined &&
      state.values.incident === incident &&
      state.values.newHypothesis === ""
    )
      form.setFieldValue("hypothesis", only.id);
  };
  const isNew = values.incident === "";
  return (
    <FormDialog
      title="Link to Incident"
      description={`Attaches ${subject.name} as evidence.`}
      size="small"
      {...dialog}
      isDirty={dialog.isDirty && !isUntouched(values)}
      submitLabel="Link"
      busyLabel="Linking.."
    >
      {notice}
      <LinkFailure failure={failure} button="Link" />
      <IncidentPicker
        value={values.incident}
        newName={values.newIncident}
        error={issues?.incident}
        onChange={(id) => void chooseIncident(id)}
        onCreate={(name) => void chooseIncident("", name)}
      />
      <form.Field name="description">
        {(field) => (
          <TextArea
            label="Description"
            rows={3}
            hint="What this shows. Markdown."
            value={field.state.value}
            onChange={field.handleChange}
          />
        )}
      </form.Field>
      {isNew && values.newIncident !== "" ? (
        <div className={styles["pair"]}>
          {choices.map(({ name, label, options }) => (
            <form.Field key={name} name={name}>
              {(field) => (
                <SelectField
                  label={label}
                  required
                  placeholder="Select..."
                  options={options}
                  value={field.state.value}
                  onChange={field.handleChange}
                  error={issues?.[name]}
                />
              )}
            </form.Field>
          ))}
        </div>
      ) : null}
      {isNew && values.newIncident === "" ? null : (
        <HypothesisPicker
          incidentId={values.incident || values.ids.incident}
          required={!isNew}
          value={values.hypothesis}
          newName={values.newHypothesis}
          error={issues?.hypothesis}
          onChange={(id) => {
            form.setFieldValue("hypothesis", id);
            form.setFieldValue("newHypothesis", "");
          }}
          onCreate={(name) => {
            form.setFieldValue("hypothesis", "");
            form.setFieldValue("newHypothesis", name);
          }}
        />
      )}
    </FormDialog>
  );
}

/** Nothing of it was chosen or typed by a person. */
const isUntouched = ({ incident, newIncident, description, newHypothesis }: LinkForm): boolean =>
  incident === "" && newIncident === "" && description === "" && newHypothesis === "";
