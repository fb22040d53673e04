import { useState } from "react";
import { asksForDone, statusWord } from "~/components/incident/incidentWords";
import { Button } from "~/ui/button/Button";
import { useOnce } from "~/ui/button/useOnce";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Dialog } from "~/ui/overlay/Dialog";
import styles from "./definition.module.css";
import { EvidenceChoices } from "./EvidenceChoices";
import { evidencesOf } from "./incident";
import { useEvidenceWrites } from "./useEvidenceWrites";
import { useIncident, useIncidentWrites } from "./useIncident";

interface Props {
  /** State that is wanted: mitigated or resolved. */
  status: string;
  onClose: () => void;
}

/** Before an incident is mitigated or resolved: which evidence shows that it is (facts 1.7). */
export function StatusDialog({ status, onClose }: Props) {
  const incident = useIncident();
  // What others made of it while this was open is not written over.
  const [began] = useState(incident);
  const { save } = useIncidentWrites(incident);
  const writes = useEvidenceWrites();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const word = statusWord(status).toLowerCase();
  const isSet = !asksForDone(incident.status, status);
  const items = evidencesOf(incident).filter((one) => one.definition_of_done !== true);
  const setStatus = async () => {
    const said = "Incident status updated successfully";
    if (await save({ status }, said, began)) onClose();
  };
  const [skip, isSkipping] = useOnce(setStatus);
  const [add, isAdding] = useOnce(async () => {
    setIsTried(true);
    if (chosen.size === 0) return;
    const failed = "Marking evidence as part of definition of done failed";
    for (const one of items.filter(({ id }) => chosen.has(id)))
      if (!(await writes.change(one, { definition_of_done: true }, failed))) return;
    await setStatus();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add contributing factors to definition of done"
      description={`The incident ${isSet ? `is ${word} already` : `becomes ${word}`}. What you choose has to hold for it to stay so.`}
      size="large"
      footer={
        <span className={styles["footer"]}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            isBusy={isSkipping}
            onClick={skip}
            variant={items.length === 0 ? "primary" : "plain"}
          >
            Skip
          </Button>
          {items.length > 0 ? (
            <Button variant="primary" isBusy={isAdding} onClick={add}>
              Add
            </Button>
          ) : null}
        </span>
      }
    >
      {items.length === 0 ? (
        <EmptyState
          title="Nothing to choose from"
          text="There is no evidence that is not part of the definition of done. Skip sets the state alone."
        />
      ) : (
        <>
          {isTried && chosen.size === 0 ? (
            <p role="alert" className={styles["error"]}>
              Please select atleast one evidence
            </p>
          ) : null}
          <EvidenceChoices items={items} chosen={chosen} onChosen={setChosen} />
        </>
      )}
    </Dialog>
  );
}
