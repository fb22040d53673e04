import { useState } from "react";
import { notifyError } from "~/components/messages/notify";
import { PlanButton } from "~/components/plan/PlanButton";
import { Button } from "~/ui/button/Button";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";
import { Dialog } from "~/ui/overlay/Dialog";
import styles from "./agents.module.css";

interface Props {
  name: string;
  /** Deletes it, with what it has pushed where that is wanted; resolves whether it is gone. */
  onDelete: (cleanup: boolean) => Promise<boolean>;
  onDeleted: () => void;
}

/** Deletes an agent after two questions: what becomes of what it has pushed, and whether it is meant (facts 6.8). */
export function DeleteAgent({ name, onDelete, onDeleted }: Props) {
  const [step, setStep] = useState<"resources" | "agent">();
  const [cleanup, setCleanup] = useState(false);
  const answer = (withResources: boolean) => {
    setCleanup(withResources);
    setStep("agent");
  };
  const confirm = async () => {
    try {
      const isGone = await onDelete(cleanup);
      setStep(undefined);
      if (isGone) onDeleted();
    } catch (error) {
      setStep(undefined);
      notifyError(error);
    }
  };
  return (
    <>
      <Button onClick={() => setStep("resources")}>Delete</Button>
      {step === "resources" ? (
        <Dialog
          open
          title="Delete Agents Resources"
          size="small"
          onOpenChange={() => setStep(undefined)}
          footer={
            <>
              <Button onClick={() => setStep(undefined)}>Cancel</Button>
              <span className={styles["space"]} />
              <Button onClick={() => answer(false)}>No</Button>
              <Button onClick={() => answer(true)}>Yes</Button>
            </>
          }
        >
          <p className={styles["question"]}>Would you like to delete resources created by agent?</p>
        </Dialog>
      ) : null}
      <ConfirmDialog
        open={step === "agent"}
        onOpenChange={(open) => {
          if (!open) setStep(undefined);
        }}
        title="Delete Agent"
        description={
          cleanup
            ? `Delete ${name} and everything that it has pushed: catalog items, checks, components, scrapers?`
            : `Delete ${name}? What it has pushed stays.`
        }
        confirmLabel="Delete"
        danger
        onConfirm={confirm}
        footerStart={<PlanButton action={() => onDelete(cleanup)} />}
      />
    </>
  );
}
