import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as v from "valibot";
import { teamDetailOptions } from "~generated/db/reads";
import { createResponderMutation } from "~generated/db/writes";
import { createOnce } from "~/api/createOnce";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import { useCreate } from "~/components/people/author";
import { ResourcePicker } from "~/components/pickers/ResourcePicker";
import { isRecordId } from "~/components/record/RecordDialog";
import { newId } from "~/lib/text/newId";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { SelectField } from "~/ui/field/SelectField";
import { TextArea } from "~/ui/field/TextArea";
import { TextField } from "~/ui/field/TextField";
import { missingFields, presetsOf, responderType, typesOf } from "./responderTypes";
import styles from "./responders.module.css";
import { useIncident } from "./useIncident";

const form = v.object({
  team: v.string(),
  person: v.string(),
  /** How the team is called. */
  type: v.string(),
  values: v.record(v.string(), v.string()),
  id: v.string(),
});
type Values = v.InferOutput<typeof form>;

/** Select Responder (facts 1.10): a person, or a team through one of the systems that its spec names. */
export function ResponderDialog({ onClose }: { onClose: () => void }) {
  const incident = useIncident();
  const create = useCreate(createResponderMutation(), { hasSource: false });
  const [saved] = useState<Values>(() => ({
    team: "",
    person: "",
    type: "",
    values: {},
    id: newId(),
  }));
  const [teamId, setTeamId] = useState("");
  const team = useQuery({ ...teamDetailOptions({ id: teamId }), enabled: isRecordId(teamId) });
  const spec = team.data?.rows[0]?.spec;
  const types = typesOf(spec);
  const filled = ({ type, values }: Values) => {
    const { fixed, usual } = presetsOf(spec, type, incident);
    return { ...usual, ...values, ...fixed };
  };
  const issuesOf = (values: Values) => {
    const required = "Please provide valid value";
    if (values.person !== "") return undefined;
    if (values.team === "") return { chosen: required, fields: {} };
    if (values.type === "") return { type: required, fields: {} };
    const fields = missingFields(responderType(values.type).fields, filled(values));
    return Object.keys(fields).length > 0 ? { fields } : undefined;
  };
  const dialog = useFormDialog<
    Values,
    { chosen?: string; type?: string; fields: Record<string, string> }
  >({
    noun: "responder",
    id: undefined,
    newId: incident.id,
    schema: form,
    saved,
    onClose,
    issuesOf,
    save: async (values) => {
      const isPerson = values.person !== "";
      await createOnce(() =>
        create({
          id: values.id,
          incident_id: incident.id,
          type: isPerson ? "person" : "system",
          person_id: isPerson ? values.person : null,
          team_id: isPerson ? null : values.team,
          properties: isPerson
            ? { responderType: "person" }
            : { responderType: values.type, ...filled(values) },
        }),
      );
      return "Responder added";
    },
  });
  const { values, issues } = dialog;
  const { fields } = responderType(values.type);
  const { fixed } = presetsOf(spec, values.type, incident);
  const shown = filled(values);
  const set = dialog.form.setFieldValue.bind(dialog.form);
  if (values.team !== teamId) setTeamId(values.team);
  return (
    <FormDialog title="Select Responder" size="small" {...dialog.dialog} submitLabel="Add">
      {dialog.notice}
      <ResourcePicker
        kind="person"
        label="Person"
        canClear
        value={values.person}
        error={issues?.chosen}
        onChange={(person) => {
          set("person", person);
          if (person !== "") set("team", "");
        }}
      />
      <ResourcePicker
        kind="team"
        label="Team"
        canClear
        value={values.team}
        onChange={(next) => {
          set("team", next);
          set("type", "");
          if (next !== "") set("person", "");
        }}
      />
      {values.team === "" || team.isPending ? null : types.length === 0 ? (
        <EmptyState
          title="No way to call it"
          text="There were no responders configured for this team"
        />
      ) : (
        <SelectField
          label="Responder Types"
          required
          placeholder="Select..."
          options={types.map((type) => ({ value: type, label: responderType(type).label }))}
          value={values.type}
          onChange={(type) => set("type", type)}
          error={issues?.type}
        />
      )}
      {values.team !== "" && values.type !== "" ? (
        <div className={styles["fields"]}>
          {fields.map(({ key, label, isLong, isRequired }) => {
            const Input = isLong ? TextArea : TextField;
            const isFixed = fixed[key] !== undefined;
            return (
              <Input
                key={key}
                label={label}
                required={isRequired}
                disabled={isFixed}
                hint={isFixed ? "Set by the team." : undefined}
                value={shown[key] ?? ""}
                onChange={(text) => set("values", { ...values.values, [key]: text })}
                error={issues?.fields[key]}
              />
            );
          })}
        </div>
      ) : null}
    </FormDialog>
  );
}
