import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { PlanButton } from "~/components/plan/PlanButton";
import { Button } from "~/ui/button/Button";
import styles from "./RecordForm.module.css";

interface Props {
  isNew: boolean;
  isBusy: boolean;
  /** Text of the button that creates (default "Save"). */
  createLabel?: string | undefined;
  /** Why nothing can be saved now. */
  reason: string | undefined;
  /** Takes back what was typed; undefined where nothing was. */
  onDiscard: (() => void) | undefined;
  /** The button that deletes it, for a stored record. */
  remove: ReactNode;
  /** Sends what saving sends, to look at first; false where the form says what is missing. */
  plan: () => unknown;
  /** Where Cancel leads: an address, or what it does. */
  cancel: string | (() => void);
  /** Goes back to the choice that came before. */
  onBack?: (() => void) | undefined;
}

/** What the save button says while the record is under way (spec 3 §2). */
const busyLabels: Readonly<Record<string, string>> = {
  Save: "Saving",
  Add: "Adding",
  Update: "Updating",
};

/** Buttons below a record's form: Delete and Back at the left, Cancel and Save or Update at the right. */
export function RecordActions(props: Props) {
  const {
    isNew,
    isBusy,
    createLabel = "Save",
    reason,
    onDiscard,
    remove,
    plan,
    cancel,
    onBack,
  } = props;
  const label = isNew ? createLabel : "Update";
  return (
    <div className={styles["actions"]}>
      {remove}
      {onBack && (
        <Button icon={ArrowLeft} onClick={onBack}>
          Back
        </Button>
      )}
      <PlanButton action={plan} disabledReason={reason} />
      <span className={styles["space"]} />
      {onDiscard && (
        <Button variant="quiet" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
      {typeof cancel === "string" ? (
        <Button asChild>
          <Link to={cancel}>Cancel</Link>
        </Button>
      ) : (
        <Button onClick={cancel}>Cancel</Button>
      )}
      <Button
        variant="primary"
        type="submit"
        disabledReason={isBusy ? "Under way: wait for the answer." : reason}
      >
        {isBusy ? (busyLabels[label] ?? label) : label}
      </Button>
    </div>
  );
}
