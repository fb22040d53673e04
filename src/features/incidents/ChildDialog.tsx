import { useState } from "react";
import * as v from "valibot";
import { createHypothesisMutation } from "~generated/db/writes";
import { createOnce } from "~/api/createOnce";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import { hypothesisChoices } from "~/components/incident/IncidentMarks";
import { childType, newHypothesis } from "~/components/incident/incidentWords";
import { useCreate } from "~/components/people/author";
import { newId } from "~/lib/text/newId";
import { SelectField } from "~/ui/field/SelectField";
import { TextField } from "~/ui/field/TextField";
import { useGoneReason } from "./edited";
import type { HypothesisDetail } from "./incident";

const form = v.object({ title: v.string(), status: v.string(), id: v.string() });

/** Create Factor or Create Solution (facts 1.6), below a hypothesis. */
export function ChildDialog({
  parent,
  onClose,
}: {
  parent: HypothesisDetail;
  onClose: () => void;
}) {
  const create = useCreate(createHypothesisMutation(), { hasSource: false });
  const type = childType(parent.type) ?? "solution";
  const [saved] = useState(() => ({
    title: "",
    status: newHypothesis.status as string,
    id: newId(),
  }));
  const {
    form: fields,
    issues,
    dialog,
    notice,
  } = useFormDialog({
    noun: type,
    id: undefined,
    newId: parent.id,
    schema: form,
    saved,
    onClose,
    issuesOf: ({ title }) =>
      title.trim() === "" ? { title: "This field is required" } : undefined,
    save: async ({ title, status, id }) => {
      await createOnce(() =>
        create({
          id,
          incident_id: parent.incident_id,
          parent_id: parent.id,
          type,
          title: title.trim(),
          status,
        }),
      );
      return "";
    },
  });
  return (
    <FormDialog
      title={type === "factor" ? "Create Factor" : "Create Solution"}
      description={`Below ${parent.title}.`}
      size="small"
      {...dialog}
      blockedReason={useGoneReason(parent.id, "hypothesis")}
      submitLabel="Create"
    >
      {notice}
      <fields.Field name="title">
        {(field) => (
          <TextField
            label="Title"
            required
            placeholder="Type name"
            value={field.state.value}
            onChange={field.handleChange}
            error={issues?.title}
          />
        )}
      </fields.Field>
      <fields.Field name="status">
        {(field) => (
          <SelectField
            label="State"
            options={hypothesisChoices}
            value={field.state.value}
            onChange={field.handleChange}
          />
        )}
      </fields.Field>
    </FormDialog>
  );
}
