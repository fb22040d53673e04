import { RecordForm } from "./RecordForm";
import { recordTables } from "./recordTables";

interface Props {
  /** The table's name, as the address has it. */
  name: "topologies" | "logging_backends";
  onDone: () => void;
  onCancel: () => void;
  onBack: () => void;
}

/** Form of a new record that stands in another page's dialog. */
export function NewRecord({ name, ...actions }: Props) {
  const table = recordTables[name];
  if (!table.Writes) return null;
  return (
    <table.Writes>
      {(writes) => <RecordForm name={name} table={table} writes={writes} {...actions} />}
    </table.Writes>
  );
}
