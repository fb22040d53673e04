import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
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
import { ResponderFields, type ResponderFieldsHandle } from "./ResponderFields";
import { presetsOf, responderLabel, typesOf } from "./responderTypes";
import { useIncident } from "./useIncident";

const form = v.object({
  team: v.string(),
  person: v.string(),
  /** How the team is called. */
  type: v.string(),
  values: v.record(v.string(), v.unknown()),
  id: v.string(),
});
type Values = v.InferOutput<typeof form>;

const issuesOf = ({ person, team, type }: Values) => {
  const required = "Please provide valid value";
  if (person !== "") return undefined;
  if (team === "") return { chosen: required };
  return type === "" ? { type: required } : undefined;
};

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
  const fields = useRef<ResponderFieldsHandle>(null);
  const dialog = useFormDialog({
    noun: "responder",
    id: undefined,
    newId: incident.id,
    schema: form,
    saved,
    onClose,
    issuesOf,
    save: async (values) => {
      const isPerson = values.person !== "";
      const asked = isPerson ? {} : fields.current?.submit();
      // The form says what is wrong.
      if (!asked) return undefined;
      await createOnce(() =>
        create({
          id: values.id,
          incident_id: incident.id,
          type: isPerson ? "person" : "system",
          person_id: isPerson ? values.person : null,
          team_id: isPerson ? null : values.team,
          properties: { ...asked, responderType: isPerson ? "person" : values.type },
        }),
      );
      return "Responder added";
    },
  });
  const { values, issues } = dialog;
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
          set("values", {});
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
          options={types.map((type) => ({ value: type, label: responderLabel(type) }))}
          value={values.type}
          onChange={(type) => {
            set("type", type);
            set("values", {});
          }}
          error={issues?.type}
        />
      )}
      {values.team !== "" && values.type !== "" && team.isSuccess ? (
        <ResponderFields
          key={`${values.team} ${values.type}`}
          type={values.type}
          team={values.team}
          presets={presetsOf(spec, values.type, incident)}
          draft={values.values}
          onEdit={(next) => set("values", next)}
          handle={fields}
        />
      ) : null}
    </FormDialog>
  );
}
