import { Button } from "~/ui/button/Button";
import type { ManifestFields } from "./manifestFields";
import styles from "./RecordForm.module.css";

interface Props {
  /** What the manifest says otherwise than the form. */
  fields: ManifestFields;
  onUse: () => void;
  onKeep: () => void;
}

/** Asks whether name, namespace and labels of a pasted manifest take the place of what was typed. */
export function ManifestOffer({ fields, onUse, onKeep }: Props) {
  const said = [
    ...(fields.name === undefined ? [] : [`the name ${fields.name}`]),
    ...(fields.namespace === undefined ? [] : [`the namespace ${fields.namespace}`]),
    ...(fields.labels === undefined ? [] : ["other labels"]),
  ];
  return (
    <div className={styles["offer"]} role="status">
      <span>The manifest has {said.join(", ")}. Use them here too?</span>
      <Button onClick={onUse}>Use them</Button>
      <Button variant="quiet" onClick={onKeep}>
        Keep what I typed
      </Button>
    </div>
  );
}
