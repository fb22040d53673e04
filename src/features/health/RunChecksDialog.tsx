import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { BulkOutcomeText } from "~/components/bulk/BulkOutcomeText";
import { BulkProgress } from "~/components/bulk/BulkProgress";
import { useBulk } from "~/components/bulk/useBulk";
import { PlanButton } from "~/components/plan/PlanButton";
import { Button } from "~/ui/button/Button";
import { Dialog } from "~/ui/overlay/Dialog";
import type { CheckSummary } from "~generated/canary/types.gen";
import { runCheckMutation } from "~generated/canary/@tanstack/react-query.gen";
import { HealthDot } from "./healthColumns";
import { healthOf } from "./measures";
import styles from "./RunChecksDialog.module.css";
import { labelOf } from "./title";

interface Props {
  /** Checks of the list, in its order. */
  checks: readonly CheckSummary[];
  onClose: () => void;
}

/** More than this nobody looks through; the list's filters narrow it. */
const most = 100;

/** Runs several checks now: those of the list, the failing ones chosen at first. */
export function RunChecksDialog({ checks, onClose }: Props) {
  const offered = checks.slice(0, most);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(offered.filter((check) => healthOf(check) !== "healthy").map(({ id }) => id)),
  );
  const run = useMutation(runCheckMutation());
  const runOne = async (id: string) => {
    const { pass, error, message } = await run.mutateAsync({ path: { id } });
    return { isGood: pass === true, text: (pass ? message : (error ?? message)) ?? "" };
  };
  const bulk = useBulk({ run: runOne });
  const { outcomes, isRunning } = bulk;
  const wanted = offered.map(({ id }) => id).filter((id) => chosen.has(id));
  const toggle = (id: string) =>
    setChosen((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const isAll = chosen.size === offered.length;
  return (
    <Dialog
      open
      size="medium"
      title="Run checks now"
      onOpenChange={onClose}
      footer={
        <div className={styles["footer"]}>
          <BulkProgress bulk={bulk} good="passed" />
          <span className={styles["space"]} />
          <PlanButton
            action={() => Promise.allSettled(wanted.map(runOne))}
            disabledReason={wanted.length === 0 ? "Choose at least one check" : undefined}
          />
          <Button
            variant="primary"
            isBusy={isRunning}
            disabledReason={chosen.size === 0 ? "Choose at least one check" : undefined}
            onClick={() => void bulk.start(wanted)}
          >
            Run {chosen.size} {chosen.size === 1 ? "check" : "checks"}
          </Button>
        </div>
      }
    >
      <label className={styles["row"]}>
        <input
          type="checkbox"
          checked={isAll}
          disabled={isRunning}
          onChange={() => setChosen(new Set(isAll ? [] : offered.map(({ id }) => id)))}
        />
        <b>All {offered.length} of the list</b>
        {checks.length > most ? (
          <span className={styles["text"]}>
            the first {most} of {checks.length}; filter the list for others
          </span>
        ) : null}
      </label>
      <ul className={styles["list"]} aria-label="Checks to run">
        {offered.map((check) => (
          <li key={check.id}>
            <label className={styles["row"]}>
              <input
                type="checkbox"
                checked={chosen.has(check.id)}
                disabled={isRunning}
                onChange={() => toggle(check.id)}
              />
              <HealthDot health={healthOf(check)} />
              <span className={styles["name"]}>{labelOf(check)}</span>
              <span className={styles["text"]}>
                <BulkOutcomeText outcome={outcomes.get(check.id)} />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
