import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { errorText } from "~/api/errors";
import { Button } from "~/ui/button/Button";
import { StatusDot } from "~/ui/feedback/StatusDot";
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

/** What became of one run. */
type Outcome = { state: "running" | "passed" | "failed" | "refused"; text: string };

/** Runs that are under way at a time: a backend is not to be flooded. */
const atOnce = 3;
/** More than this nobody looks through; the list's filters narrow it. */
const most = 100;

/** Runs several checks now: those of the list, the failing ones chosen at first. */
export function RunChecksDialog({ checks, onClose }: Props) {
  const offered = checks.slice(0, most);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(offered.filter((check) => healthOf(check) !== "healthy").map(({ id }) => id)),
  );
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const isBusy = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const run = useMutation(runCheckMutation());
  const note = (id: string, outcome: Outcome) =>
    setOutcomes((known) => new Map([...known, [id, outcome]]));

  const runOne = async (id: string) => {
    note(id, { state: "running", text: "Running …" });
    try {
      const { pass, error, message } = await run.mutateAsync({ path: { id } });
      const text = (pass ? message : (error ?? message)) ?? "";
      note(id, { state: pass ? "passed" : "failed", text });
    } catch (thrown) {
      note(id, { state: "refused", text: errorText(thrown) });
    }
  };
  const runAll = async () => {
    // A second click comes before the state of the first is drawn.
    if (isBusy.current) return;
    isBusy.current = true;
    setIsRunning(true);
    setOutcomes(new Map());
    const waiting = offered.map(({ id }) => id).filter((id) => chosen.has(id));
    const work = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await runOne(id);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    isBusy.current = false;
    setIsRunning(false);
  };
  const toggle = (id: string) =>
    setChosen((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const isAll = chosen.size === offered.length;
  const done = [...outcomes.values()].filter(({ state }) => state !== "running");
  const passed = done.filter(({ state }) => state === "passed").length;

  return (
    <Dialog
      open
      size="medium"
      title="Run checks now"
      onOpenChange={onClose}
      footer={
        <div className={styles["footer"]}>
          <output>
            {done.length > 0
              ? `${passed} of ${done.length} passed${isRunning ? ", more to come" : ""}`
              : ""}
          </output>
          <Button
            variant="primary"
            isBusy={isRunning}
            disabledReason={chosen.size === 0 ? "Choose at least one check" : undefined}
            onClick={() => void runAll()}
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
        {offered.map((check) => {
          const outcome = outcomes.get(check.id);
          return (
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
                {outcome === undefined ? null : (
                  <span className={styles["text"]} title={outcome.text}>
                    <StatusDot
                      tone={
                        outcome.state === "running"
                          ? "running"
                          : outcome.state === "passed"
                            ? "good"
                            : "bad"
                      }
                      label={outcome.state}
                      showLabel
                    />{" "}
                    {outcome.state === "running" ? "" : outcome.text}
                  </span>
                )}
              </label>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
