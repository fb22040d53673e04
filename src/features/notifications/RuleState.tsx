import { Pause, Play } from "lucide-react";
import type { NotificationRuleDetail } from "~generated/db/reads";
import { notifyError, notifySuccess } from "~/components/messages/notify";
import { PersonCell } from "~/components/people/PersonCell";
import { OriginBadge } from "~/components/record/OriginBadge";
import { originOfRecord } from "~/components/record/origin";
import { Fact, Facts, Moment } from "~/components/sheet/Fact";
import { Button } from "~/ui/button/Button";
import { useOnce } from "~/ui/button/useOnce";
import styles from "./notifications.module.css";

interface Props {
  rule: NotificationRuleDetail;
  readOnlyReason: string | undefined;
  /** Whether the form holds what is not saved yet. */
  isEdited: boolean;
  /** Saves why the rule is paused, or that it is not. Resolves whether it is saved. */
  onChange: (error: string | null) => Promise<boolean>;
}

/** Whether a stored rule is at work, and who made it; it can be paused and resumed. */
export function RuleState({ rule, readOnlyReason, isEdited, onChange }: Props) {
  const isPaused = rule.error !== null;
  const [change, isBusy] = useOnce(async () => {
    try {
      if (await onChange(isPaused ? null : "Paused by hand"))
        notifySuccess(isPaused ? "The rule is active again" : "The rule is paused");
    } catch (failure) {
      notifyError(failure);
    }
  });
  return (
    <div className={styles["ruleState"]}>
      <Facts>
        <Fact label="Status">
          {isPaused ? <span className={styles["failed"]}>Paused: {rule.error}</span> : "Active"}
        </Fact>
        <Fact label="Created">
          <Moment value={rule.created_at} />
        </Fact>
        {rule.creator ? (
          <Fact label="Created By">
            <PersonCell person={rule.creator} />
          </Fact>
        ) : null}
        {originOfRecord(rule) ? (
          <Fact label="Source">
            <OriginBadge record={rule} />
          </Fact>
        ) : null}
      </Facts>
      <Button
        icon={isPaused ? Play : Pause}
        isBusy={isBusy}
        disabledReason={
          readOnlyReason ??
          (isEdited ? "Save what you have typed first, or discard it." : undefined)
        }
        onClick={change}
      >
        {isPaused ? "Resume" : "Pause"}
      </Button>
    </div>
  );
}
