import { type FormEvent, type ReactNode, useId, useState } from "react";
import { isSecretName } from "~/lib/wire/envVar";
import type { Clash, Side } from "~/lib/json/merge";
import { specText } from "~/lib/yaml/specText";
import { Button } from "~/ui/button/Button";
import { Dialog } from "~/ui/overlay/Dialog";
import styles from "./ConflictDialog.module.css";
import type { Answer, FieldLabels, Question, ValueViews } from "./conflictQuestion";

interface Props {
  question: Question;
  onAnswer: (answer: Answer) => void;
}

/** Shows both versions of what two people changed, and lets one choose per field (or delete all the same). */
export function ConflictDialog({ question, onAnswer }: Props) {
  const { record, clashes, labels } = question;
  const id = useId();
  const [sides, setSides] = useState<readonly (Side | undefined)[]>(clashes.map(() => undefined));
  const isSave = question.kind === "save";
  const chosen = sides.filter((side) => side !== undefined);
  const isComplete = !isSave || chosen.length === clashes.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isComplete) onAnswer(chosen);
  };
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={() => onAnswer(undefined)}
      title={isSave ? "Changed by someone else" : `Delete ${record} all the same?`}
      description={
        isSave
          ? `The ${record} was changed while you were editing it. Choose what to keep.`
          : "It was changed since you opened it."
      }
      footer={
        <div className={styles["footer"]}>
          <Button onClick={() => onAnswer(undefined)}>
            {isSave ? "Keep editing" : "Do not delete"}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={isSave ? "primary" : "danger"}
            disabledReason={isComplete ? undefined : "Choose for every field first."}
          >
            {isSave ? "Save" : "Delete"}
          </Button>
        </div>
      }
    >
      <form id={id} className={styles["form"]} onSubmit={submit} aria-label="Both versions">
        {clashes.map((clash, index) => (
          <fieldset key={clash.path.join(".")} className={styles["field"]}>
            <legend className={styles["legend"]}>{placeOf(clash, labels)}</legend>
            {isSave ? (
              (["mine", "theirs"] as const).map((side) => (
                <label key={side} className={styles["version"]}>
                  <span className={styles["side"]}>
                    <input
                      type="radio"
                      name={`${id}-${index}`}
                      checked={sides[index] === side}
                      onChange={() => setSides(sides.with(index, side))}
                    />
                    {side === "mine" ? "Mine" : "Theirs"}
                  </span>
                  <Value clash={clash} value={clash[side]} views={question.show} />
                </label>
              ))
            ) : (
              <>
                <Version label="When you opened it">
                  <Value clash={clash} value={clash.base} views={question.show} />
                </Version>
                <Version label="Now">
                  <Value clash={clash} value={clash.theirs} views={question.show} />
                </Version>
              </>
            )}
          </fieldset>
        ))}
        {isSave && question.kept.length > 0 ? (
          <p className={styles["note"]}>
            Also changed, and kept as it is now: {question.kept.join(", ")}.
          </p>
        ) : null}
      </form>
    </Dialog>
  );
}

/** "Targets" or "Spec › schedule". */
const placeOf = ({ path: [column = "", ...rest] }: Clash, labels: FieldLabels): string =>
  [labels[column] ?? column, ...rest].join(" › ");

function Version({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles["version"]}>
      <span className={styles["side"]}>{label}</span>
      {children}
    </div>
  );
}

interface ValueProps {
  clash: Clash;
  value: unknown;
  views?: ValueViews | undefined;
}

function Value({ clash, value, views }: ValueProps) {
  const [column = "", ...rest] = clash.path;
  const view = rest.length === 0 ? views?.[column] : undefined;
  if (view) return <div className={styles["value"]}>{view(value)}</div>;
  if (value === undefined || value === null || value === "")
    return <span className={styles["none"]}>empty</span>;
  if (clash.path.some(isSecretName)) return <span className={styles["none"]}>not shown</span>;
  const isText = typeof value === "string";
  const text = isText ? value : specText(value).trimEnd();
  return (
    <pre className={styles["value"]} data-code={!isText || undefined}>
      {withoutPassword(text)}
    </pre>
  );
}

/** An address may hold a password. */
const withoutPassword = (text: string): string =>
  text.replaceAll(/(:\/\/[^\s/@:]*:)[^\s/@]+@/g, "$1•••@");
