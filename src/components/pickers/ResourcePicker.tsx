import { skipToken, useQuery } from "@tanstack/react-query";
import { isRecordId } from "~/components/record/RecordDialog";
import { ResourcePickerField, type Chosen, type PickerProps } from "./ResourcePickerField";
import {
  pickerSources,
  type PickerKind,
  type PickKnown,
} from "~/components/recordNames/pickerSources";

interface Props extends PickerProps {
  kind: PickerKind;
}

/**
 * Picks one record of a kind by its id (agents by their name). The server searches while one types; what is chosen
 * shows its name, and says so when it is deleted or missing.
 */
export function ResourcePicker({ kind, ...props }: Props) {
  const { value } = props;
  const { nouns, find, byId } = pickerSources[kind];
  const isAsked = byId !== undefined && isRecordId(value);
  const query = useQuery<PickKnown | null>(
    isAsked ? byId(value) : { queryKey: ["nothing", kind], queryFn: skipToken },
  );
  return (
    <ResourcePickerField
      // Another kind starts with an empty search.
      key={kind}
      placeholder={`Select ${nouns}...`}
      {...props}
      nouns={nouns}
      find={find}
      chosen={
        byId === undefined || value === ""
          ? { label: value, state: "found" }
          : isAsked
            ? stateOf(value, query.data, query.isError)
            : { label: value, state: "missing" }
      }
    />
  );
}

function stateOf(id: string, known: PickKnown | null | undefined, isFailed: boolean): Chosen {
  if (known) return { ...known, state: known.isDeleted ? "deleted" : "found" };
  if (known === null) return { label: id, state: "missing" };
  return { label: id, state: isFailed ? "failed" : "loading" };
}
