import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import {
  deleteCommentMutation,
  deleteEvidenceMutation,
  deleteHypothesisMutation,
} from "~generated/db/writes";
import { errorText, NotFound } from "~/api/errors";
import { inTurn } from "~/api/rehearsal";
import { PlanButton } from "~/components/plan/PlanButton";
import { Button } from "~/ui/button/Button";
import { useOnce } from "~/ui/button/useOnce";
import { Dialog } from "~/ui/overlay/Dialog";
import { deletionOf, type DeletionStep } from "./deletion";
import type { Branch } from "./incident";
import styles from "./incidents.module.css";
import { useHypothesisWrites } from "./useHypothesisWrites";
import { useIncident } from "./useIncident";

interface Props {
  branch: Branch;
  onClose: () => void;
}

/** What is there already gone is what was wanted. */
async function gone(erase: Promise<unknown>): Promise<void> {
  try {
    await erase;
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
  }
}

/** Asks whether a hypothesis is to be disproven or deleted with everything below it (facts 1.6). */
export function DeleteHypothesis({ branch, onClose }: Props) {
  const incident = useIncident();
  const { hypothesis } = branch;
  const { save } = useHypothesisWrites();
  const [failure, setFailure] = useState<string>();
  const { mutateAsync: eraseComment } = useMutation(deleteCommentMutation());
  const { mutateAsync: eraseEvidence } = useMutation(deleteEvidenceMutation());
  const { mutateAsync: eraseHypothesis } = useMutation(deleteHypothesisMutation());
  const { steps, words } = deletionOf(branch, incident.comments);
  const erase = ({ kind, id }: DeletionStep) => {
    const where = { where: { id } };
    if (kind === "comment") return gone(eraseComment(where));
    return gone(kind === "evidence" ? eraseEvidence(where) : eraseHypothesis(where));
  };
  const eraseAll = () => inTurn(steps.map((step) => () => erase(step)));
  const [remove, isRemoving] = useOnce(async () => {
    setFailure(undefined);
    try {
      await eraseAll();
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    }
  });
  const [disprove, isDisproving] = useOnce(async () => {
    if (await save(hypothesis, { status: "disproven" })) onClose();
  });
  const lastReason =
    incident.hypotheses.length === branchSize(branch)
      ? "An incident needs a hypothesis: disprove this one instead."
      : undefined;
  return (
    <Dialog
      open
      onOpenChange={() => (isRemoving ? undefined : onClose())}
      title="Delete hypothesis?"
      description={hypothesis.title}
      size="small"
      expandable={false}
      footer={
        <>
          <PlanButton action={eraseAll} disabledReason={lastReason} />
          <Button onClick={onClose}>Cancel</Button>
          <Button isBusy={isDisproving} onClick={disprove}>
            Disprove Hypothesis
          </Button>
          <Button variant="danger" isBusy={isRemoving} onClick={remove} disabledReason={lastReason}>
            Delete Hypothesis
          </Button>
        </>
      }
    >
      <p className={styles["plain"]}>
        A disproven hypothesis stays as a record of what was ruled out. Deleting takes {words} away
        for good.
      </p>
      {failure === undefined ? null : (
        <p role="alert" className={styles["failure"]}>
          Not everything could be deleted: {failure} What you still see is still there; press Delete
          Hypothesis to go on.
        </p>
      )}
    </Dialog>
  );
}

const branchSize = ({ children }: Branch): number =>
  1 + children.reduce((sum, one) => sum + branchSize(one), 0);
