import { NewRecordEditor } from "~/components/recordEditor/NewRecordPage";
import { recordKinds } from "./kinds";

interface Props {
  /** The table's name, as the address has it. */
  name: "topologies" | "logging_backends";
  onDone: () => void;
  onCancel: () => void;
  onBack: () => void;
}

/** Form of a new record that stands in another page's dialog. */
export function NewRecord({ name, ...actions }: Props) {
  return <NewRecordEditor kind={recordKinds[name]} {...actions} />;
}
