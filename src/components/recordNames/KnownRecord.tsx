import { useQuery } from "@tanstack/react-query";
import { isRecordId } from "~/components/record/RecordDialog";
import { pickerSources, type PickerKind } from "./pickerSources";

interface Props {
  kind: PickerKind;
  id: string;
}

/** The name of a record that only its id is known of; the id while that is not known, or where it is gone. */
export function KnownRecord({ kind, id }: Props) {
  const { byId } = pickerSources[kind];
  return byId && isRecordId(id) ? <Named read={byId(id)} id={id} /> : <>{id}</>;
}

function Named({ read, id }: { read: NonNullable<ReturnType<KnownBy>>; id: string }) {
  const { data } = useQuery(read);
  if (data === null) return <>{id} (deleted)</>;
  if (!data) return <>{id}</>;
  return <>{data.isDeleted ? `${data.label} (deleted)` : data.label}</>;
}

type KnownBy = NonNullable<(typeof pickerSources)["config"]["byId"]>;
