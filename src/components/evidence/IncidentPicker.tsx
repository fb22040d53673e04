import { useQuery } from "@tanstack/react-query";
import { hypothesisNamesOptions, incidentNamesOptions } from "~generated/db/reads";
import { HypothesisStatus } from "~/components/incident/IncidentMarks";
import { statusWord } from "~/components/incident/incidentWords";
import {
  type Chosen,
  type PickerProps,
  ResourcePickerField,
} from "~/components/pickers/ResourcePickerField";
import { found } from "~/components/recordNames/pickerSources";

type Props = Pick<PickerProps, "value" | "onChange" | "error" | "disabled"> & {
  /** Name of the new record that was chosen in place of one that is there. */
  newName: string;
  onCreate: (name: string) => void;
};

const page = { limit: 50, offset: 0 };

/** Value of the field while something new is chosen; no id looks like it. */
const isNew = "new";

/** How a chosen record shows while it is read, and when it is not there. */
function chosenOf(
  value: string,
  found: { label: string; hint: string } | undefined,
  query: { isSuccess: boolean; isError: boolean },
): Chosen {
  if (found) return { ...found, state: "found" };
  if (query.isSuccess) return { label: value, state: "missing" };
  return query.isError ? { label: value, state: "failed" } : { label: "", state: "loading" };
}

/** An incident by its title or number, or a new one. */
export function IncidentPicker({ value, newName, ...props }: Props) {
  const query = useQuery({
    ...incidentNamesOptions({ ids: [value], ...page }),
    enabled: value !== "",
  });
  const row = query.data?.rows[0];
  return (
    <ResourcePickerField
      {...props}
      label="Incident"
      nouns="incidents"
      required
      placeholder="Search for an incident, or type the title of a new one"
      value={value || (newName && isNew)}
      chosen={
        value === ""
          ? { label: newName, hint: "new incident", state: "found" }
          : chosenOf(value, row && { label: row.title, hint: row.incident_id }, query)
      }
      find={(text) =>
        found(incidentNamesOptions({ ...page, ...(text !== undefined && { text }) }), (row) => ({
          value: row.id,
          label: row.title,
          hint: `${row.incident_id} · ${statusWord(row.status)}`,
        }))
      }
    />
  );
}

/** A hypothesis of an incident by its title, or a new one. */
export function HypothesisPicker({
  incidentId,
  required,
  value,
  newName,
  ...props
}: Props & { incidentId: string; required: boolean }) {
  const query = useQuery({ ...hypothesisNamesOptions({ incidentId }), enabled: value !== "" });
  const row = query.data?.rows.find(({ id }) => id === value);
  return (
    <ResourcePickerField
      {...props}
      // Another incident has others.
      key={incidentId}
      label="Hypothesis"
      nouns="hypotheses"
      required={required}
      hint={row ? <HypothesisStatus status={row.status} /> : undefined}
      placeholder="Search for a hypothesis, or type a new one"
      value={value || (newName && isNew)}
      chosen={
        value === ""
          ? { label: newName, hint: "new hypothesis", state: "found" }
          : chosenOf(value, row && { label: row.title, hint: row.type }, query)
      }
      find={(text) =>
        found(
          hypothesisNamesOptions({ incidentId, ...(text !== undefined && { text }) }),
          (row) => ({
            value: row.id,
            label: row.title,
            hint: `${row.type} · ${statusWord(row.status)}`,
          }),
        )
      }
    />
  );
}
